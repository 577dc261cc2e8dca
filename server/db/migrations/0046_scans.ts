/** Adds scans of stations, and indexes garments of a location in the order in which they are worked on. */
import { type Migration, render } from "../ddl.ts";

/** The same as in migration 43; a migration must not change with the code. */
const QUEUE = "(case when print_status in ('Packed', 'Stopped') then 20000000000 - due_at" +
  " when rush = 1 then due_at - 20000000000 else due_at end)";

const STATEMENTS = [
  `create table scans (
  seq SEQ,
  _id ID unique,
  actor_id ID,
  key ID,
  station_id ID,
  device ID,
  device_seq INT?,
  device_at INT?,
  code TEXT,
  outcome ID,
  answer TEXT,
  unit_id ID?,
  ticket TEXT,
  event TEXT,
  at INT,
  unique (actor_id, key)
)`,
  "create index scans_by_station on scans (station_id, seq)",
  "create index scans_by_at on scans (at)",
  "drop index units_by_work",
  `create index units_by_work on units (location_id, print_status, work_status, ${QUEUE}, seq, due_at)`,
  "create index bins_free on bins (location_id, label, _id) where order_id is null",
  `create index units_again on units (location_id, due_at)
  where cycle > 1 and print_status not in ('Packed', 'Rejected', 'Stopped')`,
];

export const scans: Migration = {
  number: 46,
  name: "scans",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
