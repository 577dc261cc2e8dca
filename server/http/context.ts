/** From a request to the context of its work: who asks is found by the bearer alone. */
import type { AuthorizedContext, Context, Session, Settings } from "../context.ts";
import type { Database } from "../db/database.ts";
import { findSession, touchSession } from "../modules/session/store.ts";
import { hashToken, type Random } from "../modules/session/tokens.ts";
import { scopeOf } from "../scope.ts";
import { HttpError } from "./errors.ts";
import { readBearer, readPage } from "./request.ts";

/** What is the same for every request. */
export interface Kernel {
  readonly db: Database;
  readonly settings: Settings;
  readonly now: () => number;
  readonly random: Random;
  /** Keeps work that a request leaves behind, so that a stop waits for it. */
  readonly later: (work: Promise<unknown>) => void;
}

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

/** The context of a REST path, with or without somebody in it. */
export async function contextOf(
  kernel: Kernel,
  request: Request,
  requestId: string,
  address: string,
): Promise<Context> {
  const token = readBearer(request.headers);
  const session = token === null ? null : await sessionOf(kernel, token);
  const { db, settings, now, random } = kernel;
  const page = readPage(request.headers);
  const { signal } = request;
  return { requestId, db, settings, now, random, session, token, page, signal, address };
}

/**
 * The context of a GraphQL call: nothing is answered without a session.
 * @throws {HttpError} UNAUTHENTICATED (401)
 */
export async function signedInContextOf(
  kernel: Kernel,
  request: Request,
  requestId: string,
  address: string,
): Promise<AuthorizedContext> {
  const token = readBearer(request.headers);
  if (token === null) throw new HttpError(401, "UNAUTHENTICATED", "Sign in first: there is no session.");
  const session = await sessionOf(kernel, token);
  const { db, settings, now, random } = kernel;
  return {
    requestId,
    db,
    settings,
    now,
    random,
    session,
    scope: scopeOf(session.person),
    token,
    page: readPage(request.headers),
    // Asked for by few, and dear to make.
    get signal() {
      return request.signal;
    },
    address,
  };
}
