/**
 * Separates the catalogue's price, which a seller pays, from the declared value, for which the shop sold a
 * line. Before, a line that came with an amount was charged that amount: orders that were never charged get
 * our price here, amounts that were charged stay.
 */
import { type Migration, render } from "../ddl.ts";

/** Excludes a cancelled order that was paid once, too: it keeps its charge and its refund. */
const NEVER_CHARGED = `paid = 0
    and not exists (select 1 from ledger_txns as t where t.order_id = orders._id and t.kind = 'charge')`;

const PRICE = `coalesce((select i.price_minor from items as i join orders as o on o._id = order_lines.order_id
    where i._id = order_lines.item_id and i.currency = o.currency), 0)`;

/** Makes problems as api/orders/order_problems.ts did when this was written, those of lines first. */
const LINE_PROBLEMS = `select string_agg(problem, ',' order by place) from (
    select -2 as place, '{"code":"linesMissing","path":"lines"}' as problem
      where not exists (select 1 from order_lines as l where l.order_id = orders._id)
    union all select -1, '{"code":"tooManyPieces","path":"lines"}' where orders.items_count > 10000
    union all select l.position, '{"code":"' || case when l.item_id is null then 'skuUnknown' else 'priceMissing' end
        || '","path":"lines.' || l.position || '.sku"}'
      from order_lines as l where l.order_id = orders._id and (l.item_id is null or l.total_minor <= 0)
  ) as found`;

const ADDRESS_PROBLEMS = [
  ["recipientMissing", "recipient_name"],
  ["addressMissing", "address_line1"],
  ["cityMissing", "city"],
  ["countryMissing", "country"],
  ["countryUnknown", "country"],
].map(([code, path]) =>
  `case when problems like '%"${code}"%' then ',{"code":"${code}","path":"${path}"}' else '' end`
).join(" ||\n    ");

const WHOLE = `coalesce(',' || (${LINE_PROBLEMS}), '') ||
    ${ADDRESS_PROBLEMS}`;

const hasProblem = (...codes: readonly string[]): string =>
  codes.map((code) => `problems like '%"${code}"%'`).join(" or ");

const STATEMENTS = [
  "alter table order_lines add column declared_minor INT?",
  "update order_lines set declared_minor = total_minor where raw_total <> ''",
  // The shop's amount, though its text was lost: the quantity was changed before the SKU was known.
  `update order_lines set declared_minor = total_minor where raw_total = '' and total_minor > 0
    and total_minor <> ${PRICE} * quantity
    and order_id in (select orders._id from orders where ${NEVER_CHARGED})`,
  `update order_lines set total_minor = ${PRICE} * quantity
    where total_minor <> ${PRICE} * quantity
    and order_id in (select orders._id from orders where ${NEVER_CHARGED})`,
  `update orders set
    total_minor = (select coalesce(sum(l.total_minor), 0) from order_lines as l where l.order_id = orders._id),
    problems = '[' || substr(${WHOLE}, 2) || ']'
    where ${NEVER_CHARGED} and (items_count > 10000 or exists (
      select 1 from order_lines as l where l.order_id = orders._id
        and (l.declared_minor is not null or l.total_minor <= 0)))`,
  `update orders set
    problems_count = (length(problems) - length(replace(problems, '"code":', ''))) / 7,
    problem_mask = (case when ${
    hasProblem("recipientMissing", "addressMissing", "cityMissing", "countryMissing", "countryUnknown")
  } then 1 else 0 end)
      + (case when ${hasProblem("linesMissing", "tooManyPieces", "skuUnknown")} then 2 else 0 end)
      + (case when ${hasProblem("priceMissing")} then 4 else 0 end)
    where ${NEVER_CHARGED}`,
];

export const ourPrice: Migration = {
  number: 22,
  name: "our price",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
