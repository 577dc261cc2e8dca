/** Pays waiting orders once a wallet has more money: batches by due date, until an order is not covered. */
import { type AuditStamp, recordAudit } from "../../../audit/audit.ts";
import { isPaused } from "../../../backup/paused_work_store.ts";
import { groupRows } from "../../../graphql/batch.ts";
import type { Writer } from "../../../db/database.ts";
import type { WalletsTable } from "../../../db/tables.ts";
import type { AuditEntry, Background, BackgroundTools } from "../../../fields.ts";
import { moveMany } from "../../../lifecycle/move.ts";
import type { MovedRecord } from "../../../lifecycle/results.ts";
import { startLoop } from "../../../background/loop.ts";
import { systemStep } from "../../../lifecycle/system_step.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { notifyLowBalance } from "../../money/ledger/low_balance.ts";
import { payAwaitingInvoices } from "../../money/invoices/awaiting_funds.ts";
import { availableIn, hasOverdueInvoice, payerOf, walletOf } from "../../money/ledger/wallet_store.ts";
import { awaitingOrders, nextAwakeWallet, putWalletToSleep } from "./funds_store.ts";
import { goodsSeen, seenPostageOf } from "./postage.ts";
import { orderLifecycle } from "./lifecycle.ts";
import type { OrderRow } from "./rows.ts";
import { ordersById } from "./store.ts";
import { type Cost, costsAt, NO_COST } from "./current_quote.ts";

/** Name of this work in `pausedWork`, which pauses it after a restore. */
export const AUTOPAY = "autopay";
const BATCH = 20;
const ROUND_MS = 2_000;

export function fundsWorker(tools: BackgroundTools, roundMs = ROUND_MS): Background {
  const run = (signal: AbortSignal) => payAwaiting(tools, signal);
  return startLoop({ name: "Paying orders that wait for money", run, everyMs: roundMs, isEager: true });
}

export async function payAwaiting(tools: BackgroundTools, signal?: AbortSignal): Promise<void> {
  const { db } = tools;
  if (await nextAwakeWallet(db.read) && await isPaused(db.read, AUTOPAY)) return;
  // Most rounds find nothing, so a read comes before the transaction.
  while (!signal?.aborted && await nextAwakeWallet(db.read)) {
    await db.write((tx) => payBatch(tx, tools));
    db.wake();
  }
}

async function payBatch(tx: Writer, { now, settings: { timeZone } }: BackgroundTools): Promise<void> {
  const wallet = await nextAwakeWallet(tx);
  if (!wallet) return;
  const step = systemStep(tx, "order.pay", { at: now(), timeZone });
  const { stamp } = step;
  const invoices = await payAwaitingInvoices(tx, wallet, BATCH, { at: stamp.at, timeZone });
  const covered = await payableOf(tx, wallet, invoices.isShort, stamp);
  const moved = await moveMany(orderLifecycle, step, covered);
  const audit = [...invoices.audit, ...moved.flatMap((each) => each.audit)];
  // An order that is refused for another reason shows the reason, and does not block the next orders.
  const refused = moved.filter(({ result }) => !result.ok && result.error !== "INSUFFICIENT_BALANCE");
  for (const [reason, some] of groupRows(refused, reasonOf)) {
    audit.push(...await stopWaiting({ ...step, params: { reason } }, some));
  }
  await recordAudit(tx, audit, stamp);
  if (covered.length < BATCH && invoices.count < BATCH) {
    await putWalletToSleep(tx, wallet);
    await notifyLowBalance(tx, wallet, stamp.at);
  }
}

/** Returns ids of orders to pay. An unpaid invoice comes first, unless orders are paid by invoice too. */
async function payableOf(
  tx: Writer,
  { seller_id, currency }: WalletsTable,
  isShort: boolean,
  stamp: AuditStamp,
): Promise<string[]> {
  const wallet = await walletOf(tx, seller_id, currency);
  if (!wallet || isShort && await payerOf({ tx }, seller_id) === "wallet") return [];
  // The orders continue to wait; paying the invoice wakes the wallet again.
  if (await hasOverdueInvoice(tx, wallet)) return [];
  return await coveredOf(tx, wallet, await awaitingOrders(tx, wallet, BATCH), stamp);
}

const reasonOf = ({ result }: MovedRecord): string => result.reason?.code ?? "wrongState";

type Step = Omit<Parameters<typeof moveMany<never, never, never, { reason: string }>>[1], "event">;

async function stopWaiting(step: Step, some: readonly MovedRecord[]): Promise<readonly AuditEntry[]> {
  const stopped = await moveMany(
    orderLifecycle,
    { ...step, event: "order.forgetFunds" },
    some.map(({ result }) => result._id),
  );
  return stopped.flatMap(({ audit }) => audit);
}

/**
 * Returns the sum that a waiting order needs; 0 if its goods cost more than when it began to wait, as it is not paid
 * then.
 */
function sumToPay(order: OrderRow, { totalMinor, postageMinor }: Cost): number {
  const goodsMinor = totalMinor - postageMinor;
  return goodsMinor > goodsSeen(order) ? 0 : goodsMinor + seenPostageOf(order, postageMinor);
}

async function coveredOf(
  tx: Writer,
  wallet: WalletsTable,
  ids: readonly string[],
  { at }: AuditStamp,
): Promise<string[]> {
  const orders = await ordersById(tx, ALL_SELLERS, ids);
  const costs = await costsAt({ tx }, [...orders.values()], at);
  let left = availableIn(wallet);
  const covered: string[] = [];
  for (const id of ids) {
    const order = orders.get(id);
    const cost = order ? sumToPay(order, costs.get(id) ?? NO_COST) : 0;
    if (cost > left) break;
    left -= cost;
    covered.push(id);
  }
  return covered;
}
