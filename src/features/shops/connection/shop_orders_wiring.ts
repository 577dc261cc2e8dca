import type { DataOf } from "../../../../api/operation.ts";
import { SettleShopOrder, ShopOrders } from "../../../../api/generated/operations/shop_orders.ts";
import type { PendingMove } from "../../../../machines/move.ts";
import { ask } from "../../../lib/client.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";

type Page = DataOf<typeof ShopOrders>;
export type ShopOrder = Page["shopOrders"][number];

export const SHOWN_ORDERS = 20;
/** The first needs a decision, the others explain where an order is. */
export const SHOWN_STATUSES = ["Different", "Waiting", "Left Out"] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

export const shopOrdersSource = (store: string, status: ShownStatus, page: number): AnswerSource<Page> => ({
  name: `stores.${store}.shopOrders`,
  entities: ["stores", "shopConnections", "shopOrders"],
  debounceMs: 0,
  ask: (options) =>
    ask(ShopOrders, { store, status: [status] }, {
      ...options,
      page,
      perPage: SHOWN_ORDERS,
      background: true,
    }),
});

export const DECISIONS = { accept: "shopOrder.accept", refuse: "shopOrder.refuse" } as const;

async function send({ _id, version }: ShopOrder, { event, key }: PendingMove) {
  const accept = event === DECISIONS.accept;
  const outcome = await ask(SettleShopOrder, { _id, accept, version, key });
  return outcome.ok ? { kind: "done" as const, version: 0 } : failedAnswerOf(outcome.failure);
}

export const useDecision = (order: ShopOrder, userId: string, onDone: () => void): Mover =>
  useSteps(`shopOrders.${order._id}`, userId, (step) => send(order, step), onDone);
