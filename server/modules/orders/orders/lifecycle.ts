import type { OrderFacts } from "../../../../api/generated/schema.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { isReship, remedyStateOf } from "../../../../api/orders/remedies.ts";
import { methodProblem } from "../../../../api/orders/order_problems.ts";
import { hasLeft, ORDER_STATUSES } from "../../../../api/statuses.ts";
import { isUnitBegun, NO_FACTS } from "../../../../machines/lifecycles/orders/order_facts.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import type { Refusal } from "../../../lifecycle/lifecycle.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { hasShelfGarments } from "./reship.ts";
import { availableIn, walletOf } from "../../money/ledger/wallet_store.ts";
import { changesOf } from "./changes.ts";
import { goodsSeen, isPaidBySystem, orderPostage, postageToReserve } from "./postage.ts";
import { commands } from "./commands.ts";
import { effects, type EffectWork } from "./effects.ts";
import { factsOf, mayStopBegun, NO_WORK } from "./facts.ts";
import { makingPort } from "./making_port.ts";
import { casesPort, remediesOf } from "./remedies.ts";
import { sendingPort } from "./sending_port.ts";
import { hasUnbegunUnits, LOOSE, workOf } from "./work_store.ts";
import type { OrderRow } from "./rows.ts";
import { type OrderPatch, ordersById, updateOrder } from "./store.ts";
import { type CurrentQuote, quoteNow, readPrices, withCurrentPrices } from "./current_quote.ts";

const REMEDIES = "remedies.settle";
const CASES = "cases.settle";

const PRICED: readonly string[] = ["order.submit", "order.pay", "order.awaitFunds"];

type Hold = Pick<OrderRow, "hold_reason" | "hold_until">;

/** Combinations of facts that can occur together. */
const SAMPLES: readonly Partial<OrderFacts>[] = [
  { unitsLive: 1, unitsOpen: 1, unlabelled: 1 },
  { released: true, unitsLive: 1, unitsOpen: 1, unlabelled: 1 },
  { unitsLive: 1, unitsOpen: 1, unitsBegun: 1, unlabelled: 1 },
  { unitsLive: 1, unitsBegun: 1, labels: 1, parcels: "Ready" },
  { unitsLive: 1, unitsBegun: 1, out: 1, parcels: "Handed Over", lost: true },
  { unitsLive: 1, unitsOpen: 1, loose: 1 },
  { awaiting: true },
];

export const orderLifecycle = defineLifecycle<"Order", OrderRow, OrderFacts, OrderPatch>({
  resource: orders,
  called: "order",
  rows: (reader, ids, { scope }) => ordersById(reader, scope, ids),
  async facts(reader, rows, { scope, context, now, event = REMEDIES, cache }) {
    const ids = rows.map(({ _id }) => _id);
    const unpaid = rows.flatMap(({ _id, paid }) => paid ? [] : [_id]);
    const paid = rows.flatMap(({ _id, paid }) => paid ? [_id] : []);
    const unbegun = mayStopBegun(context) ? null : await hasUnbegunUnits(reader, scope, paid);
    const work = await workOf(reader, scope, ids, { unpaid, ...cache && { cache } });
    // Refunds are read again only for this event, because no other event changes them.
    const remedies = event === REMEDIES ? await remediesOf(reader, rows) : null;
    const open = event === CASES ? await casesPort.get().openCasesOf(reader, ids) : null;
    return new Map(rows.map((row) => {
      const around = work.get(row._id) ?? NO_WORK;
      cache?.put(LOOSE, row._id, around.loose);
      const facts = factsOf(
        row,
        around,
        now,
        remedies?.get(row._id),
        open ? open.get(row._id) ?? 0 : undefined,
      );
      return [row._id, { ...facts, stoppable: unbegun?.get(row._id) ?? true }];
    }));
  },
  effects: {
    ...effects,
    ...effects["captureTotal"] && { captureTotal: withCurrentPrices(effects["captureTotal"]) },
  },
  commands,
  async prefetch(step, rows) {
    if (PRICED.includes(step.event)) await readPrices(step, rows, step.stamp.at);
  },
  async refuse(work, names) {
    const { tx, row, event, params } = work;
    if (names.includes("dropUnits")) return await refusalToDrop(work, params.unit_ids ?? []);
    const isPaying = names.includes("captureTotal");
    const isAsking = names.includes("awaitFunds");
    if (!isPaying && !isAsking && event !== "order.submit") return null;
    const today = await quoteNow(work);
    const { totalMinor, gaps } = today;
    if (gaps.withoutArt.size > 0) return { error: "ILLEGAL_TRANSITION", reason: "artMissing" };
    if (gaps.unavailable.size > 0) return { error: "ILLEGAL_TRANSITION", reason: "itemUnavailable" };
    const [isSent] = await sendingPort.get().checkMethods(work, [{ order: row, lines: today.lines }]);
    if (!isSent) return { error: "ILLEGAL_TRANSITION", reason: methodProblem(row) };
    if (!isPaying && !isAsking) return null;
    if (isReship(row) && !await hasShelfGarments(tx, row, today.lines)) {
      return { error: "ILLEGAL_TRANSITION", reason: "isKept" };
    }
    const postageMinor = await orderPostage(work, row, work.stamp.at);
    if (!isSeen(work, today, postageMinor)) {
      return {
        error: "ILLEGAL_TRANSITION",
        reason: "priceChanged",
        price_minor: totalMinor + postageMinor,
      };
    }
    if (isAsking) return null;
    const costMinor = totalMinor + await postageToReserve(work);
    const wallet = await walletOf(tx, row.seller_id, row.currency);
    const short_minor = costMinor - (wallet ? availableIn(wallet) : 0);
    return short_minor <= 0
      ? null
      : { error: "INSUFFICIENT_BALANCE", reason: "insufficientBalance", short_minor };
  },
  write: updateOrder,
  changes: (row, change, timeZone) =>
    changesOf(row, change, { hold_until: (unix) => formatDay(unix, timeZone) }),
  parents: [{
    lifecycle: "case",
    event: "remedies.settle",
    idsOf: (_tx, rows) => [...new Set(rows.flatMap(({ case_id }) => case_id ?? []))],
    isNews: (before, after) => remedyStateOf(before.status) !== remedyStateOf(after.status),
  }],
  sampleFacts: ORDER_STATUSES.flatMap((heldFrom) =>
    SAMPLES.map((facts) => ({ ...NO_FACTS, ...facts, paid: true, heldFrom }))
  ),
  undo: {
    remember: ({ hold_reason, hold_until }): Hold => ({ hold_reason, hold_until }),
    paramsOf(remembered, timeZone) {
      const { hold_reason, hold_until } = remembered as Hold;
      return { reason: hold_reason, ...hold_until !== null && { until: formatDay(hold_until, timeZone) } };
    },
  },
});

/** Accepts a payment only at the sum that the person saw; an order that waited for money may also cost less. */
function isSeen(work: EffectWork, { totalMinor, ownMinor }: CurrentQuote, postageMinor: number): boolean {
  const { row, params } = work;
  if (isPaidBySystem(work)) return totalMinor <= goodsSeen(row);
  return totalMinor + postageMinor === (params.expected_minor ?? ownMinor + postageMinor);
}

/** Refuses units that must not be dropped, and all units of the order, which would be a cancellation. */
async function refusalToDrop(
  { tx, row: { _id }, context }: EffectWork,
  picked: readonly string[],
): Promise<Refusal | null> {
  const rows = [...(await makingPort.get().unitsById(tx, ALL_SELLERS, picked)).values()];
  const live = (await makingPort.get().unitIdsOf(tx, [_id])).get(_id) ?? [];
  if (rows.length !== new Set(picked).size || !rows.every((row) => live.includes(row._id))) {
    return { error: "NOT_FOUND", reason: "notFound" };
  }
  const boxed = rows.find(({ package_status, package_sent }) =>
    package_status === "Boxed" || Number(package_sent) > 0
  );
  if (boxed) return { error: "ILLEGAL_TRANSITION", reason: "isOutOfBox", of: boxed.code };
  const left = rows.find(({ package_status }) => package_status !== null && hasLeft(package_status));
  if (left) return { error: "ILLEGAL_TRANSITION", reason: "isInHouse", of: left.code };
  const begun = mayStopBegun(context) ? undefined : rows.find(isUnitBegun);
  if (begun) return { error: "ILLEGAL_TRANSITION", reason: "hasStoppable", of: begun.code };
  return rows.length === live.length ? { error: "ILLEGAL_TRANSITION", reason: "isSomethingLeft" } : null;
}
