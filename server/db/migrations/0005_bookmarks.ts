/** Bookmarks: one ordered list for each person. Source: docs/requirements.md S3.8, S4.8. */
import type { Engine } from "../database.ts";
import { type Migration, render } from "../ddl.ts";

const statements = (engine: Engine) =>
  [
    `create table bookmarks (
  user_id ID primary key references users (_id),
  items JSON,
  updated_at INT
)`,
  ].map((statement) => render(engine, statement));

export const bookmarks: Migration = { number: 5, name: "bookmarks", statements };
