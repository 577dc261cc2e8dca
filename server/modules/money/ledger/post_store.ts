/**
 * Posts to the ledger; nothing else writes to it. A movement is a transaction with entries that sum to zero. Entries
 * on sellers' accounts are the lines of the statement, numbered without gaps, each with the balance after it.
 * Corrections are reversals. Source: ADR 34.
 */
import { entriesOf, type Facts, isSellers, type Kind, legs } from "../../../../api/money/legs.ts";
import type { AuditStamp } from "../../../audit/audit.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { WalletsTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";
import { definePort } from "../../../port.ts";
import { appendOutbox } from "../../../events/outbox.ts";
import { accountsFor } from "./accounts_store.ts";
import { changeBy, changeWallet, openFrom } from "./wallet_store.ts";

/** Topic of live events on a seller's balance. */
export const WALLETS = "wallets";
/** Topic of live events on new lines of a seller's statement. */
const LINES = "statementLines";

export interface PostingRequest<K extends Kind = Kind> {
  readonly kind: K;
  readonly facts: Facts[K];
  /** Null for payments of the business, which touch no account of a seller. */
  readonly sellerId: string | null;
  readonly event?: string;
  readonly orderId?: string;
  readonly ref?: { readonly kind: string; readonly id: string };
  readonly code: string;
  readonly reverses?: string;
}

export interface PostedMovement {
  readonly txnId: string;
  readonly sellerId: string;
  readonly currency: string;
  /** The change of the seller's account for debts; above zero it reduces the debt. */
  readonly dueMinor: number;
  /** True if the movement has an entry of revenue or tax, which a payment does not have. */
  readonly isCharge: boolean;
  readonly reverses: string | undefined;
  readonly ref: { readonly kind: string; readonly id: string } | undefined;
}

export interface DocumentsPort {
  /** Returns the open sum of the invoice with a charge; null if the charge is on no issued invoice. */
  readonly openOf: (reader: Reader, txnId: string) => Promise<number | null>;
  readonly follow: (tx: Writer, movement: PostedMovement, by: AuditStamp) => Promise<void>;
}

/** Port to invoices, which are updated after postings to sellers' accounts. Source: ADR 127. */
export const documentsPort = definePort<DocumentsPort>("documents");

/** Id of a transaction; null if nothing was posted. */
export type TransactionId = string | null;

/**
 * Posts a movement. It should be the last write of a step, because it locks the seller's row for other transactions.
 * @throws {ApiError} INSUFFICIENT_BALANCE, with nothing written
 */
export async function post<K extends Kind>(
  tx: Writer,
  posting: PostingRequest<K>,
  by: AuditStamp,
): Promise<TransactionId> {
  const { kind, facts, sellerId, code } = posting;
  const movement = legs(kind, facts);
  const change = changeBy(kind, facts, movement);
  if (change && sellerId === null) throw new RangeError(`Cannot post a ${kind}: expected whose it is`);
  const wallet = change && sellerId !== null
    ? await changeWallet(tx, { ...change, sellerId, at: by.at })
    : null;
  const entries = entriesOf(movement);
  const txn_id = newId();
  if (wallet && sellerId !== null) {
    const lines = entries.filter(({ account }) => isSellers(account)).map(({ account }) =>
      `${txn_id}-${account}`
    );
    const news = lines.length > 0 ? [{ entity: LINES, sellerId, ids: lines }] : [];
    await appendOutbox(tx, [{ entity: WALLETS, sellerId, ids: [sellerId] }, ...news], by.at);
  }
  if (entries.length === 0) return null;
  const at = wallet?.last_at ?? Math.max(by.at, await openFrom(tx));
  const isLate = at > by.at && by.at < await openFrom(tx);
  await tx.insertInto("ledger_txns").values({
    _id: txn_id,
    kind,
    event: posting.event ?? "",
    seller_id: sellerId,
    order_id: posting.orderId ?? null,
    ref_kind: posting.ref?.kind ?? "",
    ref_id: posting.ref?.id ?? null,
    ref_code: code,
    reverses: posting.reverses ?? null,
    service: "",
    actor_id: by.actor._id,
    acting_for: by.actingFor,
    request_id: by.requestId,
    created_at: at,
    event_at: isLate ? by.at : null,
  }).execute();
  const accounts = await accountsFor(tx, entries, sellerId);
  const rows = entries.map((entry, place) => ({
    txn_id,
    account_id: accounts[place] ?? "",
    amount_minor: entry.minor,
    currency: entry.currency,
    ...isSellers(entry.account) && wallet
      ? { seller_id: sellerId, account: entry.account, ...lineOf(wallet, entry.account) }
      : { seller_id: null, account: null, no: null, balance_minor: null },
    kind,
    ref_code: code,
    created_at: at,
  }));
  await tx.insertInto("ledger_entries").values(rows).execute();
  const dueMinor = entries.find(({ account }) => account === "due")?.minor ?? 0;
  // Documents take charges at the end of the month; only refunds and payments are passed on now.
  if (sellerId !== null && change && (posting.reverses !== undefined || dueMinor > 0)) {
    const { currency } = change;
    const isCharge = entries.some(({ account }) => account === "tax:" || account.startsWith("revenue:"));
    const { reverses, ref } = posting;
    await documentsPort.get().follow(
      tx,
      { txnId: txn_id, sellerId, currency, dueMinor, isCharge, reverses, ref },
      by,
    );
  }
  return txn_id;
}

/** Returns an account's next line number and balance; a debt is a negative balance. */
const lineOf = (wallet: WalletsTable, account: "wallet" | "due") =>
  account === "wallet"
    ? { no: wallet.wallet_no, balance_minor: wallet.balance_minor }
    : { no: wallet.due_no, balance_minor: 0 - wallet.due_minor };
