/** Photos of rejected garments: each belongs to what happened to the garment, and may come later than it. */
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
];

export const unitPhotos: Migration = {
  number: 48,
  name: "photos of garments",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
