import { sql } from "kysely";
import type { ShippedRow } from "../../../../api/csv/tiktok_shipping.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { TO_SHIP } from "../../../../api/handover/tiktok.ts";
import type { Reader } from "../../../db/database.ts";

/**
 * Returns orders that TikTok waits for and that have a live label of ours, the nearest deadline first. An order
 * in several packages is left out, because TikTok's file accepts one number for each order.
 */
export async function shippedOrders(
  reader: Reader,
  storeId: string,
  most: number,
): Promise<readonly ShippedRow[]> {
  const { rows } = await sql<ShippedRow>`select r.tiktok_id, p.tracking_number, p.carrier, coalesce((
        select min(l.remote_package_id) from tiktok_lines as l where l.tiktok_order_id = r._id), '') as package_id
    from tiktok_orders as r join package_orders as po on po.order_id = r.order_id
      join packages as p on p._id = po.package_id and p.tracking_number <> '' and p.label_status = 'Live'
        and p.shipment_status not in ('Voided', 'Cancelled')
    where r.store_id = ${storeId} and r.status = 'Processing' and ${isOneOf("r.remote_status", TO_SHIP)}
      and r.shipping_type <> 'tiktok' and (select count(*) from package_orders as other
        join packages as k on k._id = other.package_id and k.shipment_status not in ('Voided', 'Cancelled')
        where other.order_id = r.order_id) = 1
    order by r.due_at, r.seq limit ${most}`.execute(reader);
  return rows;
}
