/** Carries out the lifecycle of a TikTok order: TikTok's status moves it and our order, and people push it. */
import type { MoveInput, TiktokOrderFacts, TiktokOrderMoveInput } from "../../../../api/generated/schema.ts";
import { ApiError } from "../../../../api/errors.ts";
import { isRemoteStatus, statusOfRemote } from "../../../../api/handover/tiktok.ts";
import { TIKTOK_HOLD } from "../../../../api/statuses.ts";
import { formatMinute } from "../../../../api/time/instants.ts";
import { tiktokOrders } from "../../../../resources/handover/tiktok_orders.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import type { Command, Refusal, Work } from "../../../lifecycle/lifecycle.ts";
import { checkDaily } from "../../orders/orders/daily_store.ts";
import { takenNumbers } from "../../orders/orders/store.ts";
import { checkTakesOrders } from "../../orders/stores/takes_orders.ts";
import { orderTakings } from "../../orders/stores/store.ts";
import { storedLines } from "./lines_store.ts";
import { makeOrder, type TiktokEffect, type TiktokPatch } from "./push.ts";
import { tiktokShopPort } from "./shop_port.ts";
import { heldForTiktok, tiktokById, tiktokList, type TiktokRow } from "./store.ts";

type TiktokWork = Work<TiktokRow, TiktokOrderMoveInput>;

/** Statuses of orders that TikTok does not release yet. An unknown status counts as unreleased too. */
const HELD: readonly string[] = ["UNPAID", "ON_HOLD"];

const factsOf = (row: TiktokRow, connected: ReadonlySet<string>): TiktokOrderFacts => ({
  remote: statusOfRemote(row),
  paid: row.remote_status !== "UNPAID",
  open: !HELD.includes(row.remote_status) && isRemoteStatus(row.remote_status),
  unmapped: row.unmapped,
  lines: row.lines_count,
  masked: row.masked === 1,
  ordered: row.order_id !== null,
  connected: connected.has(row.store_id),
  answered: row.cancel_answer !== "",
});

type OrderCommand = Command<TiktokRow, TiktokOrderMoveInput>;

/** Stores the answer; the store's sync sends it repeatedly until TikTok accepts it. */
const answerWith = (cancel_answer: string): TiktokEffect => async ({ tx, row, params, stamp }) => {
  await tiktokShopPort.get().wake(tx, row, stamp.at);
  return { patch: { cancel_answer, cancel_reason: params.reason ?? "" } };
};

const ours = (rows: readonly TiktokRow[]): ReadonlyMap<string, readonly string[]> =>
  new Map(rows.flatMap(({ _id, order_id }) => order_id === null ? [] : [[_id, [order_id]] as const]));

/** Sends our order an event with a reason code, which screens translate. */
const toOrder = (event: string): OrderCommand => ({
  lifecycle: "order",
  event,
  idsOf: (_tx, rows) => Promise.resolve(ours(rows)),
  paramsOf: () => ({ reason: TIKTOK_HOLD }) satisfies MoveInput,
});

const SKUS_NAMED = 3;

/** Names the unmapped SKUs, our order, or the time until which TikTok holds the order. */
async function explain({ tx, row, timeZone }: TiktokWork, reason: string): Promise<Partial<Refusal>> {
  if (reason === "isRemoteOpen" && row.held_until !== null) {
    return { of: formatMinute(row.held_until, timeZone) };
  }
  if (reason === "hasNoOrder") return { of: row.order_code };
  if (reason !== "isMapped") return {};
  const lines = (await storedLines(tx, [row._id])).get(row._id) ?? [];
  const skus = [...new Set(lines.flatMap(({ item_id, sku }) => item_id === null ? sku : []))];
  return { of: skus.slice(0, SKUS_NAMED).join(", "), count: skus.length };
}

/** Checks the rules of every new order first, so that one refused order does not stop the others. */
async function refuse(work: TiktokWork, effects: readonly string[]): Promise<Refusal | null> {
  const { tx, row, stamp, timeZone } = work;
  if (!effects.includes("makeOrder")) return null;
  if ((await takenNumbers(tx, row.store_id, [row.tiktok_id])).size > 0) return null;
  try {
    const store = (await orderTakings(tx, [row.store_id])).get(row.store_id);
    checkTakesOrders(store ?? { status: "Paused" });
    await checkDaily(tx, row.seller_id, 1, { stamp, timeZone });
    return null;
  } catch (error) {
    const reason = error instanceof ApiError ? error.details.reason?.code : undefined;
    if (!reason) throw error;
    return { error: "ILLEGAL_TRANSITION", reason };
  }
}

export const tiktokLifecycle = defineLifecycle<"TiktokOrder", TiktokRow, TiktokOrderFacts, TiktokPatch>({
  resource: tiktokOrders,
  called: "TikTok order",
  source: tiktokList,
  // Takes no scope, because only administrators have this right, and they see all sellers.
  rows: (reader, ids) => tiktokById(reader, ids),
  async facts(reader, rows) {
    const connected = await tiktokShopPort.get().connected(reader, rows.map(({ store_id }) => store_id));
    return new Map(rows.map((row) => [row._id, factsOf(row, connected)]));
  },
  effects: { makeOrder, approveCancel: answerWith("approve"), refuseCancel: answerWith("refuse") },
  commands: {
    holdOrder: toOrder("order.hold"),
    cancelOrder: toOrder("order.cancel"),
    askToCancelOrder: toOrder("order.requestCancel"),
    releaseOrder: {
      lifecycle: "order",
      event: "order.release",
      // Releases only holds that were made for TikTok.
      async idsOf(tx, rows) {
        const all = ours(rows);
        const held = await heldForTiktok(tx, [...all.values()].flat(), TIKTOK_HOLD);
        return new Map([...all].map(([id, orders]) => [id, orders.filter((order) => held.has(order))]));
      },
    },
  },
  refuse,
  explain,
  audited: ["status", "order_id", "cancel_answer", "cancel_reason"],
  sampleFacts: [{
    remote: "Processing",
    paid: true,
    open: true,
    unmapped: 0,
    lines: 1,
    masked: false,
    ordered: false,
    connected: true,
    answered: false,
  }],
});
