/** The lifecycle of an order, as the API carries it out. */
import { formatDay } from "../../../api/instants.ts";
import { ORDER_STATUSES } from "../../../api/statuses.ts";
import type { OrderFacts } from "../../../machines/lifecycles/order.ts";
import { orders } from "../../../resources/orders.ts";
import { defineLifecycle } from "../../lifecycle/lifecycle.ts";
import { moveOf } from "../../lifecycle/move.ts";
import { availableOf } from "../ledger/store.ts";
import { changesOf } from "./changes.ts";
import { effects } from "./effects.ts";
import { factsOf, NO_WORK, workOf } from "./facts.ts";
import type { OrderRow } from "./rows.ts";
import { type OrderPatch, ordersById, updateOrder } from "./store.ts";
import { atTodaysPrices, todayIn } from "./today.ts";

type Hold = Pick<OrderRow, "hold_reason" | "hold_until">;

export const orderLifecycle = defineLifecycle<"Order", OrderRow, OrderFacts, OrderPatch>({
  resource: orders,
  called: "order",
  rows: (reader, ids, { scope }) => ordersById(reader, scope, ids),
  async facts(reader, rows, { scope, now }) {
    const work = await workOf(reader, scope, rows.map(({ _id }) => _id));
    return new Map(rows.map((row) => [row._id, factsOf(row, work.get(row._id) ?? NO_WORK, now)]));
  },
  effects: {
    ...effects,
    ...effects["captureTotal"] && { captureTotal: atTodaysPrices(effects["captureTotal"]) },
  },
  async refuse(work, names) {
    const { tx, row, event, params } = work;
    const isPaying = names.includes("captureTotal");
    if (!isPaying && event !== "order.submit") return null;
    const { totalMinor, unavailable } = await todayIn(work);
    if (unavailable.size > 0) return { error: "ILLEGAL_TRANSITION", reason: "itemUnavailable" };
    if (!isPaying) return null;
    // Nobody pays another sum than they saw: who says none saw the order's own.
    if (totalMinor !== (params.expected_minor ?? row.total_minor)) {
      return { error: "ILLEGAL_TRANSITION", reason: "priceChanged" };
    }
    const isCovered = await availableOf(tx, row.seller_id, row.currency) >= totalMinor;
    return isCovered ? null : { error: "INSUFFICIENT_BALANCE", reason: "insufficientBalance" };
  },
  async write(tx, row, change, at) {
    await updateOrder(tx, row, change, at);
    return row.version + 1;
  },
  seller: ({ seller_id }) => seller_id,
  changes: (row, change, timeZone) =>
    changesOf(row, change, { hold_until: (unix) => formatDay(unix, timeZone) }),
  likely: ORDER_STATUSES.map((heldFrom) => ({
    paid: true,
    unitsOpen: 0,
    labelReady: true,
    heldFrom,
    problems: 0,
    autoHold: false,
    cooling: false,
  })),
  // Each order has a hold of its own to go back to.
  undo: {
    remember: ({ hold_reason, hold_until }): Hold => ({ hold_reason, hold_until }),
    paramsOf(remembered, timeZone) {
      const { hold_reason, hold_until } = remembered as Hold;
      return { reason: hold_reason, ...hold_until !== null && { until: formatDay(hold_until, timeZone) } };
    },
  },
});

export const moveOrder = moveOf<"Order">(orderLifecycle);
