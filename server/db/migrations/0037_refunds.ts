/** Adds refund requests, each for charged lines of an order. */
import { appendOnly, type Migration, render, searchable } from "../ddl.ts";

const TABLES = [
  `create table refund_requests (
  seq SEQ,
  _id ID unique,
  code ID unique,
  order_id ID,
  order_code ID,
  seller_id ID,
  reason TEXT,
  requested_minor INT check (requested_minor > 0),
  currency ID,
  status ID,
  note TEXT,
  maker ID,
  maker_for TEXT?,
  checker TEXT?,
  checker_for TEXT?,
  second TEXT?,
  second_for TEXT?,
  decided_at INT?,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0),
  foreign key (order_id, seller_id) references orders (_id, seller_id)
)`,
  "create index refund_requests_by_status on refund_requests (status, created_at, seq, seller_id)",
  "create index refund_requests_by_seller on refund_requests (seller_id, created_at, seq, status)",
  "create index refund_requests_by_created on refund_requests (created_at, seq, seller_id, status)",
  "create index refund_requests_of_order on refund_requests (order_id, status)",
  "create index refund_requests_by_order_code on refund_requests (order_code)",
  `create table refund_lines (
  _id ID primary key,
  request_id ID references refund_requests (_id),
  charge_line_id ID references charge_lines (_id),
  position INT,
  amount_minor INT check (amount_minor > 0),
  unique (request_id, charge_line_id)
)`,
  // Finds the requests for a charged line.
  "create index refund_lines_of_charge on refund_lines (charge_line_id)",
  "alter table orders add column refunds_minor INT default 0",
];

export const refunds: Migration = {
  number: 37,
  name: "refunds",
  statements: (engine) => [
    ...TABLES.map((statement) => render(engine, statement)),
    ...appendOnly(engine, "refund_lines"),
    ...searchable(engine, "refund_requests"),
  ],
};
