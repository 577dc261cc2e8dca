/** People as the rules of power and `makeUser` read them. They belong to no seller: who may see whom is the caller's. */
import { sql } from "kysely";
import { grouped, type Load } from "../../batch.ts";
import { chunksOf } from "../../db/chunks.ts";
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

/** The sellers whose orders somebody sees, by name; none of whoever sees all. */
export const scopeNames: Load<string[]> = async (reader, _scope, ids) => {
  const names = new Map<string, string[]>();
  for (const some of chunksOf(ids, 1)) {
    const rows = await reader.selectFrom("scopes as sc").innerJoin("users as s", "s._id", "sc.seller_id")
      .innerJoin("users as u", "u._id", "sc.user_id").select(["sc.user_id", "s.name"])
      .where("sc.user_id", "in", some).where("u.role", "=", "sale").orderBy("s.name").execute();
    for (const [id, its] of grouped(rows, ({ user_id }) => user_id)) {
      names.set(
        id,
        its.map(({ name }) => name),
      );
    }
  }
  return names;
};
