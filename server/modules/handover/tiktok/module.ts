/** TikTok orders: imports, pushes to our orders, tracking numbers for TikTok. Source: docs/requirements.md S2.18. */
import { ApiError } from "../../../../api/errors.ts";
import { MAX_CHECKED } from "../../../../api/csv/bounds.ts";
import { tiktokOrders as resource } from "../../../../resources/handover/tiktok_orders.ts";
import { appendOutbox, changesOf } from "../../../events/outbox.ts";
import { batchField } from "../../../graphql/batch.ts";
import { oneOf } from "../../../entity/find.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import { listOf } from "../../../list/resolver.ts";
import type { QueryField } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { storeById } from "../../orders/stores/store.ts";
import { mappedPort } from "../../orders/fixing/mapped_port.ts";
import { tiktokImport } from "./import_run.ts";
import { tiktokUpload } from "./import_upload.ts";
import { platformPort } from "../../shipping/label_pages/platform_port.ts";
import { ordersAtTiktok } from "./label_orders_store.ts";
import { tiktokLifecycle } from "./lifecycle.ts";
import { linesOfTiktok, mapWaitingLines, waitingSkus } from "./lines_store.ts";
import { searchedTiktok } from "./search_store.ts";
import { ordersOfStore, tiktokList, viewOf } from "./store.ts";
import { tiktokTimers } from "./timers.ts";
import { trackingRoute } from "./tracking_route.ts";

mappedPort.fill({
  async follow(tx, { skus, ...store }, at) {
    await appendOutbox(tx, changesOf(resource.query, store, await mapWaitingLines(tx, store, skus, at)), at);
  },
});

/** Returns which orders are stored already, and from when, for the preview of an import. */
const checkTiktok: QueryField<"tiktokCheck"> = async ({ store: id, ids }, { db, scope }) => {
  if (ids.length > MAX_CHECKED) {
    throw new ApiError("BAD_INPUT", `Cannot check the file: ${MAX_CHECKED} orders are the most at once`, {
      problems: [{ path: "ids", code: "tooMany" }],
    });
  }
  const store = await storeById(db.read, scope, id);
  if (!store) throw notFoundOf("store")();
  const known = await ordersOfStore(db.read, store._id, ids);
  return known.map(({ tiktok_id, status, remote_at }) => ({ tiktok_id, status, remote_at }));
};

platformPort.fill({ ordersAtPlatform: ordersAtTiktok });

const found = { source: tiktokList, missing: notFoundOf("TikTok order") };

export const tiktok: Module = {
  lists: [listOf(resource, tiktokList)],
  lifecycles: [tiktokLifecycle],
  searchable: [searchedTiktok],
  jobKinds: [tiktokImport],
  queries: {
    getTiktokOrderById: async ({ _id }, context) => viewOf(await oneOf(context.db.read, found, _id, context)),
    tiktokSkus: (_args, { db, scope }) => waitingSkus(db.heavy, scope),
    tiktokCheck: checkTiktok,
  },
  routes: [tiktokUpload, trackingRoute],
  background: tiktokTimers,
  fields: { TiktokOrder: { lines: batchField(linesOfTiktok, []) } },
};
