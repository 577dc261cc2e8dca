/** Describes stock by words instead of figures, in SQL. */
import { sql } from "kysely";
import type { Condition } from "../../../db/conditions.ts";

/** Needs the table of stock under the alias `k`. */
const STATE = sql.raw(`case when k.on_hand <= k.reserved then 'Out'
  when k.on_hand - k.reserved <= k.low_at then 'Low' else 'In stock' end`);

export const hasStockState = (some: readonly string[]): Condition =>
  sql<boolean>`${STATE} in (${sql.join(some)})`;

/** Describes an item's stock in all locations; empty if it is not counted. @param row the alias of the item */
export const stockWordOf = (row: "k" | "r") =>
  sql<string>`coalesce((select case when count(*) = 0 then '' when sum(s.on_hand - s.reserved) <= 0 then 'Out'
    when sum(s.on_hand - s.reserved) <= sum(s.low_at) then 'Low' else 'In stock' end
    from stock as s where s.item_id = ${sql.ref(`${row}._id`)}), '')`;
