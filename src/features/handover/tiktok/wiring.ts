import {
  TiktokLines,
  TiktokOfOrder,
  TiktokSkus,
  TiktokStores,
} from "../../../../api/generated/operations/tiktok.ts";
import { MAX_PAGE_SIZE } from "../../../../api/constants.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { tiktokOrders } from "../../../../resources/handover/tiktok_orders.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";

export type TiktokStore = DataOf<typeof TiktokStores>["stores"][number];
export type WaitingSku = DataOf<typeof TiktokSkus>["tiktokSkus"][number];
export type TiktokOrderLines = NonNullable<DataOf<typeof TiktokLines>["getTiktokOrderById"]>;

const LIVE = { entities: [tiktokOrders.query, "stores"], debounceMs: 0 } as const;

export const storesSource: AnswerSource<DataOf<typeof TiktokStores>> = {
  name: "tiktok.stores",
  entities: ["stores"],
  ask: (options) => ask(TiktokStores, {}, { ...options, page: 1, perPage: MAX_PAGE_SIZE, background: true }),
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
