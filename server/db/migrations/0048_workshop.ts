/** Adds photos of rejected garments, which may be added later, and the job on picked garments of a batch. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table unit_photos (
  _id ID primary key,
  unit_id ID references units (_id),
  event_id ID,
  seller_id ID references users (_id),
  maker ID,
  type ID,
  bytes INT check (bytes > 0),
  digest ID,
  created_at INT
)`,
  "create index unit_photos_by_event on unit_photos (event_id, created_at)",
  // The job that made the batch, by which later steps of the job find the batch and add garments to it.
  "alter table print_batches add column run_id TEXT?",
  "create index print_batches_by_run on print_batches (run_id) where run_id is not null",
];

export const unitPhotos: Migration = {
  number: 48,
  name: "photos of garments, batches of picked ones",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
