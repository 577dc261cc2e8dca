import type { Reader, Writer } from "../../../db/database.ts";

/** Returns a person's valid sign-ins, each with the person that it is acting as. */
export async function validSignIns(reader: Reader, userId: string, idleSeconds: number, now: number) {
  return await reader.selectFrom("sessions as s")
    .leftJoin(
      "sessions as a",
      (on) =>
        on.onRef("a.actor_session_id", "=", "s._id").on("a.revoked_at", "is", null)
          .on("a.expires_at", ">", now),
    )
    .leftJoin("users as u", "u._id", "a.user_id")
    .select([
      "s._id",
      "s.browser",
      "s.system",
      "s.address",
      "s.created_at",
      "s.last_seen_at",
      "a.last_seen_at as acting_seen_at",
      "u.name as acting_name",
      "u.identity as acting_identity",
    ])
    .where("s.user_id", "=", userId).where("s.actor_session_id", "is", null)
    .where("s.revoked_at", "is", null).where("s.expires_at", ">", now)
    .where("s.last_seen_at", ">", now - idleSeconds)
    .orderBy("s.last_seen_at", "desc").orderBy("s._id").execute();
}

/** Ends sign-ins of a person; ids of other people are ignored. Returns the ids of the ended sessions. */
export async function revokeSignIns(
  tx: Writer,
  userId: string,
  ids: readonly string[],
  now: number,
): Promise<string[]> {
  const theirs = await tx.selectFrom("sessions").select("_id")
    .where("user_id", "=", userId).where("actor_session_id", "is", null).where("_id", "in", ids).execute();
  const signIns = theirs.map(({ _id }) => _id);
  if (signIns.length === 0) return [];
  const ended = await tx.updateTable("sessions").set({ revoked_at: now })
    .where((is) => is.or([is("_id", "in", signIns), is("actor_session_id", "in", signIns)]))
    .where("revoked_at", "is", null).returning("_id").execute();
  return ended.map(({ _id }) => _id);
}
