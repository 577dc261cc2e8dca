/** Adds the ticks of the Check List, each with its packages at that time. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table day_checks (
  _id ID primary key,
  day ID,
  location_id TEXT,
  carrier TEXT,
  counts JSON,
  digest ID,
  signed_by ID,
  note TEXT,
  maker ID references users (_id),
  created_at INT,
  unique (day, location_id, carrier)
)`,
  `create table day_check_packages (
  check_id ID references day_checks (_id),
  package_id ID references packages (_id),
  mark INT check (mark >= 0),
  primary key (check_id, package_id)
)`,
];

export const dayChecks: Migration = {
  number: 109,
  name: "day checks",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "day_checks.day": "YYYY-MM-DD at the place.",
    "day_checks.location_id": "Empty for packages without a place.",
    "day_checks.carrier": "Empty for packages without a label.",
    "day_checks.counts": "CheckCounts of api/shipping/check_counts.ts.",
    "day_checks.digest": "Over the packages and the mark of each.",
    "day_check_packages.mark": "As in api/shipping/check_counts.ts.",
  },
};
