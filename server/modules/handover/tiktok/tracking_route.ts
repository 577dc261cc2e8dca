/** `GET {api}/tiktok/tracking?store=ID`: carriers and numbers of labels, in the format of TikTok's bulk shipping. */
import { MAX_SHIPPED_ROWS } from "../../../../api/handover/tiktok.ts";
import { shippingFile } from "../../../../api/csv/tiktok_shipping.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { tiktokRights } from "../../../../resources/handover/tiktok_orders.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import type { Route } from "../../../fields.ts";
import { attachment } from "../../../http/attachment.ts";
import { runOnce } from "../../../mutate.ts";
import { storeById } from "../../orders/stores/store.ts";
import { shippedOrders } from "./tracking_store.ts";

const FIELD = "tiktok.tracking";

export const trackingRoute: Route = {
  method: "GET",
  path: "/tiktok/tracking",
  rule: tiktokRights.update,
  handle,
};

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const { db, scope, now, settings } = context;
  const store = await storeById(db.read, scope, new URL(request.url).searchParams.get("store") ?? "");
  if (!store) throw notFoundOf("store")();
  const rows = await shippedOrders(db.read, store._id, MAX_SHIPPED_ROWS);
  const name = `tiktok-tracking-${formatDay(now(), settings.timeZone)}.csv`;
  await runOnce(FIELD, {}, context, () =>
    Promise.resolve({
      result: null,
      audit: [{
        entity: "stores",
        entityId: store._id,
        sellerId: store.seller_id,
        action: FIELD,
        changes: [{ field: "file", before: "", after: name }],
      }],
    }));
  return new Response(shippingFile(rows), { headers: attachment(name, "text/csv; charset=utf-8") });
}
