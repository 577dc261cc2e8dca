/** Moves packages and orders to the location of their units, unless their units are at several. */
import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Writer } from "../../../db/database.ts";

/** Clears the ship day too, because it depends on the location's time zone; `shipDayWorker` fills it in. */
const PACKAGES = { table: "packages", column: "package_id", also: sql`, ship_day = ''` };
const ORDERS = { table: "orders", column: "order_id", also: sql`` };

async function follow(
  tx: Writer,
  { table, column, also }: typeof PACKAGES,
  ids: readonly string[],
): Promise<void> {
  const own = sql`from units as u where ${sql.ref(`u.${column}`)} = ${sql.ref(`${table}._id`)}
    and u.print_status <> 'Stopped'`;
  await sql`update ${sql.table(table)} set location_id = (select min(u.location_id) ${own}) ${also}
    where ${isOneOf("_id", ids)} and (select count(distinct u.location_id) ${own}) = 1`.execute(tx);
}

export async function followUnits(
  tx: Writer,
  units: readonly { readonly package_id: string | null; readonly order_id: string }[],
): Promise<void> {
  const packages = [...new Set(units.flatMap(({ package_id }) => package_id ?? []))];
  if (packages.length > 0) await follow(tx, PACKAGES, packages);
  const orders = [...new Set(units.map(({ order_id }) => order_id))];
  await follow(tx, ORDERS, orders);
}
