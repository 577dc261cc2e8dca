/** Names each title with its quantity in an order's `items_title`, which was the first line's title alone. */
import { type Migration, render } from "../ddl.ts";

/** The most titles that are named; further ones are counted. From `api/orders/items_text.ts` at that time. */
const NAMED = 3;

const TITLES =
  `select l.title, sum(l.quantity) as pieces, row_number() over (order by min(l.position)) as place
  from order_lines as l where l.order_id = orders._id group by l.title`;
const SLOTS = `select case when place > ${NAMED} then ${
  NAMED + 1
} else place end as slot, min(title) as title,
  sum(pieces) as pieces from (${TITLES}) as titles group by 1`;
const PART =
  `case when slot > ${NAMED} then '+' || pieces when pieces > 1 then title || ' × ' || pieces else title end`;

const STATEMENTS = [
  `update orders set items_title = (select string_agg(${PART}, ', ' order by slot) from (${SLOTS}) as slots)
  where items_count > 1 and exists (select 1 from order_lines as l where l.order_id = orders._id)`,
];

export const itemsText: Migration = {
  number: 85,
  name: "items text",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
