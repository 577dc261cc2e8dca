/** Carries out the steps of an invoice. The content of an issued one never changes: credit notes correct it. */
import type { InvoiceFacts, InvoiceMoveInput } from "../../../../api/generated/schema.ts";
import { documentLanguage } from "../../../../api/documents/words/mod.ts";
import { invoices } from "../../../../resources/money/billing_invoice.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { searchText } from "../../../db/search.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import type { Effect, FactsContext, Refusal, Work } from "../../../lifecycle/lifecycle.ts";
import { post } from "../ledger/post_store.ts";
import { wakeWallet, walletsOf } from "../ledger/wallet_store.ts";
import { writeCreditNote } from "./credit_note.ts";
import { applyCredits } from "./credits_store.ts";
import { moveLines, takeNumber } from "./lines_store.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { notifyOfInvoice } from "./notify.ts";
import { insertDraft, storeSums, termsOf } from "./make_store.ts";
import { type InvoiceRow, invoicesList, openOf } from "./store.ts";
import { NO_PAYMENTS, NO_SUMS, type PaymentSums, paymentSums, type Sums, sumsOf } from "./sums_store.ts";
import { dueAtOf, nextReminderAt, reminderAt, yearIn } from "./terms.ts";

type Joined = "_id" | "version" | "seller_name" | "credited_code" | "remade_code";
export type InvoicePatch = Partial<Omit<InvoiceRow, Joined>> & { readonly search_text?: string };
type InvoiceWork = Work<InvoiceRow, InvoiceMoveInput>;
type InvoiceEffect = Effect<InvoiceRow, InvoicePatch, InvoiceMoveInput>;

const DRAFT = "Draft";
const PAID = "Paid";

const settleSelf = ({ _id }: InvoiceRow) => ({
  settles: [{ lifecycle: "invoice", event: "payments.settle", ids: [_id] }],
} as const);

async function issueInvoice({ tx, row, stamp }: InvoiceWork) {
  const { time_zone, seller_id } = row;
  const isInvoice = row.kind === "invoice";
  const number = await takeNumber(tx, isInvoice ? "invoice" : "receipt", {
    at: stamp.at,
    yearOf: yearIn(time_zone),
  });
  const { name, language, time_of_payment } = await termsOf(tx, seller_id);
  const due_at = isInvoice ? dueAtOf(number.at, time_of_payment, time_zone) : null;
  if (due_at !== null) {
    await applyCredits(tx, { ...row, open: row.total_minor }, stamp.at);
    const amount = { minor: row.total_minor, currency: row.currency };
    const args = { code: number.code, amount, day: formatDay(due_at, time_zone) };
    await notifyOfInvoice(tx, { ...row, code: number.code }, { key: "invoiceIssued", args }, stamp.at);
  }
  const patch: InvoicePatch = {
    ...{ code: number.code, issued_at: number.at, bill_to: name, due_at },
    language: documentLanguage(language),
    remind_at: due_at === null ? null : reminderAt(due_at, 0, time_zone),
    search_text: searchText(number.code, name),
  };
  return { patch, ...settleSelf(row) };
}

/** Lets waiting orders be paid: they may have waited until this invoice is no longer overdue. */
const wakeOrders = (tx: Writer, { seller_id, currency }: InvoiceRow): Promise<void> =>
  wakeWallet(tx, seller_id, currency);

/** Cancels the invoice by a credit note and moves its lines to a new draft; the seller's debt does not change. */
async function voidInvoice({ tx, row, stamp, params }: InvoiceWork) {
  const { _id, kind, seller_id, account_id, currency, time_zone, period_from, period_until } = row;
  const draft = await insertDraft(tx, {
    ...{ kind: kind as "invoice", seller_id, account_id, currency, time_zone, period_from, period_until },
    replaces_id: _id,
  }, stamp.at);
  await moveLines(tx, _id, draft._id);
  await storeSums(tx, draft._id);
  const back = -1;
  const sums: Sums = {
    lines_count: 0,
    subtotal_minor: 0 + back * row.subtotal_minor,
    tax_minor: 0 + back * row.tax_minor,
    total_minor: 0 + back * row.total_minor,
  };
  await writeCreditNote(tx, { of: row, sellerId: seller_id, currency, txnId: null, sums }, stamp);
  await wakeOrders(tx, row);
  const patch: InvoicePatch = { reason: params.reason ?? "", remind_at: null, pay_asked_at: null };
  return {
    patch,
    others: [{
      ...{ entity: "invoices", entityId: draft._id, sellerId: seller_id, isNew: true },
      changes: [{ field: "replaces_id", before: "", after: _id }],
    }],
  };
}

const effects: Readonly<Record<string, InvoiceEffect>> = {
  issueInvoice,
  voidInvoice,
  async payInvoice({ tx, row, params, stamp, event }) {
    const { _id, seller_id, currency, code } = row;
    await post(tx, {
      kind: "invoice_payment",
      facts: { minor: params.amount_minor ?? openOf(row), currency },
      sellerId: seller_id,
      ref: { kind: "invoice", id: _id },
      event,
      code,
    }, stamp);
    return settleSelf(row);
  },
  async awaitFunds({ tx, row, stamp }) {
    await wakeWallet(tx, row.seller_id, row.currency);
    return { patch: { pay_asked_at: stamp.at } };
  },
  forgetFunds: () => ({ patch: { pay_asked_at: null } }),
  async keepReason({ tx, row, params }) {
    await wakeOrders(tx, row);
    return { patch: { reason: params.reason ?? "" } };
  },
  followLines: async ({ tx, row }) => ({ patch: (await sumsOf(tx, [row._id])).get(row._id) ?? NO_SUMS }),
  async useCredits({ tx, row, stamp }) {
    await applyCredits(tx, { ...row, open: openOf(row) }, stamp.at);
    return settleSelf(row);
  },
  async followPayments({ tx, row, stamp }) {
    const settled = settledNow(row, await paymentSums(tx, [row._id]));
    const { due_at, time_zone } = row;
    const isOpenAgain = row.status === PAID && due_at !== null && openOf({ ...row, ...settled }) > 0;
    return {
      patch: { ...settled, ...isOpenAgain && { remind_at: nextReminderAt(due_at, stamp.at, time_zone) } },
    };
  },
  async end({ tx, row }) {
    if (row.kind === "invoice") await wakeOrders(tx, row);
    return { patch: { pay_asked_at: null, remind_at: null } };
  },
};

/** Returns what is paid and credited of a document; a receipt is always paid in full. */
const settledNow = (row: InvoiceRow, settled: ReadonlyMap<string, PaymentSums>): PaymentSums =>
  row.kind === "receipt"
    ? { paid_minor: row.total_minor, credited_minor: 0 }
    : settled.get(row._id) ?? NO_PAYMENTS;

const isOther = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(one) as (keyof T)[]).some((key) => one[key] !== other[key]);

async function factsFor(
  reader: Reader,
  rows: readonly InvoiceRow[],
  { now, params = {} }: FactsContext,
): Promise<ReadonlyMap<string, InvoiceFacts>> {
  const drafts = rows.filter(({ status }) => status === DRAFT).map(({ _id }) => _id);
  const sums = drafts.length > 0 ? await sumsOf(reader, drafts) : new Map<string, Sums>();
  const settled = await paymentSums(reader, rows.map(({ _id }) => _id));
  const wallets = await walletsOf(reader, [...new Set(rows.map(({ seller_id }) => seller_id))]);
  const amount = (params as InvoiceMoveInput).amount_minor;
  return new Map(rows.map((row) => {
    const { paid_minor, credited_minor } = settledNow(row, settled);
    const open = openOf({ ...row, paid_minor, credited_minor });
    const wallet = wallets.find((each) => each.seller_id === row.seller_id && each.currency === row.currency);
    const own = wallet ? wallet.balance_minor - wallet.held_minor : 0;
    const { _id, lines_count, subtotal_minor, tax_minor, total_minor } = row;
    const kept = { lines_count, subtotal_minor, tax_minor, total_minor };
    const stale = row.status === DRAFT
      ? isOther(sums.get(_id) ?? NO_SUMS, kept)
      : isOther({ paid_minor, credited_minor }, {
        paid_minor: row.paid_minor,
        credited_minor: row.credited_minor,
      });
    const isGiven = typeof amount === "number";
    return [_id, {
      lines: lines_count,
      over: row.period_until <= now,
      open,
      fits: open > 0 && (!isGiven || amount > 0 && amount <= open),
      covered: isGiven ? amount <= own : own > 0,
      untouched: paid_minor === 0 && credited_minor === 0,
      awaiting: row.pay_asked_at !== null,
      late: row.due_at !== null && row.due_at < now,
      stale,
    }];
  }));
}

async function explain({ tx, row, params }: InvoiceWork, reason: string): Promise<Partial<Refusal>> {
  if (reason !== "isCovered") return {};
  const wallet = (await walletsOf(tx, [row.seller_id])).find(({ currency }) => currency === row.currency);
  const own = wallet ? wallet.balance_minor - wallet.held_minor : 0;
  return { error: "INSUFFICIENT_BALANCE", short_minor: (params.amount_minor ?? openOf(row)) - own };
}

const SAMPLE: InvoiceFacts = {
  ...{ lines: 1, over: true, open: 100, fits: true, covered: true, untouched: true },
  ...{ awaiting: false, late: false, stale: false },
};

export const invoiceLifecycle = defineLifecycle<"Invoice", InvoiceRow, InvoiceFacts, InvoicePatch>({
  resource: invoices,
  called: "invoice",
  source: invoicesList,
  facts: factsFor,
  effects,
  explain,
  audited: ["status", "code", "total_minor", "paid_minor", "credited_minor", "reason", "pay_asked_at"],
  sampleFacts: [SAMPLE, { ...SAMPLE, awaiting: true }],
});
