/** From a request to the context of its work: who asks is found by the bearer alone. */
import type { AuthorizedContext, Context, Session, Settings } from "../context.ts";
import type { Database } from "../db/database.ts";
import { findSession, touchSession } from "../session/lookup_store.ts";
import { hashToken, type Random } from "../session/tokens.ts";
import { type Scope, scopeOf } from "../scope.ts";
import { HttpError, type Log } from "./errors.ts";
import { checkShown, readBearer, readPage, readSuperToken } from "./request.ts";

/** What is the same for every request. */
export interface Kernel {
  readonly db: Database;
  readonly settings: Settings;
  readonly now: () => number;
  readonly random: Random;
  /** Keeps work that a request leaves behind, so that a stop waits for it. */
  readonly later: (work: Promise<unknown>) => void;
  readonly log: Log;
}

const NOBODY: Scope = { sellers: [] };

const expired = () => new HttpError(401, "UNAUTHENTICATED", "The session is over; sign in again.");

/**
 * The living session of a bearer. A token that is no session's is a refusal, never nobody.
 * @throws {HttpError} UNAUTHENTICATED (401)
 */
export async function sessionOf(kernel: Kernel, token: string): Promise<Session> {
  const hash = hashToken(token);
  const found = await findSession(kernel.db, hash, kernel.now());
  if (!found) throw expired();
  if (found.isStale) kernel.later(kernel.db.write((tx) => touchSession(tx, hash, kernel.now())));
  return found.session;
}

/** What one request brings with it. */
export interface Call {
  readonly request: Request;
  readonly requestId: string;
  readonly address: string;
}

/** The context of a REST path, with or without somebody in it. */
export async function contextOf(kernel: Kernel, call: Call): Promise<Context> {
  const token = readBearer(call.request.headers);
  return makeContext(kernel, call, token, token === null ? null : await sessionOf(kernel, token));
}

/**
 * The context of a GraphQL call: nothing is answered without a session.
 * @throws {HttpError} UNAUTHENTICATED (401)
 */
export async function signedInContextOf(kernel: Kernel, call: Call): Promise<AuthorizedContext> {
  const token = readBearer(call.request.headers);
  if (token === null) throw new HttpError(401, "UNAUTHENTICATED", "Sign in first: there is no session.");
  const session = await sessionOf(kernel, token);
  return makeContext(kernel, call, token, session) as AuthorizedContext;
}

function makeContext(
  { db, settings, now, random, log }: Kernel,
  call: Call,
  token: string | null,
  session: Session | null,
): Context {
  const { request, requestId } = call;
  if (session) checkShown(request.headers, session.person._id);
  return {
    requestId,
    db,
    settings,
    now,
    random,
    session,
    scope: session ? scopeOf(session.person) : NOBODY,
    token,
    // Asked for by one, and no other answer may depend on it.
    get superToken() {
      return readSuperToken(request.headers);
    },
    page: readPage(request.headers),
    // Asked for by few, and dear to make.
    get signal() {
      return request.signal;
    },
    get address() {
      return call.address;
    },
    note: (error) => log({ requestId, error }),
  };
}
