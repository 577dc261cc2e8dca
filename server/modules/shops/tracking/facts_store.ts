/** Reads a package when its number is sent, because it may have changed since the number was queued. */
import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { isUncertain, OUT_STATUSES, type TrackingRow } from "./store.ts";

export interface LeftPackage {
  readonly shipment_status: string;
  readonly number: string;
  readonly carrier: string;
  readonly handed_at: number | null;
  readonly usps_number: string | null;
  readonly when_tracking_update: string;
  readonly day_update_tracking: number;
  readonly default_carrier: string;
  readonly is_usps_tracking: number | null;
  readonly connection_id: string;
  /** JSON of our order line for each line of the shop. */
  readonly lines: string;
  /** Our order that the shop knows; for a remedy, the original order. */
  readonly first_id: string | null;
}

export async function leftPackage(
  reader: Reader,
  { package_id, store_id, shop_order_id }: TrackingRow,
): Promise<LeftPackage | undefined> {
  const { rows } = await sql<
    LeftPackage
  >`select p.shipment_status, p.tracking_number as number, p.carrier, p.handed_at,
      (select min(l.number) from labels as l where l.package_id = p._id and l.status = 'Live' and l.carrier = 'USPS')
        as usps_number,
      u.when_tracking_update, u.day_update_tracking, u.default_carrier, u.is_usps_tracking, c._id as connection_id,
      o.lines, o.order_id as first_id
    from packages as p join shop_connections as c on c.store_id = ${store_id}
      join users as u on u._id = c.seller_id
      join shop_orders as o on o.store_id = c.store_id and o.shop_id = c.shop_id and o.shop_order_id = ${shop_order_id}
    where p._id = ${package_id}`.execute(reader);
  return rows[0];
}

export async function piecesIn(
  reader: Reader,
  packageId: string,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ order_line_id: string; pieces: number | string }>`
    select order_line_id, count(*) as pieces from units where package_id = ${packageId} and order_id = ${orderId}
      and print_status <> 'Stopped' group by order_line_id`.execute(reader);
  return new Map(rows.map(({ order_line_id, pieces }) => [order_line_id, Number(pieces)]));
}

/** Returns true if all packages of the order that the shop knows have left and no other number of it waits. */
export async function isLastPackage(
  reader: Reader,
  row: TrackingRow,
  { first_id }: Pick<LeftPackage, "first_id">,
): Promise<boolean> {
  const { rows } = await sql<{ more: number | string }>`select
      (select count(*) from units as u left join packages as p on p._id = u.package_id
        where u.order_id = ${first_id} and u.print_status <> 'Stopped'
        and (p._id is null or not ${isOneOf("p.shipment_status", OUT_STATUSES)}))
      + (select count(*) from shop_tracking as t where t.store_id = ${row.store_id}
        and t.shop_order_id = ${row.shop_order_id} and t.status = 'Waiting' and t._id <> ${row._id}) as more`
    .execute(reader);
  return Number(rows[0]?.more ?? 0) === 0;
}

/** Returns other numbers of the package that the shop has, or may have. */
export async function replacedNumbers(reader: Reader, row: TrackingRow): Promise<readonly string[]> {
  const rows = await reader.selectFrom("shop_tracking").select("number")
    .where("package_id", "=", row.package_id).where("shop_order_id", "=", row.shop_order_id)
    .where("number", "<>", row.number)
    .where((is) => is.or([is("status", "=", "Sent"), isUncertain]))
    .orderBy("seq").execute();
  return rows.map(({ number }) => number);
}
