/** Orders and their lines in the database: what is read of them. */
import { sql } from "kysely";
import type { Reader } from "../../db/database.ts";
import { among } from "../../db/conditions.ts";
import type { ListSource } from "../../list_source.ts";
import { grouped } from "../../batch.ts";
import { inScope, type Scope } from "../../scope.ts";
import { type LineRow, ORDER_COLUMNS, type OrderRow } from "./rows.ts";
import { type OrderView, viewOf } from "./view.ts";

const FIELDS = sql.raw(`${ORDER_COLUMNS.map((name) => `r.${name}`).join(", ")},
  s.name as store_name, u.name as seller_name`);
const NAMES = sql.raw("join stores as s on s._id = r.store_id join users as u on u._id = r.seller_id");

export const ordersList: ListSource<OrderRow, OrderView> = {
  table: "orders",
  columns: { seller: "seller_id", store: "store_id" },
  rows: (rows) => sql<OrderRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: viewOf,
};

/** Orders by id within a scope; a foreign id is as missing as one that never was. */
export async function ordersById(
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, OrderRow>> {
  const query = sql<OrderRow>`select ${FIELDS} from orders as r ${NAMES}
    where ${among("r._id", ids)} and ${inScope(scope, "r.seller_id")}`;
  const { rows } = await query.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

export async function orderById(reader: Reader, scope: Scope, id: string): Promise<OrderRow | undefined> {
  return (await ordersById(reader, scope, [id])).get(id);
}

/** Lines of orders, by order id, in their order. */
export async function linesOf(
  reader: Reader,
  scope: Scope,
  orderIds: readonly string[],
): Promise<Map<string, LineRow[]>> {
  const rows = await reader.selectFrom("order_lines").selectAll()
    .where(among("order_id", orderIds)).where(inScope(scope))
    .orderBy("order_id").orderBy("position").execute();
  return grouped(rows, (row) => row.order_id);
}
