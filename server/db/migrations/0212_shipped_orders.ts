/** Adds the currency to the index of shipped orders: the dashboard sums a month without reading orders. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "drop index orders_by_shipped",
  "create index orders_by_shipped on orders (shipped_at, seller_id, currency) where shipped_at is not null",
];

export const shippedOrders: Migration = {
  number: 212,
  name: "shipped orders",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
