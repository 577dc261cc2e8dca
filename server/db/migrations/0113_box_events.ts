/** Adds events of boxes that gateways and forwarders report, one of each kind; packages get them later. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table box_events (
  box_id ID references boxes (_id),
  kind ID,
  at INT,
  status ID,
  raw TEXT,
  place TEXT,
  source ID,
  maker ID references users (_id),
  created_at INT,
  spread_at INT?,
  primary key (box_id, kind)
)`,
  "create index box_events_to_spread on box_events (created_at) where spread_at is null",
];

export const boxEvents: Migration = {
  number: 113,
  name: "box events",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "box_events.kind": "scanned or received.",
    "box_events.spread_at": "Set once all packages of the box have the event.",
  },
};
