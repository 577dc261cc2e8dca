/** Reads people without a scope: the caller checks who may see whom. */
import { sql } from "kysely";
import type { User } from "../../../../api/generated/schema.ts";
import type { LoadOf } from "../../../graphql/batch.ts";
import { chunksOf } from "../../../db/chunks.ts";
import type { Reader } from "../../../db/database.ts";
import type { UsersTable } from "../../../db/tables.ts";
import { RIGHTS } from "../../../session/rights_store.ts";

export type ListedUser = Readonly<UsersTable> & {
  readonly groups: string | null;
  readonly group_ids: string | null;
  readonly group_rights: string | null;
  readonly sellers: string | null;
};

export const groupIdsOf = (user: "u" | "r") =>
  sql<string | null>`(select string_agg(ug.group_id, ${sql.lit("\n")})
    from user_groups ug join groups g on g._id = ug.group_id where ug.user_id = ${sql.ref(user)}._id)`
    .as("group_ids");

export async function listedUser(reader: Reader, id: string): Promise<ListedUser | undefined> {
  return await reader.selectFrom("users as u").selectAll("u").select([...RIGHTS, groupIdsOf("u")])
    .where("u._id", "=", id).where("u.deleted_at", "is", null).executeTakeFirst();
}

/** Returns the names of the sellers in each person's scope; none for people who see all sellers. */
export const scopeNames: LoadOf<Pick<User, "_id" | "scope">, string[]> = async (reader, people) => {
  const ids = new Set(people.flatMap(({ scope }) => scope ?? []));
  const names = new Map<string, string>();
  for (const some of chunksOf([...ids], 1)) {
    const rows = await reader.selectFrom("users").select(["_id", "name"]).where("_id", "in", some).execute();
    for (const { _id, name } of rows) names.set(_id, name);
  }
  return new Map(
    people.map(({ _id, scope }) => [_id, (scope ?? []).flatMap((id) => names.get(id) ?? []).sort()]),
  );
};
