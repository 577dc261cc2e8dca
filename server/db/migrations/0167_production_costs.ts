/** Adds our production costs by location, effective from a given day, and the cost of each printed order. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table production_costs (
  seq SEQ,
  _id ID unique,
  item_id TEXT? references items (_id),
  location_id TEXT? references locations (_id),
  cost_minor INT check (cost_minor >= 0),
  currency ID,
  effective_at INT,
  user_id ID,
  created_at INT,
  updated_at INT,
  version INT check (version > 0),
  check (item_id is not null or location_id is not null)
)`,
  "create index production_costs_of_item on production_costs (item_id, effective_at)",
  "create index production_costs_of_location on production_costs (location_id, effective_at)",
  `create table order_costs (
  order_id ID references orders (_id),
  provider TEXT,
  currency ID,
  garments INT check (garments >= 0),
  unpriced INT check (unpriced >= 0),
  amount_minor INT check (amount_minor >= 0),
  created_at INT,
  primary key (order_id, provider, currency)
)`,
  // These were printed before there were costs, and are not printed for the first time again.
  `insert into order_costs (order_id, provider, currency, garments, unpriced, amount_minor, created_at)
    select _id, '', currency, 0, 0, 0, updated_at from orders where print_status = 'Printed'`,
];

export const productionCosts: Migration = {
  number: 167,
  name: "production costs",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "production_costs": "Production cost of a garment, effective from a given day. Rows are never edited.",
    "production_costs.item_id": "Null for every item.",
    "production_costs.location_id": "Null for every location.",
    "order_costs":
      "What the garments of an order cost at each location. An order has rows from the first time that it was printed.",
    "order_costs.provider": "The location's code, which is the account that it is owed to; empty for none.",
    "order_costs.unpriced": "Garments without a cost on that day.",
  },
};
