import {
  TiktokLines,
  TiktokOfOrder,
  TiktokSkus,
  TiktokStores,
} from "../../../../api/generated/operations/tiktok.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { tiktokOrders } from "../../../../resources/handover/tiktok_orders.ts";
import { askEveryPage } from "../../../engine/wiring/every_page.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { mapOutcome } from "../../../lib/outcome.ts";

export type TiktokStore = DataOf<typeof TiktokStores>["stores"][number];
export type WaitingSku = DataOf<typeof TiktokSkus>["tiktokSkus"][number];
export type TiktokOrderLines = NonNullable<DataOf<typeof TiktokLines>["getTiktokOrderById"]>;

const LIVE = { entities: [tiktokOrders.query, "stores"], debounceMs: 0 } as const;

export const storesSource: AnswerSource<DataOf<typeof TiktokStores>> = {
  name: "tiktok.stores",
  entities: ["stores"],
  ask: async (options) =>
    mapOutcome(
      await askEveryPage((page) => ask(TiktokStores, {}, page), (data) => data.stores, {
        ...options,
        background: true,
      }),
      (stores) => ({ stores }),
    ),
};

export const skusSource: AnswerSource<DataOf<typeof TiktokSkus>> = {
  name: "tiktok.skus",
  ...LIVE,
  ask: (options) => ask(TiktokSkus, {}, { ...options, background: true }),
};

export const linesSource = (_id: string): AnswerSource<DataOf<typeof TiktokLines>> => ({
  name: `tiktok.${_id}.lines`,
  ...LIVE,
  ask: (options) => ask(TiktokLines, { _id }, { ...options, background: true }),
});

export const ofOrderSource = (order: string): AnswerSource<DataOf<typeof TiktokOfOrder>> => ({
  name: `tiktok.of.${order}`,
  ...LIVE,
  ask: (options) => ask(TiktokOfOrder, { order: [order] }, { ...options, background: true }),
});
