/** Adds boxes of packages, the ship day of a package, the gateway of a method, and ranges of box numbers. */
import type { Engine } from "../database.ts";
import { type Migration, render, searchable } from "../ddl.ts";

const TABLES = [
  `create table boxes (
  seq SEQ,
  _id ID unique,
  code ID unique,
  sscc TEXT? unique,
  location_id ID references locations (_id),
  method_code TEXT,
  gateway_id TEXT? references locations (_id),
  status ID,
  packages_count INT check (packages_count >= 0),
  net_g INT check (net_g >= 0),
  estimated_count INT check (estimated_count >= 0),
  tare_g INT? check (tare_g >= 0),
  gross_g INT? check (gross_g > 0),
  local_bill_id TEXT?,
  consolidation_id TEXT?,
  closed_at INT?,
  handed_at INT?,
  received_at INT?,
  maker ID references users (_id),
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  "create index boxes_by_status on boxes (status, location_id, seq)",
  "create index boxes_by_location on boxes (location_id)",
  "create index boxes_by_gateway on boxes (gateway_id)",
  "create index boxes_by_created on boxes (created_at, seq)",
  "create index boxes_of_bill on boxes (local_bill_id) where local_bill_id is not null",
  "create index boxes_of_flight on boxes (consolidation_id) where consolidation_id is not null",
  "create index boxes_by_handed on boxes (handed_at)",
  "alter table packages add column box_id TEXT? references boxes (_id)",
  "alter table packages add column ship_day TEXT default ''",
  "create index packages_of_box on packages (box_id) where box_id is not null",
  "create index packages_by_ship_day on packages (ship_day, location_id, carrier)",
  // These packages were marked as boxed without a box, so nothing could ever hand them over.
  "update packages set shipment_status = 'Packed', version = version + 1 where shipment_status = 'Boxed'",
  "alter table shipping_methods add column gateway_id TEXT? references locations (_id)",
];

const RANGES = [
  "alter table number_ranges rename to number_ranges_before",
  `create table number_ranges (
  seq SEQ,
  _id ID unique,
  method_code ID? references shipping_methods (code),
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
  `insert into number_ranges select seq, _id, method_code, kind, head, country, first, last, next, status,
    created_at, updated_at, version from number_ranges_before`,
  "drop table number_ranges_before",
  "create index number_ranges_by_method on number_ranges (method_code, status, seq)",
];

/** Allows a range without a method, for boxes. SQLite cannot remove a column's constraint. */
const rangesOf = (engine: Engine): readonly string[] =>
  engine === "sqlite"
    ? RANGES.map((statement) => render(engine, statement))
    : ["alter table number_ranges alter column method_code drop not null"];

/** Sets the day of older packages, in UTC: the business time zone is unknown here. */
const daysOf = (engine: Engine): string =>
  `update packages set ship_day = ${
    engine === "sqlite"
      ? "strftime('%Y-%m-%d', due_at, 'unixepoch')"
      : "to_char(to_timestamp(due_at) at time zone 'UTC', 'YYYY-MM-DD')"
  }`;

export const boxes: Migration = {
  number: 106,
  name: "boxes",
  statements: (engine) => [
    ...TABLES.map((statement) => render(engine, statement)),
    daysOf(engine),
    ...rangesOf(engine),
    "create index number_ranges_by_kind on number_ranges (kind, status, seq)",
    ...searchable(engine, "boxes"),
  ],
  notes: {
    "boxes": "Containers of packages of one method, which leave together.",
    "boxes.sscc": "SSCC-18 with its check digit; null without a range of numbers.",
    "boxes.method_code": "Empty until the first package is put in.",
    "boxes.gateway_id": "The location that the method's boxes go to; null where it names none.",
    "boxes.net_g": "Grams of its packages, as recounted from them.",
    "boxes.estimated_count": "Packages that nobody weighed: the catalogue's weight counts.",
    "boxes.tare_g": "Grams of the empty box; null until it is closed.",
    "boxes.gross_g": "Grams on the scale; null until it is closed.",
    "boxes.local_bill_id": "The forwarder's bill that it is on.",
    "boxes.consolidation_id": "The flight that it is on.",
    "packages.box_id": "The box that it is or was in.",
    "packages.ship_day":
      "YYYY-MM-DD of `due_at` in the business time zone; of packages from before migration 106 in UTC.",
    "shipping_methods.gateway_id": "The gateway that its boxes go to; null for none.",
  },
};
