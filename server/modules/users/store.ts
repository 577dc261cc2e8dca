/** People as the rules of power and `makeUser` read them. They belong to no seller: who may see whom is the caller's. */
import { sql } from "kysely";
import type { Reader } from "../../db/database.ts";
import type { UsersTable } from "../../db/people_tables.ts";
import { RIGHTS } from "../../session/rights_store.ts";

/** A person's row with what their groups are and give, and the ids of their sellers, each strung together. */
export type ListedUser = Readonly<UsersTable> & {
  readonly groups: string | null;
  readonly group_ids: string | null;
  readonly group_rights: string | null;
  readonly sellers: string | null;
};

/** Ids of the groups, strung together like their names, in a statement that has users by that alias. */
export const groupIdsOf = (user: "u" | "r") =>
  sql<string | null>`(select string_agg(ug.group_id, ${sql.lit("\n")})
    from user_groups ug join groups g on g._id = ug.group_id where ug.user_id = ${sql.ref(user)}._id)`
    .as("group_ids");

/** One person who is there. */
export async function listedUser(reader: Reader, id: string): Promise<ListedUser | undefined> {
  return await reader.selectFrom("users as u").selectAll("u").select([...RIGHTS, groupIdsOf("u")])
    .where("u._id", "=", id).where("u.deleted_at", "is", null).executeTakeFirst();
}

export async function namesOfUsers(reader: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await reader.selectFrom("users").select("name").where("_id", "in", ids).orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}
