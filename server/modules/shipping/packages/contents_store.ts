import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Writer } from "../../../db/database.ts";
import type { PackagesTable } from "../../../db/tables.ts";

/** Clears weight and price after a change of the contents. */
export const NO_WEIGHT_OR_PRICE = { weighed_g: null, quote: "{}", price_minor: 0, billed_g: null } as const;

export type Contents =
  & Pick<PackagesTable, "items_count" | "orders_count" | "weight_g">
  & typeof NO_WEIGHT_OR_PRICE;

export async function contentsOf(tx: Writer, units: readonly string[]): Promise<Contents> {
  const { rows: [row] } = await sql<Record<"items_count" | "orders_count" | "weight_g", number | string>>`
    select count(*) as items_count, count(distinct u.order_id) as orders_count,
      coalesce(sum(i.weight_g), 0) as weight_g
    from units as u left join items as i on i._id = u.item_id
    where ${isOneOf("u._id", units)} and u.print_status <> 'Stopped'`.execute(tx);
  const { items_count = 0, orders_count = 0, weight_g = 0 } = row ?? {};
  return {
    items_count: Number(items_count),
    orders_count: Number(orders_count),
    weight_g: Number(weight_g),
    ...NO_WEIGHT_OR_PRICE,
  };
}
