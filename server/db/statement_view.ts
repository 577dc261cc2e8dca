/** What the view `statement_lines` tells: the entries on sellers' accounts. Source: migrations/0036_statement.ts. */
export interface StatementLinesView {
  seq: number;
  _id: string;
  txn_id: string;
  /** wallet or due. */
  account: string;
  seller_id: string;
  kind: string;
  ref_code: string;
  no: number;
  currency: string;
  amount_minor: number;
  balance_minor: number;
  created_at: number;
  /** Paid or Pending. */
  status: string;
}
