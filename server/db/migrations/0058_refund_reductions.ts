/** Adds reductions of requested lines: money that was refunded in another way while the request was open. */
import { appendOnly, type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table refund_reductions (
  _id ID primary key,
  line_id ID references refund_lines (_id),
  amount_minor INT check (amount_minor > 0),
  created_at INT
)`,
  "create index refund_reductions_of_line on refund_reductions (line_id)",
];

export const refundReductions: Migration = {
  number: 58,
  name: "refund reductions",
  statements: (engine) => [
    ...STATEMENTS.map((statement) => render(engine, statement)),
    ...appendOnly(engine, "refund_reductions"),
  ],
};
