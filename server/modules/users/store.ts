/** Lists of people. They belong to no seller: who may see which is the caller's rule and `switchableFor`. */
import { sql } from "kysely";
import type { Page } from "../../context.ts";
import { type Condition, every } from "../../db/conditions.ts";
import type { Reader } from "../../db/database.ts";
import type { UsersTable } from "../../db/people_tables.ts";
import { RIGHTS } from "../session/rights_store.ts";

/** A person's row with what their groups are and give, and the ids of their sellers, each strung together. */
export type ListedUser = Readonly<UsersTable> & {
  readonly groups: string | null;
  readonly group_rights: string | null;
  readonly sellers: string | null;
};

/** A page of the people to whom all conditions apply (they stand there as `u`), by name. */
export async function usersPage(
  reader: Reader,
  conditions: readonly Condition[],
  { page, perPage }: Page,
): Promise<ListedUser[]> {
  return await reader.selectFrom("users as u").selectAll("u").select(RIGHTS).where(every(conditions))
    .orderBy(sql`lower(u.name)`).orderBy("u._id").limit(perPage).offset((page - 1) * perPage).execute();
}
