/** What the demo's books have set aside: carriage of orders whose labels are not bought yet. */
import type { HoldsTable, LedgerTxnsTable, WalletsTable } from "../db/ledger_tables.ts";

interface Charged {
  readonly kind: string;
  readonly txn: LedgerTxnsTable;
}
interface Given {
  readonly sellers: readonly string[];
  readonly currency: string;
  readonly newId: (at: number) => string;
}

/** What carriage will take of the last orders of who pays by invoice: set aside, and not charged before their labels. */
const POSTAGE_MINOR = [489, 612] as const;

export function openHolds(
  ordered: readonly Charged[],
  { sellers, currency, newId }: Given,
): HoldsTable[] {
  const seller = sellers[1] ?? sellers[0] ?? "";
  const back = new Set(ordered.map(({ txn }) => txn.reverses));
  const charged = ordered.filter(({ kind, txn }) =>
    kind === "charge" && txn.seller_id === seller && txn.order_id !== null && !back.has(txn._id)
  ).slice(-POSTAGE_MINOR.length);
  return charged.map(({ txn: { order_id, created_at: at } }, place): HoldsTable => ({
    _id: newId(at),
    seller_id: seller,
    order_id: order_id ?? "",
    package_id: null,
    purpose: "postage",
    amount_minor: POSTAGE_MINOR[place] ?? 0,
    currency,
    status: "Open",
    txn_id: null,
    created_at: at,
    updated_at: at,
  }));
}

/** As `hold` of the postings does: it stays in the wallet and cannot be spent. */
export function withHolds<W extends { readonly wallets: readonly WalletsTable[] }>(
  books: W,
  open: readonly HoldsTable[],
): W {
  const heldOf = (seller: string) =>
    open.filter(({ seller_id }) => seller_id === seller)
      .reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const wallets = books.wallets.map((wallet) => ({ ...wallet, held_minor: heldOf(wallet.seller_id) }));
  return { ...books, wallets };
}
