import { ACTING_SECONDS } from "../../../../api/people/act_as.ts";
import type { Writer } from "../../../db/database.ts";
import { NO_DEVICE } from "../session/device.ts";
import { hashToken, makeToken, type Random } from "../../../session/tokens.ts";

/** Returns the sign-in; undefined if it was revoked, or if the super token belongs to another one. */
export async function signInOf(tx: Writer, signInId: string, superToken: string) {
  return await tx.selectFrom("sessions").select(["_id", "created_at", "expires_at"])
    .where("_id", "=", signInId).where("super_hash", "=", hashToken(superToken))
    .where("revoked_at", "is", null).executeTakeFirst();
}

export async function endActing(tx: Writer, signInId: string, now: number): Promise<string[]> {
  const rows = await tx.updateTable("sessions").set({ revoked_at: now })
    .where("actor_session_id", "=", signInId).where("revoked_at", "is", null).returning("_id").execute();
  return rows.map((row) => row._id);
}

export interface NewActing {
  readonly signIn: { readonly _id: string; readonly expires_at: number };
  readonly actorId: string;
  readonly personId: string;
  readonly reason: string;
}

/** Begins a session as another person; the sign-in stays valid. */
export async function beginActing(
  tx: Writer,
  { signIn, actorId, personId, reason }: NewActing,
  now: number,
  random: Random,
): Promise<{ readonly _id: string; readonly token: string }> {
  const token = makeToken(random);
  const _id = makeToken(random);
  await tx.updateTable("sessions").set({ last_seen_at: now }).where("_id", "=", signIn._id).execute();
  await tx.insertInto("sessions").values({
    token_hash: hashToken(token),
    _id,
    user_id: personId,
    super_hash: null,
    created_at: now,
    last_seen_at: now,
    expires_at: Math.min(now + ACTING_SECONDS, signIn.expires_at),
    revoked_at: null,
    actor_session_id: signIn._id,
    actor_id: actorId,
    reason,
    proved_at: null,
    ...NO_DEVICE,
  }).execute();
  return { _id, token };
}

/** Gives the sign-in a new token, which invalidates the former one. */
export async function renewSignIn(
  tx: Writer,
  signInId: string,
  now: number,
  random: Random,
): Promise<string> {
  const token = makeToken(random);
  await tx.updateTable("sessions").set({ token_hash: hashToken(token), last_seen_at: now })
    .where("_id", "=", signInId).execute();
  return token;
}
