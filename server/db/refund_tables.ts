/** Tables of refund requests. The conventions are those of tables.ts. */
import type { Generated } from "kysely";

export interface RefundRequestsTable {
  seq: Generated<number>;
  _id: string;
  code: string;
  order_id: string;
  order_code: string;
  seller_id: string;
  reason: string;
  /** The sum that is left of its lines; a request that ended keeps the last one. */
  requested_minor: number;
  currency: string;
  status: string;
  /** The reason of a rejection; `givenBack` where it ended because everything was returned another way. */
  note: string;
  /** Who asked, and for whom they acted; who decided, and who gave it back after them. */
  maker: string;
  maker_for: string | null;
  checker: string | null;
  checker_for: string | null;
  second: string | null;
  second_for: string | null;
  decided_at: number | null;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** What is asked for of one charged line: never changed. */
export interface RefundLinesTable {
  _id: string;
  request_id: string;
  charge_line_id: string;
  position: number;
  amount_minor: number;
}

/** A part of a requested line that was returned another way before the request was decided. */
export interface RefundReductionsTable {
  _id: string;
  line_id: string;
  amount_minor: number;
  created_at: number;
}

export interface RefundTables {
  refund_requests: RefundRequestsTable;
  refund_lines: RefundLinesTable;
  refund_reductions: RefundReductionsTable;
}
