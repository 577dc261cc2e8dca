/** Reads the current rights of people without a request of theirs, such as for background work. */
import { allows, type Rule } from "../../../../api/access.ts";
import type { Session } from "../../../context.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { namedPersonOf } from "../../../session/lookup_store.ts";
import { RIGHTS } from "../../../session/rights_store.ts";

/** Returns null for a locked or unknown account. */
export const activePerson = async (reader: Reader, id: string): Promise<Session["person"] | null> =>
  (await activePeople(reader, [id])).get(id) ?? null;

/** Leaves out locked and unknown accounts. */
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

/** Returns the active people whom a rule allows, without sellers and their agents. */
export async function staffWho(reader: Reader, rule: Rule): Promise<readonly string[]> {
  const rows = await reader.selectFrom("users").select("_id").where("role", "<>", "sale").execute();
  const people = await activePeople(reader, rows.map(({ _id }) => _id));
  return [...people.values()].filter((person) => allows(rule, person)).map(({ _id }) => _id);
}
