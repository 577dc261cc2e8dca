/** Adds stations, at which steps are done, and bins, in which an order's garments wait for each other. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table stations (
  _id ID primary key,
  location_id ID references locations (_id),
  code ID unique,
  step ID,
  name ID,
  auto_pass BOOL,
  photo BOOL,
  sheet_w_mm INT,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT
)`,
  "create index stations_by_location on stations (location_id, code)",
  `create table bins (
  _id ID primary key,
  location_id ID references locations (_id),
  code ID unique,
  label ID,
  capacity INT,
  order_id ID? unique references orders (_id),
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT
)`,
  "create index bins_by_location on bins (location_id, label)",
];

export const stations: Migration = {
  number: 30,
  name: "stations and bins",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
