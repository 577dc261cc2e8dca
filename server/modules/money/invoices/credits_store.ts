/** Applies payments to invoices in the order of their due days. What is left over is kept for the next invoice. */
import { sql } from "kysely";
import { OPEN_INVOICES } from "../../../../api/money/invoices.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";

interface Credit {
  readonly txn_id: string;
  readonly account_id: string;
  readonly seller_id: string;
  readonly currency: string;
  readonly minor: number;
}

const OPEN_SUM = sql<number>`total_minor - paid_minor - credited_minor`;

interface OpenInvoice {
  readonly _id: string;
  readonly open: number;
}

async function openInvoices(reader: Reader, account_id: string): Promise<readonly OpenInvoice[]> {
  const { rows } = await sql<OpenInvoice>`select _id, ${OPEN_SUM} as open from invoices
    where account_id = ${account_id} and kind = 'invoice' and ${isOneOf("status", OPEN_INVOICES)}
      and ${OPEN_SUM} > 0 order by due_at, seq`.execute(reader);
  return rows;
}

async function addPayment(
  tx: Writer,
  txn_id: string,
  document_id: string,
  minor: number,
  at: number,
): Promise<void> {
  await tx.insertInto("invoice_payments").values({ txn_id, document_id, minor, created_at: at }).execute();
}

/**
 * Applies a payment to the invoice `firstId`, then to the others. Returns the ids of invoices that the payment settled
 * in part or in full.
 */
export async function applyPayment(
  tx: Writer,
  credit: Credit,
  firstId: string | null,
  at: number,
): Promise<readonly string[]> {
  const { minor, account_id, txn_id } = credit;
  let left = minor;
  const used: string[] = [];
  const open = await openInvoices(tx, account_id);
  const first = firstId === null ? [] : await openSums(tx, [firstId]);
  for (const each of [...first, ...open.filter(({ _id }) => _id !== firstId)]) {
    const part = Math.min(left, each.open);
    if (part <= 0) continue;
    await addPayment(tx, txn_id, each._id, part, at);
    left -= part;
    used.push(each._id);
  }
  await tx.insertInto("invoice_credits").values({ ...credit, left_minor: left, created_at: at }).execute();
  return used;
}

async function openSums(reader: Reader, ids: readonly string[]): Promise<readonly OpenInvoice[]> {
  const { rows } = await sql<OpenInvoice>`select _id, ${OPEN_SUM} as open from invoices
    where ${isOneOf("_id", ids)}`.execute(reader);
  return rows;
}

interface OpenDocument extends OpenInvoice {
  readonly account_id: string;
}

/** Applies unused credits to an invoice, the oldest first. Returns true if there were any. */
export async function applyCredits(tx: Writer, invoice: OpenDocument, at: number): Promise<boolean> {
  let open = invoice.open;
  const credits = await tx.selectFrom("invoice_credits").select(["txn_id", "left_minor"])
    .where("account_id", "=", invoice.account_id).where("left_minor", ">", 0).orderBy("seq").execute();
  for (const { txn_id, left_minor } of credits) {
    const part = Math.min(open, left_minor);
    if (part <= 0) break;
    await tx.updateTable("invoice_credits").set(({ eb }) => ({ left_minor: eb("left_minor", "-", part) }))
      .where("txn_id", "=", txn_id).execute();
    await addPayment(tx, txn_id, invoice._id, part, at);
    open -= part;
  }
  return open < invoice.open;
}

/** Applies unused credits to the open invoices of an account. Returns the ids of invoices that used some. */
export async function applyCreditsTo(tx: Writer, account_id: string, at: number): Promise<readonly string[]> {
  const used: string[] = [];
  for (const invoice of await openInvoices(tx, account_id)) {
    if (!await applyCredits(tx, { ...invoice, account_id }, at)) break;
    used.push(invoice._id);
  }
  return used;
}

/**
 * Removes a reversed credit: first its unused part, then what was applied to invoices. Returns the ids of invoices
 * that are open again.
 */
export async function takeBackCredit(
  tx: Writer,
  txn_id: string,
  minor: number,
  at: number,
): Promise<readonly string[]> {
  const credit = await tx.selectFrom("invoice_credits").select("left_minor").where("txn_id", "=", txn_id)
    .executeTakeFirst();
  if (!credit) return [];
  const unused = Math.min(minor, credit.left_minor);
  await tx.updateTable("invoice_credits")
    .set(({ eb }) => ({ minor: eb("minor", "-", minor), left_minor: eb("left_minor", "-", unused) }))
    .where("txn_id", "=", txn_id).execute();
  let rest = minor - unused;
  const payments = await tx.selectFrom("invoice_payments").select(["document_id", "minor"])
    .where("txn_id", "=", txn_id).orderBy("seq", "desc").execute();
  const reopened: string[] = [];
  for (const payment of payments) {
    const part = Math.min(rest, payment.minor);
    if (part <= 0) continue;
    await addPayment(tx, txn_id, payment.document_id, -part, at);
    rest -= part;
    reopened.push(payment.document_id);
  }
  return reopened;
}
