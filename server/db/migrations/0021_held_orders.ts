/** Indexes held orders by the end of their hold: they are few, and a worker queries them every minute. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = ["create index orders_held on orders (hold_until, _id) where hold_until is not null"];

export const heldOrders: Migration = {
  number: 21,
  name: "held orders",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
