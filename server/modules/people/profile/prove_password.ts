/** Checks the current password, and counts attempts by session and by account. Source: docs/adr/0073. */
import { ApiError } from "../../../../api/errors.ts";
import { says } from "../../../../api/inputs/read.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import type { UsersTable } from "../../../db/tables.ts";
import { type Bucket, returnTokens, takeTokens } from "../../../http/throttle_store.ts";
import { verifyPassword } from "../session/password.ts";

/** Limit for one session, so that a stolen one soon has to wait. */
const SESSION: Bucket = { capacity: 5, perSecond: 1 / 60 };
/** Limit for an account: higher than that of a session, so that attempts of one session do not block others. */
const ACCOUNT: Bucket = { capacity: 20, perSecond: 1 / 15 };

const wrong = () =>
  new ApiError("BAD_INPUT", "Cannot go on: this is not the current password", {
    problems: [{ path: "password", code: says("wrongPassword") }],
  });
const later = (seconds: number) =>
  new ApiError("RATE_LIMITED", "Too many tries; wait a little.", { retry_after: seconds });

const keysOf = ({ session }: AuthorizedContext) => ({
  session: `password:${session._id}`,
  account: `password:${session.person._id}`,
});

async function takeTry(tx: Writer, context: AuthorizedContext): Promise<number> {
  const { session, account } = keysOf(context);
  const wait = await takeTokens(tx, session, SESSION, context.now());
  return wait > 0 ? wait : await takeTokens(tx, account, ACCOUNT, context.now());
}

/** Runs outside of any transaction. @throws {ApiError} BAD_INPUT for a wrong password; RATE_LIMITED after too many */
export async function provePassword(
  password: string,
  { password_hash }: UsersTable,
  context: AuthorizedContext,
): Promise<void> {
  const wait = await context.db.write((tx) => takeTry(tx, context));
  if (wait > 0) throw later(wait);
  if (!await verifyPassword(password, password_hash, context.settings.scryptCost)) throw wrong();
}

/** @param proved the hash that was checked @throws {ApiError} BAD_INPUT if the password was changed meanwhile */
export async function settleProof(
  tx: Writer,
  { password_hash }: UsersTable,
  proved: string,
  context: AuthorizedContext,
): Promise<void> {
  if (password_hash !== proved) throw wrong();
  const keys = keysOf(context);
  await returnTokens(tx, keys.session, SESSION, context.now(), SESSION.capacity);
  await returnTokens(tx, keys.account, ACCOUNT, context.now());
}
