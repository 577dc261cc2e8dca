/** A person's rights and scope as they are now, for work that goes on without a session. */
import type { Session } from "../../../context.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { namedPersonOf } from "../../../session/lookup_store.ts";
import { RIGHTS } from "../../../session/rights_store.ts";

/** Null for an account that is locked or never was. */
export const activePerson = async (reader: Reader, id: string): Promise<Session["person"] | null> =>
  (await activePeople(reader, [id])).get(id) ?? null;

/** By id, without accounts that are locked or never were. */
export async function activePeople(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Session["person"]>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.selectFrom("users as u")
    .select(["u._id as user_id", "u.name", "u.email", "u.role", "u.permission", "u.vip", "u.pricing_plans"])
    .select(RIGHTS)
    .where(isOneOf("u._id", [...new Set(ids)])).where("u.status", "<>", "Locked").execute();
  return new Map(rows.map((row) => [row.user_id, namedPersonOf(row)]));
}

/** Returns the ids of all who work for the business. */
export async function staffIds(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom("users").select("_id").where("role", "<>", "sale").execute();
  return rows.map(({ _id }) => _id);
}
