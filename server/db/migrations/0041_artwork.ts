/** Adds print files of order lines and of a store's items. No existing item requires one for now. */
import { type Migration, oneOf, render } from "../ddl.ts";

const STATEMENTS = [
  `create table art_files (
  _id ID primary key,
  seller_id ID references users (_id),
  maker ID,
  name ID,
  sha256 ID,
  type TEXT ${oneOf("type", ["", "image/png", "image/jpeg"])},
  bytes INT check (bytes >= 0),
  w_px INT check (w_px >= 0),
  h_px INT check (h_px >= 0),
  alpha BOOL,
  semi_ppm INT check (semi_ppm between 0 and 1000000),
  bbox JSON,
  state ID ${oneOf("state", ["Checking", "Ready", "Refused"])},
  checks JSON,
  created_at INT,
  updated_at INT
)`,
  "create unique index art_files_by_digest on art_files (seller_id, sha256)",
  "create index art_files_by_created on art_files (seller_id, created_at)",
  "create index art_files_checking on art_files (created_at) where state = 'Checking'",
  // No foreign key to the line, whose row is deleted and inserted again, with its id, when its order changes.
  `create table placements (
  _id ID primary key,
  seller_id ID references users (_id),
  line_id TEXT?,
  store_id TEXT? references stores (_id),
  external_sku TEXT?,
  area ID,
  file_id ID references art_files (_id),
  x_mm INT,
  y_mm INT,
  w_mm INT check (w_mm > 0),
  method ID,
  created_at INT,
  check ((line_id is null) <> (store_id is null)),
  check ((store_id is null) = (external_sku is null))
)`,
  "create unique index placements_by_line on placements (line_id, area) where line_id is not null",
  "create unique index placements_by_sku on placements (store_id, external_sku, area) where store_id is not null",
  "create index placements_by_file on placements (file_id)",
  "alter table order_lines add column external_sku TEXT default ''",
  "update items set art = 'optional' where art = 'required'",
];

export const artwork: Migration = {
  number: 41,
  name: "artwork",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
