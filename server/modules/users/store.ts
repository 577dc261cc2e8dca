/** Lists of people. They belong to no seller: who may see which is the caller's rule and `switchableFor`. */
import { type RawBuilder, sql } from "kysely";
import { COUNT_CAP, MAX_PAGE_REACH } from "../../../api/constants.ts";
import { ApiError } from "../../../api/errors.ts";
import type { Count } from "../../../api/generated/schema.ts";
import type { Page } from "../../context.ts";
import { byIndex, type Condition, every } from "../../db/conditions.ts";
import type { Engine, Reader } from "../../db/database.ts";
import type { UsersTable } from "../../db/people_tables.ts";
import type { Order } from "../../db/ordering.ts";
import { RIGHTS } from "../session/rights_store.ts";

/** A person's row with what their groups are and give, and the ids of their sellers, each strung together. */
export type ListedUser = Readonly<UsersTable> & {
  readonly groups: string | null;
  readonly group_ids: string | null;
  readonly group_rights: string | null;
  readonly sellers: string | null;
};

/** Ids of the groups, strung together like their names. */
export const GROUP_IDS = sql<string | null>`(select string_agg(ug.group_id, ${sql.lit("\n")})
  from user_groups ug join groups g on g._id = ug.group_id where ug.user_id = u._id)`.as("group_ids");

const BY_NAME: Order = { column: "name", direction: "asc" };

/** In what order, and by which index where the engine would take a worse one. */
interface Walk {
  readonly order?: Order;
  readonly index?: RawBuilder<unknown> | null;
}

/** The index that has names in their order. */
export const byNames = (engine: Engine): RawBuilder<unknown> => byIndex(engine, "users_by_lowername");

/** Names are compared as they are read, without regard to case. */
const placeOf = ({ column }: Order): RawBuilder<unknown> =>
  column === "name" ? sql`lower(u.name)` : sql.ref(`u.${column}`);

/** Who was deleted is in no list; their row stays for what they did. */
const isThere = sql<boolean>`u.deleted_at is null`;

/**
 * A page of the people to whom all conditions apply (they stand there as `u`). It is found by ids first: rights are
 * read of its rows alone, not of all that are passed over.
 */
export async function usersPage(
  reader: Reader,
  conditions: readonly Condition[],
  { page, perPage }: Page,
  { order = BY_NAME, index = null }: Walk = {},
): Promise<ListedUser[]> {
  if (page * perPage > MAX_PAGE_REACH) {
    throw new ApiError("LIMIT", `Cannot go beyond row ${MAX_PAGE_REACH}: narrow the filters instead`);
  }
  const place = placeOf(order);
  const way = sql.raw(order.direction);
  const ids = await sql<{ _id: string }>`select u._id from users as u ${index ?? sql``} where ${
    every([isThere, ...conditions])
  }
    order by ${place} ${way}, u._id ${way} limit ${perPage} offset ${(page - 1) * perPage}`.execute(reader);
  const rows = await usersByIds(reader, ids.rows.map(({ _id }) => _id));
  return ids.rows.flatMap(({ _id }) => rows.filter((row) => row._id === _id));
}

/** How many there are, exact up to the cap. */
export async function countUsers(reader: Reader, conditions: readonly Condition[]): Promise<Count> {
  const { rows } = await sql<
    { count: number | string }
  >`select count(*) as count from (select 1 from users as u
    where ${every([isThere, ...conditions])} limit ${COUNT_CAP + 1}) as found`.execute(reader);
  const found = Number(rows[0]?.count ?? 0);
  return { count: Math.min(found, COUNT_CAP), capped: found > COUNT_CAP };
}

async function usersByIds(reader: Reader, ids: readonly string[]): Promise<ListedUser[]> {
  if (ids.length === 0) return [];
  return await reader.selectFrom("users as u").selectAll("u").select([...RIGHTS, GROUP_IDS])
    .where("u._id", "in", ids).execute();
}

/** One person who is there. */
export async function listedUser(reader: Reader, id: string): Promise<ListedUser | undefined> {
  const [row] = await usersByIds(reader, [id]);
  return row?.deleted_at === null ? row : undefined;
}

export async function namesOfUsers(reader: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await reader.selectFrom("users").select("name").where("_id", "in", ids).orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}
