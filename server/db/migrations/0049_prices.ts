/** Adds tables of prices, of our costs and of duties, each valid for a time. */
import { type Migration, render, searchable } from "../ddl.ts";

const TABLES = [
  `create table price_tables (
  seq SEQ,
  _id ID unique,
  code ID unique,
  kind ID,
  line ID,
  method_code TEXT,
  plan TEXT,
  min_vip INT check (min_vip >= 0),
  location_id TEXT?,
  forwarder TEXT,
  destination TEXT,
  currency ID,
  title TEXT,
  body JSON,
  effective_at INT,
  expired_at INT?,
  status ID,
  backtest JSON,
  maker ID,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  `create unique index price_tables_in_force on price_tables (line, effective_at)
  where status in ('scheduled', 'active', 'ended')`,
  "create index price_tables_by_kind on price_tables (kind, status, effective_at, seq)",
];

export const prices: Migration = {
  number: 49,
  name: "prices, costs and duties",
  statements: (engine) => [
    ...TABLES.map((statement) => render(engine, statement)),
    ...searchable(engine, "price_tables"),
  ],
};
