/** Held orders by the day that their hold ends: few orders have one, and a worker asks for them every minute. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = ["create index orders_held on orders (hold_until, _id) where hold_until is not null"];

export const heldOrders: Migration = {
  number: 21,
  name: "held orders",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
