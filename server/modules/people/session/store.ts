/** Sessions and one-time codes are looked up by the hash of their secret. */
import { SUPER_GROUPS } from "../../../../api/people/act_as.ts";
import { DAY_SECONDS, LOGIN_CODE_SECONDS } from "../../../../api/constants.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { type Device, NO_DEVICE } from "./device.ts";
import { hashToken, makeToken, type Random } from "../../../session/tokens.ts";

/** Maximum lifetime of a session, even if it is in use. */
const ABSOLUTE_SECONDS = 30 * DAY_SECONDS;

/** Ends a sign-in and its acting sessions. Returns the ids of the ended sessions. */
export async function revokeSignIn(tx: Writer, signInId: string, now: number): Promise<string[]> {
  const rows = await tx.updateTable("sessions").set({ revoked_at: now })
    .where((is) => is.or([is("_id", "=", signInId), is("actor_session_id", "=", signInId)]))
    .where("revoked_at", "is", null).returning("_id").execute();
  return rows.map((row) => row._id);
}

/** Ends all sign-ins of a person but one. Sessions of others who act as this person are not ended. */
export async function revokeOthers(
  tx: Writer,
  userId: string,
  keptId: string,
  now: number,
): Promise<string[]> {
  const ended = await tx.updateTable("sessions").set({ revoked_at: now })
    .where("revoked_at", "is", null)
    .where((is) =>
      is.or([
        is.and([is("user_id", "=", userId), is("actor_session_id", "is", null), is("_id", "<>", keptId)]),
        is.and([is("actor_id", "=", userId), is("actor_session_id", "<>", keptId)]),
      ])
    )
    .returning("_id").execute();
  return ended.map(({ _id }) => _id);
}

export async function issueCode(tx: Writer, userId: string, now: number, random: Random): Promise<string> {
  const code = makeToken(random);
  await tx.deleteFrom("login_codes").where("expires_at", "<", now - LOGIN_CODE_SECONDS).execute();
  await tx.insertInto("login_codes")
    .values({
      code_hash: hashToken(code),
      user_id: userId,
      expires_at: now + LOGIN_CODE_SECONDS,
      used_at: null,
    })
    .execute();
  return code;
}

export interface IssuedSession {
  readonly token: string;
  readonly user_id: string;
  readonly role: string;
  readonly super_token?: string;
}

export const codeRefused = () =>
  new ApiError("UNAUTHENTICATED", "The sign-in code is used or too old; sign in again.");

/** Checks a code without using it; only `exchangeCode` ensures that it is used once. */
export async function isCodeGood(reader: Reader, code: string, now: number): Promise<boolean> {
  return await reader.selectFrom("login_codes").select("user_id")
    .where("code_hash", "=", hashToken(code)).where("used_at", "is", null).where("expires_at", ">=", now)
    .executeTakeFirst() !== undefined;
}

/** The first use consumes the code. @throws {ApiError} UNAUTHENTICATED for any code that does not work */
export async function exchangeCode(
  tx: Writer,
  code: string,
  now: number,
  random: Random,
  device: Device,
): Promise<IssuedSession> {
  const used = await tx.updateTable("login_codes").set({ used_at: now })
    .where("code_hash", "=", hashToken(code)).where("used_at", "is", null).where("expires_at", ">=", now)
    .returning("user_id").executeTakeFirst();
  if (!used) throw codeRefused();
  return await issueSession(tx, used.user_id, now, random, device);
}

/** Issues a session, and deletes the expired sessions of all people. */
export async function issueSession(
  tx: Writer,
  userId: string,
  now: number,
  random: Random,
  device: Device = NO_DEVICE,
): Promise<IssuedSession> {
  const user = await tx.selectFrom("users").select(["_id", "role", "status"])
    .where("_id", "=", userId).executeTakeFirst();
  if (!user || user.status === "Locked") throw new ApiError("UNAUTHENTICATED", "This account is locked.");
  const groups = await tx.selectFrom("user_groups").innerJoin("groups", "groups._id", "user_groups.group_id")
    .select("groups.name").where("user_groups.user_id", "=", userId).execute();
  const token = makeToken(random);
  const superToken = groups.some(({ name }) => (SUPER_GROUPS as readonly string[]).includes(name))
    ? makeToken(random)
    : null;
  await tx.deleteFrom("sessions").where("expires_at", "<", now).execute();
  await tx.insertInto("sessions").values({
    token_hash: hashToken(token),
    _id: makeToken(random),
    user_id: userId,
    super_hash: superToken && hashToken(superToken),
    created_at: now,
    last_seen_at: now,
    expires_at: now + ABSOLUTE_SECONDS,
    revoked_at: null,
    actor_session_id: null,
    actor_id: null,
    reason: "",
    proved_at: null,
    ...device,
  }).execute();
  await tx.updateTable("users").set({ last_login: now }).where("_id", "=", userId).execute();
  return { token, user_id: userId, role: user.role, ...(superToken && { super_token: superToken }) };
}

/** Returns when the person last proved their identity: by signing in, or later by a password. */
export async function provedAt(reader: Reader, sessionId: string): Promise<number> {
  const { created_at, proved_at } = await reader.selectFrom("sessions").select(["created_at", "proved_at"])
    .where("_id", "=", sessionId).executeTakeFirstOrThrow();
  return proved_at ?? created_at;
}

export async function markProved(tx: Writer, sessionId: string, now: number): Promise<void> {
  await tx.updateTable("sessions").set({ proved_at: now }).where("_id", "=", sessionId).execute();
}
