/** Adds numbers of documents that were sent after a backup, and so are missing in the restored database. */
import { type Migration, render } from "../ddl.ts";

const TABLE = `create table document_gaps (
  series ID,
  first INT check (first > 0),
  last INT check (last >= first),
  created_at INT,
  primary key (series, first)
)`;

export const documentGaps: Migration = {
  number: 185,
  name: "document gaps",
  statements: (engine) => [render(engine, TABLE)],
  notes: {
    "document_gaps":
      "Numbers that were given after the backup that was restored: their documents are outside of the database.",
    "document_gaps.series": "INV-2026.",
  },
};
