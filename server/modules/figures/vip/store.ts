import { type Selectable, sql } from "kysely";
import type { LevelRule } from "../../../../api/figures/vip.ts";
import type { VipLevel } from "../../../../api/generated/schema.ts";
import type { Span } from "../../../../api/time/dates.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { UsersTable, VipLevelsTable } from "../../../db/tables.ts";
import { inScope, type Scope } from "../../../scope.ts";

/** Orders in these states earn no points. */
const WITHOUT_POINTS = ["Cancelled", "Cancel Requested", "On Hold"];

/** Sums the points of garments that were shipped in a time span, by seller. */
export async function pointsOf(
  reader: Reader,
  span: Span,
  scope: Scope,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ seller_id: string; points: number | string }>`
    select o.seller_id, sum(p.vip_points) as points from orders as o
      join units as u on u.order_id = o._id
      join items as i on i._id = u.item_id
      join products as p on p._id = i.product_id
    where o.shipped_at >= ${span.from} and o.shipped_at < ${span.until} and o.remedy = ''
      and o.refunds_minor = 0 and not (${isOneOf("o.status", WITHOUT_POINTS)})
      and u.print_status <> 'Stopped' and ${inScope(scope, "o.seller_id")}
    group by o.seller_id`.execute(reader);
  return new Map(rows.map(({ seller_id, points }) => [seller_id, Number(points)]));
}

/** Returns the rule of each level at a given time: the latest effective one; of several, the one created last. */
export async function rulesAt(reader: Reader, at: number): Promise<readonly LevelRule[]> {
  const rows = await reader.selectFrom("vip_levels").select(["level", "min_points"])
    .where("effective_at", "<=", at).orderBy("effective_at").orderBy("seq").execute();
  const rules = new Map(rows.map(({ level, min_points }) => [level, min_points]));
  return Array.from(rules, ([level, min_points]) => ({ level, min_points }));
}

export const allLevels = (reader: Reader): Promise<VipLevel[]> =>
  reader.selectFrom("vip_levels as v").leftJoin("users as u", "u._id", "v.user_id")
    .select(["v._id", "v.level", "v.min_points", "v.effective_at", "v.created_at"])
    .select(sql<string>`coalesce(u.name, '')`.as("user_name"))
    .orderBy("v.effective_at", "desc").orderBy("v.seq", "desc").execute();

export async function addLevel(tx: Writer, row: Omit<VipLevelsTable, "seq">): Promise<void> {
  await tx.insertInto("vip_levels").values(row).execute();
}

/** Returns the last month that was checked for changes of levels; null before the first one. */
export async function lastNoticedMonth(reader: Reader): Promise<string | null> {
  const row = await reader.selectFrom("vip_notices").select("month").orderBy("month", "desc").limit(1)
    .executeTakeFirst();
  return row?.month ?? null;
}

/** Records that a month was checked, even if no level changes. Returns false if another process did so. */
export async function addNoticedMonth(tx: Writer, month: string, at: number): Promise<boolean> {
  const row = await tx.insertInto("vip_notices").values({ month, sent_at: at })
    .onConflict((existing) => existing.column("month").doNothing()).returning("month").executeTakeFirst();
  return row !== undefined;
}

export type SellerTerms = Pick<
  Selectable<UsersTable>,
  "_id" | "name" | "vip" | "pricing_plans" | "default_pricing_id" | "version"
>;

/** Returns the terms of these sellers, except deleted ones. */
export const sellersWithTerms = (reader: Reader, ids: readonly string[]): Promise<SellerTerms[]> =>
  reader.selectFrom("users")
    .select(["_id", "name", "vip", "pricing_plans", "default_pricing_id", "version"])
    .where(isOneOf("_id", ids)).where("deleted_at", "is", null).execute();

/** Returns every unlocked seller with a store, even without points. */
export const allSellers = (reader: Reader): Promise<SellerTerms[]> =>
  reader.selectFrom("users as u")
    .select(["u._id", "u.name", "u.vip", "u.pricing_plans", "u.default_pricing_id", "u.version"])
    .where("u.role", "=", "sale").where("u.deleted_at", "is", null).where("u.status", "<>", "Locked")
    .where(sql<boolean>`exists (select 1 from stores as s where s.seller_id = u._id)`).execute();

/** Writes the price plans of a seller. Returns false if the seller's record was changed in the meantime. */
export async function writePlans(
  tx: Writer,
  { _id, version }: Pick<SellerTerms, "_id" | "version">,
  plans: string,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable("users")
    .set({ pricing_plans: plans, updated_at: at, version: version + 1 })
    .where("_id", "=", _id).where("version", "=", version).executeTakeFirst();
  return numUpdatedRows > 0n;
}
