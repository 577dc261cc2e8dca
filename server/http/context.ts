/** Makes the context of a request: only the bearer token identifies the caller. */
import type { AuthorizedContext, Context, Page, Session, Settings } from "../context.ts";
import type { Database } from "../db/database.ts";
import type { TakenConnection } from "./relay.ts";
import { addressOf, type ConnectionInfo } from "./address.ts";
import { findSession, touchSession } from "../session/lookup_store.ts";
import { hashToken, type Random } from "../session/tokens.ts";
import { type Scope, scopeOf } from "../scope.ts";
import { HttpError, type Log } from "./errors.ts";
import { checkShown, readBearer, readPage, readSuperToken } from "./request.ts";

export interface Kernel {
  readonly db: Database;
  readonly settings: Settings;
  readonly now: () => number;
  readonly random: Random;
  /** Registers work that outlasts its request, so that a stop of the server waits for it. */
  readonly later: (work: Promise<unknown>) => void;
  readonly log: Log;
}

const NOBODY: Scope = { sellers: [] };

const expired = () => new HttpError(401, "UNAUTHENTICATED", "The session is over; sign in again.");

/** Returns the session of a bearer. @throws {HttpError} UNAUTHENTICATED (401) if there is none */
export async function sessionOf(kernel: Kernel, token: string): Promise<Session> {
  const hash = hashToken(token);
  const found = await findSession(kernel.db, hash, kernel.now());
  if (!found) throw expired();
  if (found.isStale) kernel.later(kernel.db.write((tx) => touchSession(tx, hash, kernel.now())));
  return found.session;
}

/** A class, because object literals with `get` stay in memory until a full collection. Source: ADR 61. */
export class Call {
  readonly request: Request;
  readonly requestId: string;
  /** The route of the request, such as `/api/files/:id`, for the metrics. Empty if no route matches. */
  route = "";
  readonly #info: ConnectionInfo | undefined;
  readonly #settings: Pick<Settings, "trustedProxies">;

  constructor(
    request: Request,
    requestId: string,
    info: ConnectionInfo | undefined,
    settings: Pick<Settings, "trustedProxies">,
  ) {
    this.request = request;
    this.requestId = requestId;
    this.#info = info;
    this.#settings = settings;
  }

  get address(): string {
    return addressOf(this.#info, this.request.headers, this.#settings.trustedProxies);
  }

  trustConnection(): void {
    this.#info?.trust?.();
  }

  /** Hands over the connection instead of answering; null if another request is running on it. */
  takeOver(): TakenConnection | null {
    return this.#info?.takeOver?.() ?? null;
  }
}

/** Makes the context of a signed call, which has no session. */
export const signedContextOf = (kernel: Kernel, call: Call): Context => makeContext(kernel, call, null, null);

export async function contextOf(kernel: Kernel, call: Call): Promise<Context> {
  const token = readBearer(call.request.headers);
  return makeContext(kernel, call, token, token === null ? null : await sessionOf(kernel, token));
}

/** @throws {HttpError} UNAUTHENTICATED (401) */
export async function signedInContextOf(kernel: Kernel, call: Call): Promise<AuthorizedContext> {
  const token = readBearer(call.request.headers);
  if (token === null) throw new HttpError(401, "UNAUTHENTICATED", "Sign in first: there is no session.");
  const session = await sessionOf(kernel, token);
  return makeContext(kernel, call, token, session) as AuthorizedContext;
}

class CallContext implements Context {
  readonly requestId: string;
  readonly db: Database;
  readonly settings: Settings;
  readonly now: () => number;
  readonly random: Random;
  readonly session: Session | null;
  readonly scope: Scope;
  readonly token: string | null;
  readonly page: Page;
  readonly note: (error: unknown) => void;
  /** Not private, because contexts that have this one as prototype read it too: see `onPage`. */
  readonly call: Call;

  constructor(kernel: Kernel, call: Call, token: string | null, session: Session | null) {
    const { requestId, request } = call;
    this.call = call;
    this.requestId = requestId;
    this.db = kernel.db;
    this.settings = kernel.settings;
    this.now = kernel.now;
    this.random = kernel.random;
    this.session = session;
    this.scope = session ? scopeOf(session.person) : NOBODY;
    this.token = token;
    this.page = readPage(request.headers);
    this.note = (error) => kernel.log({ requestId, error });
  }

  /** Only Switch user may read it. */
  get superToken(): string | null {
    return readSuperToken(this.call.request.headers);
  }

  /** A getter, because the engine's signal is expensive to make. */
  get signal(): AbortSignal {
    return this.call.request.signal;
  }

  get address(): string {
    return this.call.address;
  }
}

function makeContext(kernel: Kernel, call: Call, token: string | null, session: Session | null): Context {
  if (session) {
    call.trustConnection();
    checkShown(call.request.headers, session.person._id);
  }
  return new CallContext(kernel, call, token, session);
}
