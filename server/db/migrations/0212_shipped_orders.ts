/** The index of shipped orders has their currency: the dashboard counts a month without reading its orders. */
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
