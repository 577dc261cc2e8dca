/** Queues a sent number once more, for shops that close an order by the number of its last package. */
import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Writer } from "../../../db/database.ts";
import { shopAdapters } from "../adapters.ts";
import { isLastPackage } from "./facts_store.ts";
import { OUT_STATUSES, type TrackingRow } from "./store.ts";

/** Does nothing while other packages of the order are still to leave, or if its number would now be dropped. */
export async function repeatLastNumber(
  tx: Writer,
  { store_id, shop_order_id }: Pick<TrackingRow, "store_id" | "shop_order_id">,
  at: number,
): Promise<void> {
  const platforms = shopAdapters.all().flatMap(({ platform, closesByLast }) =>
    closesByLast ? [platform] : []
  );
  const { rows: [last] } = await sql<TrackingRow & { readonly first_id: string | null }>`
    select t.*, o.order_id as first_id from shop_tracking as t
      join packages as p on p._id = t.package_id and p.tracking_number = t.number
      join shop_connections as c on c.store_id = t.store_id
      join users as u on u._id = c.seller_id
      join shop_orders as o on o.store_id = c.store_id and o.shop_id = c.shop_id and o.shop_order_id = t.shop_order_id
    where t.store_id = ${store_id} and t.shop_order_id = ${shop_order_id} and t.status = 'Sent'
      and t.order_id = o.order_id and ${isOneOf("p.shipment_status", OUT_STATUSES)}
      and ${isOneOf("c.platform", platforms)} and u.when_tracking_update <> 'never'
    order by t.seq desc limit 1`.execute(tx);
  if (!last || !await isLastPackage(tx, last, last)) return;
  await tx.updateTable("shop_tracking")
    .set({ status: "Waiting", reason: "", attempts: 0, due_at: at, updated_at: at })
    .where("_id", "=", last._id).where("status", "=", "Sent").execute();
}
