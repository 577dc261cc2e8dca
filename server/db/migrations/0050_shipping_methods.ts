/** Adds shipping methods that the business defines, policies that choose one, and ranges of label numbers. */
import { type Migration, render, searchable } from "../ddl.ts";

const STATEMENTS = [
  "alter table shipping_methods rename to shipping_methods_before",
  `create table shipping_methods (
  seq SEQ,
  _id ID unique,
  code ID unique,
  name ID,
  carrier TEXT,
  service TEXT,
  provider ID,
  integration_id TEXT?,
  account TEXT,
  countries JSON,
  limit_g INT check (limit_g >= 0),
  limit_mm INT check (limit_mm >= 0),
  tracked BOOL,
  incoterm ID,
  cn22_max_minor INT check (cn22_max_minor >= 0),
  cn22_currency ID,
  cutoff TEXT,
  location_ids JSON,
  min_days INT,
  max_days INT,
  position INT,
  status ID,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  `insert into shipping_methods (_id, code, name, carrier, service, provider, integration_id, account, countries, limit_g,
  limit_mm, tracked, incoterm, cn22_max_minor, cn22_currency, cutoff, location_ids, min_days, max_days, position,
  status, search_text, created_at, updated_at, version)
  select 'method-' || code, code, name, carrier, '', 'upload', null, 'own', '[]', 0, 0, 1, 'DDU', 40000, 'USD', '',
  '[]', min_days, max_days, position, case status when 'Retired' then 'Paused' else status end,
  lower(code || ' ' || name || ' ' || carrier), 0, 0, 1 from shipping_methods_before order by position`,
  "drop table shipping_methods_before",
  `create table number_ranges (
  seq SEQ,
  _id ID unique,
  method_code ID references shipping_methods (code),
  kind ID,
  head TEXT,
  country TEXT,
  first INT check (first >= 0),
  last INT check (last >= first),
  next INT check (next >= first),
  status ID,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  "create index number_ranges_by_method on number_ranges (method_code, status, seq)",
  `create table shipping_policies (
  seq SEQ,
  _id ID unique,
  code ID unique,
  title ID,
  priority INT,
  countries JSON,
  sellers JSON,
  stores JSON,
  methods JSON,
  tags JSON,
  min_g INT check (min_g >= 0),
  max_g INT check (max_g >= 0),
  by_methods JSON,
  package_type TEXT,
  content_type TEXT,
  incoterm TEXT,
  location_id TEXT,
  label_format TEXT,
  tolerance_g INT check (tolerance_g >= 0),
  conflicts JSON,
  status ID,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  "create unique index shipping_policies_by_priority on shipping_policies (priority)",
];

export const shippingMethods: Migration = {
  number: 50,
  name: "shipping methods, policies, number ranges",
  statements: (engine) => [
    ...STATEMENTS.map((statement) => render(engine, statement)),
    ...searchable(engine, "shipping_methods"),
    // The index must contain the existing methods too.
    ...engine === "sqlite"
      ? ["insert into shipping_methods_search (shipping_methods_search) values ('rebuild')"]
      : [],
    ...searchable(engine, "shipping_policies"),
  ],
};
