/** Adds numbers that are printed on sheets in advance, each with its state and its package. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table postal_numbers (
  seq SEQ,
  _id ID unique,
  code ID unique,
  range_id ID references number_ranges (_id),
  serial INT check (serial >= 0),
  status ID,
  package_id TEXT? references packages (_id),
  reason TEXT,
  maker ID references users (_id),
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  "create index postal_numbers_by_range on postal_numbers (range_id, serial)",
  "create index postal_numbers_by_status on postal_numbers (status, seq)",
  "create index postal_numbers_of_package on postal_numbers (package_id) where package_id is not null",
];

export const postalNumbers: Migration = {
  number: 115,
  name: "postal numbers",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "postal_numbers": "Numbers of sheets. The number of a label that we make is in `labels` alone.",
    "postal_numbers.code": "With its check digit. No other row has it, whatever the range says.",
    "postal_numbers.package_id": "The package whose label has the number; null until there is one.",
    "postal_numbers.reason": "Why it was printed ahead.",
  },
};
