/** Adds locations; all earlier orders belong to one that does everything. Source: docs/requirements.md S2.26. */
import type { Engine } from "../database.ts";
import { type Migration, render } from "../ddl.ts";

const TABLE = `create table locations (
  _id ID primary key,
  code ID unique,
  name ID,
  type ID,
  address_line1 TEXT,
  address_line2 TEXT,
  city TEXT,
  region TEXT,
  postal_code TEXT,
  country TEXT,
  time_zone TEXT,
  workdays JSON,
  cut_off_min INT,
  holidays JSON,
  steps JSON,
  methods JSON,
  carriers JSON,
  capacity_day INT,
  priority INT,
  status ID,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT
)`;

const NOW: Readonly<Record<Engine, string>> = {
  sqlite: "unixepoch()",
  postgres: "extract(epoch from now())::bigint",
};

const main = (engine: Engine): string =>
  `insert into locations (_id, code, name, type, address_line1, address_line2, city, region, postal_code, country,
  time_zone, workdays, cut_off_min, holidays, steps, methods, carriers, capacity_day, priority, status, search_text,
  created_at, updated_at, version) values
  ('019ab000-0000-7000-8000-000000000001', 'MAIN', 'Main', 'factory', '', '', '', '', '', '',
  '', '["Mo","Tu","We","Th","Fr"]', 840, '[]', '["qc","cutting","print","sewing","final_qc","pack"]',
  '["dtg","dtf","sublimation","embroidery"]', '[]', 0, 0, 'Active', 'main main',
  ${NOW[engine]}, ${NOW[engine]}, 1)`;

export const locations: Migration = {
  number: 29,
  name: "locations",
  statements: (engine) => [render(engine, TABLE), main(engine)],
};
