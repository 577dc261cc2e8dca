/** Updates documents after postings: refunds correct them, and payments settle them. Source: ADR 127. */
import type { AuditStamp } from "../../../audit/audit.ts";
import type { Writer } from "../../../db/database.ts";
import { settleAsSystem } from "../../../lifecycle/system_step.ts";
import { documentsPort, type PostedMovement } from "../ledger/post_store.ts";
import { wakeWallet } from "../ledger/wallet_store.ts";
import { writeCreditNote } from "./credit_note.ts";
import { applyCreditsTo, applyPayment, takeBackCredit } from "./credits_store.ts";
import { accountIn, addLinesOf, documentOf } from "./lines_store.ts";
import { openOf } from "./store.ts";

/** UTC will do, because settling an invoice does not depend on the time zone. */
const SETTLE = { lifecycle: "invoice", event: "payments.settle", timeZone: "UTC" } as const;
const DRAFT = "Draft";

async function settle(tx: Writer, ids: readonly string[], { at }: AuditStamp): Promise<void> {
  if (ids.length > 0) await settleAsSystem(tx, { ...SETTLE, ids, at });
}

/** A refund is added to the draft that has its charge; an issued document gets a credit note instead. */
async function followRefund(tx: Writer, movement: PostedMovement, by: AuditStamp): Promise<void> {
  const { txnId, reverses = "", sellerId, currency, dueMinor } = movement;
  const of = await documentOf(tx, reverses);
  if (!of) return;
  if (of.status === DRAFT) {
    await addLinesOf(tx, of._id, txnId, of.account_id);
    return await settle(tx, [of._id], by);
  }
  await writeCreditNote(tx, { of, sellerId, currency, txnId }, by);
  if (dueMinor > 0) await settle(tx, [of._id], by);
}

async function followPayment(tx: Writer, movement: PostedMovement, by: AuditStamp): Promise<void> {
  const { txnId, sellerId, currency, dueMinor: minor, ref } = movement;
  const account_id = await accountIn(tx, txnId, "due");
  // The step that pays an invoice changes its state too, so only the other invoices are settled here.
  const own = ref?.kind === "invoice" ? ref.id : null;
  const credit = { txn_id: txnId, account_id, seller_id: sellerId, currency, minor };
  const settled = await applyPayment(tx, credit, own, by.at);
  await settle(tx, settled.filter((id) => id !== own), by);
  if (settled.length > 0) await wakeWallet(tx, sellerId, currency);
}

/** Opens the invoices that a reversed credit had settled; other credits may be left, which they use now. */
async function followReversal(
  tx: Writer,
  { txnId, reverses, dueMinor }: PostedMovement & { readonly reverses: string },
  by: AuditStamp,
): Promise<void> {
  await settle(tx, await takeBackCredit(tx, reverses, -dueMinor, by.at), by);
  await settle(tx, await applyCreditsTo(tx, await accountIn(tx, txnId, "due"), by.at), by);
}

documentsPort.fill({
  async openOf(reader, txnId) {
    const of = await documentOf(reader, txnId);
    return of && of.status !== DRAFT ? Math.max(0, openOf(of)) : null;
  },
  async follow(tx, movement, by) {
    const { isCharge, dueMinor, reverses } = movement;
    if (isCharge) return reverses === undefined ? undefined : await followRefund(tx, movement, by);
    if (dueMinor > 0) return await followPayment(tx, movement, by);
    if (dueMinor < 0 && reverses !== undefined) await followReversal(tx, { ...movement, reverses }, by);
  },
});
