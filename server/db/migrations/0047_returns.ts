/** Adds when packages came back, and the grade of each garment. Earlier returns are not to be graded. */
import { appendOnly, type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table returns (
  seq SEQ,
  _id ID unique,
  unit_id ID references units (_id),
  package_id ID references packages (_id),
  seller_id ID,
  location_id ID references locations (_id),
  turn INT check (turn > 0),
  grade TEXT,
  outcome TEXT,
  reason_code TEXT,
  note TEXT,
  actor_id ID,
  device TEXT,
  at INT,
  unique (unit_id, turn)
)`,
  "alter table packages add column returned_at INT?",
  "create index packages_returned on packages (returned_at, seq) where shipment_status = 'Returned' and returned_at is not null",
  "create index returns_by_location on returns (location_id, seq)",
];

export const returns: Migration = {
  number: 47,
  name: "returns",
  statements: (engine) => [
    ...STATEMENTS.map((statement) => render(engine, statement)),
    ...appendOnly(engine, "returns"),
  ],
};
