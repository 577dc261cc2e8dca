/** Adds print batches, and the batch of a garment. */
import { type Migration, render, searchable } from "../ddl.ts";

const STATEMENTS = [
  `create table print_batches (
  seq SEQ,
  _id ID unique,
  code ID unique,
  location_id ID references locations (_id),
  method ID,
  group_key ID,
  title TEXT,
  color TEXT,
  status ID,
  maker ID,
  released_at INT?,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  "create index print_batches_by_status on print_batches (status, created_at, seq)",
  "create index print_batches_by_location on print_batches (location_id, created_at, seq)",
  "alter table units add column batch_id TEXT? references print_batches (_id)",
  "create index units_by_batch on units (batch_id, due_at, seq) where batch_id is not null",
  "create index units_to_print on units (location_id, item_id, due_at) where print_status = 'Printing' and work_status = 'Waiting'",
];

export const batches: Migration = {
  number: 45,
  name: "print batches",
  statements: (engine) => [
    ...STATEMENTS.map((statement) => render(engine, statement)),
    ...searchable(engine, "print_batches"),
  ],
};
