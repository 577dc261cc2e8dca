/** The lifecycle of manual transactions: approval posts them to the ledger, and a reversal undoes that. */
import type { Facts, Payer, Reversible } from "../../../../api/money/legs.ts";
import { MAX_TOPUP_CENTS, type TopupKind } from "../../../../api/money/topups.ts";
import { formatMinor } from "../../../../api/money.ts";
import { limitIn } from "../../../../api/money_limits.ts";
import { approvals } from "../../../../resources/money/approvals.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { Decision } from "../../../lifecycle/approval.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import { callerOf, type Work } from "../../../lifecycle/lifecycle.ts";
import type { TopupFacts, TopupMoveInput } from "../../../../api/generated/schema.ts";
import { exchangeSum } from "../../../../api/money/exchange.ts";
import { rateAt } from "./rates_store.ts";
import { lastBookCheck } from "../ledger/checks_store.ts";
import { payerIn, repayableDebtOf } from "../ledger/charge_store.ts";
import { post } from "../ledger/post_store.ts";
import { availableIn, walletsOf } from "../ledger/wallet_store.ts";
import { findRepeatedPayments, topupApproval, type TopupRow, topupsList } from "./store.ts";

type Patch =
  & Partial<Pick<TopupRow, "status" | "txn_id" | "rate_micro" | "credited_minor">>
  & Decision<"checker", "reason">;
type TopupWork = Work<TopupRow, TopupMoveInput>;

interface ReversiblePosting {
  readonly kind: Reversible;
  readonly facts: Facts[Reversible];
}

function factsOf(row: TopupRow, payer: Payer): ReversiblePosting {
  const sum = { minor: row.credited_minor, currency: row.credited_currency };
  const method = row.method_id ?? "other";
  switch (row.kind as TopupKind) {
    case "topup": {
      const received = { minor: row.paid_minor, currency: row.currency };
      return { kind: "topup", facts: { method, received, credited: sum } };
    }
    case "credit":
    case "debit":
    case "fee":
      return { kind: row.kind as Reversible, facts: { payer, ...sum } };
    case "payout":
      return { kind: "payout", facts: { method, ...sum } };
    case "writeoff":
      return { kind: "writeoff", facts: sum };
  }
}

async function bookMoney(work: TopupWork): Promise<{ readonly patch: Patch }> {
  const { tx, row, stamp, event } = work;
  const worth = await worthOf(tx, row);
  const txn_id = await post(tx, {
    ...factsOf({ ...row, ...worth }, row.payment_type === "postpaid" ? "due" : "wallet"),
    sellerId: row.seller_id,
    event,
    code: row.code,
    ref: { kind: "topup", id: row._id },
  }, stamp);
  return { patch: { ...worth, txn_id } };
}

const isForeign = ({ currency, credited_currency }: TopupRow): boolean => currency !== credited_currency;

/** Uses the exchange rate of the day on which the money was sent, even one that was added after the request. */
async function worthOf(reader: Reader, row: TopupRow): Promise<Pick<Patch, "rate_micro" | "credited_minor">> {
  if (!isForeign(row) || row.rate_micro !== null) return {};
  const rate_micro = await rateAt(reader, row.currency, row.paid_at ?? 0);
  if (rate_micro === null) return {};
  const sum = { minor: row.paid_minor, currency: row.currency };
  return { rate_micro, credited_minor: exchangeSum(sum, row.credited_currency, rate_micro) };
}

async function bookBack(work: TopupWork): Promise<{ readonly patch: Patch }> {
  const { tx, row, stamp, event } = work;
  for (const [payer, credited_minor] of await splitReversal(tx, row)) {
    if (credited_minor === 0) continue;
    const { kind, facts } = factsOf({ ...row, credited_minor }, payer);
    await post(tx, {
      kind: "reversal",
      facts: { kind, facts },
      sellerId: row.seller_id,
      event,
      code: row.code,
      ref: { kind: "topup", id: row._id },
      ...row.txn_id !== null && { reverses: row.txn_id },
    }, stamp);
  }
  return { patch: {} };
}

/**
 * Returns the accounts that a reversal changes, and by how much. It uses the account of the entry, since the seller may
 * pay in another way by now; what comes back beyond the open sum of its invoice goes into the wallet, as a refund does.
 */
async function splitReversal(
  tx: Writer,
  { kind, txn_id, seller_id, credited_minor: minor, credited_currency }: TopupRow,
): Promise<readonly (readonly [Payer, number])[]> {
  if (txn_id === null) return [["wallet", minor]];
  if (kind !== "debit" && kind !== "fee") return [[await payerIn(tx, txn_id), minor]];
  const due = Math.min(minor, await repayableDebtOf(tx, txn_id, seller_id, credited_currency));
  return [["due", due], ["wallet", minor - due]];
}

async function isShort({ tx, row }: TopupWork): Promise<boolean> {
  if (row.kind !== "payout" && row.kind !== "writeoff") return false;
  const wallet = (await walletsOf(tx, [row.seller_id])).find(({ currency }) =>
    currency === row.credited_currency
  );
  if (!wallet) return true;
  // A credit limit cannot be paid out, and a write-off cannot exceed the debt.
  const free = availableIn({ ...wallet, credit_limit_minor: 0, due_minor: 0 });
  return row.credited_minor > (row.kind === "payout" ? free : wallet.due_minor);
}

async function factsFor(
  reader: Reader,
  rows: readonly TopupRow[],
  context: AuthorizedContext,
): Promise<ReadonlyMap<string, TopupFacts>> {
  const repeated = await findRepeatedPayments(reader, rows.map(({ _id }) => _id));
  const check = await lastBookCheck(reader);
  const rated = new Set<string>();
  for (const row of rows) {
    if (!isForeign(row) || row.rate_micro !== null || (await worthOf(reader, row)).rate_micro) {
      rated.add(row._id);
    }
  }
  return new Map(rows.map((row) => [row._id, {
    ...topupApproval.factsOf(row, context),
    taken: repeated.has(row._id),
    rated: rated.has(row._id),
    sound: row.kind !== "payout" || !check || check.faults.length === 0,
  }]));
}

export const topupLifecycle = defineLifecycle<"Topup", TopupRow, TopupFacts, Patch>({
  resource: approvals,
  called: "top-up",
  source: topupsList,
  facts: (reader, rows, caller) => factsFor(reader, rows, callerOf(caller)),
  effects: { ...topupApproval.effects, bookMoney, bookBack },
  async refuse(work, names) {
    if (!names.includes("bookMoney")) return null;
    if (await isShort(work)) return { error: "INSUFFICIENT_BALANCE", reason: "insufficientBalance" };
    // Without a rate the sum was unknown when the request was made, so its limit is checked here.
    const { credited_minor = 0 } = await worthOf(work.tx, work.row);
    const { credited_currency: currency } = work.row;
    const most = limitIn(currency, MAX_TOPUP_CENTS);
    return credited_minor > most
      ? { error: "LIMIT", reason: "topupTooHigh", of: `${formatMinor(most, currency)} ${currency}` }
      : null;
  },
  audited: ["status", "reason"],
  sampleFacts: [{ maker: false, checker: false, taken: false, rated: true, sound: true }],
});
