/** Adds the number of open cases to orders: one with an open case is not completed. */
import { type Migration, render } from "../ddl.ts";

/** Repeated here, because a migration must not change with the code. */
const OPEN = "c.status in ('Processing', 'Waiting Seller', 'Inprocess')";
const CONCERNED = `select c._id, c.order_id from cases as c where ${OPEN} and c.order_id is not null
  union select c._id, ol.order_id from cases as c join case_lines as l on l.case_id = c._id
    join order_lines as ol on ol._id = l.order_line_id where ${OPEN}`;

const STATEMENTS = [
  "alter table orders add column open_cases INT default 0",
  `update orders set open_cases = (
    select count(*) from (${CONCERNED}) as concerned where concerned.order_id = orders._id
  ) where _id in (select concerned.order_id from (${CONCERNED}) as concerned)`,
  "create index orders_to_complete on orders (status_at, _id) where status = 'Delivered' and open_cases = 0",
];

export const openCases: Migration = {
  number: 104,
  name: "open cases",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: { "orders.open_cases": "Cases about it or about garments of it that have not ended." },
};
