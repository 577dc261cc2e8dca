/** Adds the purpose of number ranges, and marks those whose last printed number a restore made unsure. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table number_ranges add column purpose ID default 'labels'",
  "alter table number_ranges add column unsure BOOL default 0",
  "update number_ranges set purpose = 'boxes' where kind = 'sscc'",
];

export const numberRangePurposes: Migration = {
  number: 114,
  name: "number range purposes",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "number_ranges.purpose": "labels, sheets or boxes.",
    "number_ranges.unsure":
      "1 after a restore: numbers may have been printed since the backup, until somebody types the last one.",
    "number_ranges.method_code": "Null for the numbers of boxes and of sheets.",
  },
};
