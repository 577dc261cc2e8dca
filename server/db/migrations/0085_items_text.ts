/** The text of an order's items names each title with its pieces; until now it was the first line's title alone. */
import { type Migration, render } from "../ddl.ts";

/** Titles that are named before the rest is counted, as `api/orders/items_text.ts` had it when this was written. */
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
