/** Tables of the ledger. The conventions are those of tables.ts; what moves between accounts is said in api/money/legs.ts. */
import type { Generated } from "kysely";

/** What a seller has in one currency, as of its last line: kept beside the entries so that no payment has to add them up. */
export interface WalletsTable {
  seller_id: string;
  currency: string;
  /** Sum of the entries of its wallet account. */
  balance_minor: number;
  /** What it owes: the sum of its due account, the other way round. */
  due_minor: number;
  /** Sum of its open holds. */
  held_minor: number;
  /** How far it may spend what it does not have. */
  credit_limit_minor: number;
  /** Numbers of the last line of each account. */
  wallet_no: number;
  due_no: number;
  /** When the last line was written: the next one is not before it. */
  last_at: number;
  /** Below it the seller is told, once each time: `low_told_at` is when. 0 tells nothing. */
  low_minor: number;
  low_told_at: number | null;
  /** 1 where it rose, or fell below that line, and nobody has looked at what follows yet. */
  wake: number;
  version: number;
}

/** `seller_id` null is a house account. Kinds and parties are those of `Account` in api/money/legs.ts. */
export interface LedgerAccountsTable {
  _id: string;
  seller_id: string | null;
  kind: string;
  party: string;
  currency: string;
}

/** One balanced movement; its entries sum to zero per currency. Append only. */
export interface LedgerTxnsTable {
  _id: string;
  kind: string;
  /** The step that did it; empty where there was none. */
  event: string;
  /** Null for what is the house's alone. */
  seller_id: string | null;
  order_id: string | null;
  /** The record it is about where that is no order. */
  ref_kind: string;
  ref_id: string | null;
  /** What it is called on the statement. */
  ref_code: string;
  /** What it gives back. */
  reverses: string | null;
  service: string;
  actor_id: string;
  acting_for: string | null;
  request_id: string;
  created_at: number;
}

/** Append only: triggers refuse UPDATE and DELETE. On a seller's accounts a line of the statement, with all it shows. */
export interface LedgerEntriesTable {
  seq: Generated<number>;
  txn_id: string;
  account_id: string;
  amount_minor: number;
  currency: string;
  seller_id: string | null;
  kind: string;
  ref_code: string;
  /** Of a seller's entry: wallet or due. */
  account: string | null;
  /** Without a gap on its account. */
  no: number | null;
  /** Of its account, after it. */
  balance_minor: number | null;
  created_at: number;
}

/** What a seller was charged for, line by line: what can be given back is what is left of one. */
export interface ChargeLinesTable {
  _id: string;
  txn_id: string;
  seller_id: string;
  order_id: string | null;
  order_line_id: string | null;
  package_id: string | null;
  position: number;
  /** A `Heading` of api/money/legs.ts. */
  heading: string;
  quantity: number;
  unit_minor: number;
  amount_minor: number;
  tax_minor: number;
  currency: string;
  service: string;
  /** JSON: what the price was made of on that day. */
  price: string;
  /** Of amount and tax together. */
  refunded_minor: number;
  asked_minor: number;
  created_at: number;
}

/** Each time the books were counted again; `faults` is JSON, one line per thing that was wrong. */
export interface BookChecksTable {
  seq: Generated<number>;
  at: number;
  faults: string;
}

/** Money set aside. A captured hold is what makes an order paid. */
export interface HoldsTable {
  _id: string;
  seller_id: string;
  order_id: string;
  package_id: string | null;
  /** What for: order or postage. */
  purpose: string;
  amount_minor: number;
  currency: string;
  /** Open, Captured or Released. */
  status: string;
  txn_id: string | null;
  created_at: number;
  updated_at: number;
}
