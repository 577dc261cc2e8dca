/** Adds orders that are remedies for others, and the kept garment of the returns shelf that each sends. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table orders add column remedy TEXT default ''",
  "alter table orders add column remedy_charged INT default 0",
  "alter table orders add column origin_order_id TEXT? references orders (_id)",
  "alter table orders add column case_id TEXT?",
  "create index orders_of_origin on orders (origin_order_id) where origin_order_id is not null",
  "create index orders_of_case on orders (case_id) where case_id is not null",
  "create index orders_remedied on orders (seq, seller_id, status) where remedy <> ''",
  "alter table packages add column is_free INT default 0",
  "alter table units add column reuse_of TEXT? references units (_id)",
  // A kept garment is sent again for at most one garment that was not stopped.
  "create unique index units_reusing on units (reuse_of) where reuse_of is not null and print_status <> 'Stopped'",
  "alter table returns add column line_id TEXT?",
  "create index returns_of_line on returns (line_id) where line_id is not null",
  "alter table refund_requests add column case_id TEXT?",
  "create index refund_requests_of_case on refund_requests (case_id) where case_id is not null",
];

export const remedyOrders: Migration = {
  number: 96,
  name: "remedy orders",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "orders.remedy": "reprint or reship where it is the remedy for another order; empty otherwise.",
    "orders.remedy_charged": "1 where the seller pays for the remedy; 0 where it is free.",
    "orders.origin_order_id": "The order that it is the remedy for.",
    "orders.case_id": "The case that decided about the remedy.",
    "packages.is_free": "1 where nobody is charged for its postage.",
    "units.reuse_of": "The kept garment of the returns shelf that is sent again.",
    "returns.line_id": "The line of a remedy order that a garment was taken for (outcome reused).",
    "refund_requests.case_id": "The case that decided about it.",
  },
};
