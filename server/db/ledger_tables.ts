/** Tables of the ledger. The conventions are those of tables.ts. */
/** `seller_id` null is a house account. `kind`: wallet, revenue or cash. */
export interface LedgerAccountsTable {
  _id: string;
  seller_id: string | null;
  kind: string;
  currency: string;
  /** The balance may not go below this. */
  floor_minor: number;
}

/** One balanced movement; its entries sum to zero per currency. Append only. */
export interface LedgerTxnsTable {
  _id: string;
  /** topup, charge, refund or adjustment. */
  kind: string;
  seller_id: string;
  order_id: string | null;
  /** Set on a refund: the charge it gives back. */
  reverses: string | null;
  actor_id: string;
  request_id: string;
  created_at: number;
}

/** Append only: triggers refuse UPDATE and DELETE. */
export interface LedgerEntriesTable {
  txn_id: string;
  account_id: string;
  amount_minor: number;
  currency: string;
}

/** Money set aside. A captured hold is what makes an order paid. */
export interface HoldsTable {
  _id: string;
  seller_id: string;
  order_id: string;
  amount_minor: number;
  currency: string;
  /** Open, Captured or Released. */
  status: string;
  txn_id: string | null;
  created_at: number;
  updated_at: number;
}
