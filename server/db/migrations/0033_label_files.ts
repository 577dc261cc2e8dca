/** Adds files of labels. Each was written by us from a file that somebody uploaded. */
import { type Migration, oneOf, render } from "../ddl.ts";

const STATEMENTS = [
  `create table label_files (
  _id ID primary key,
  seller_id ID?,
  maker ID,
  digest ID,
  kind ID ${oneOf("kind", ["pdf", "png"])},
  pages INT,
  width_mm INT,
  height_mm INT,
  bytes INT,
  label_id ID?,
  created_at INT
)`,
  "create index label_files_by_label on label_files (label_id, created_at)",
];

export const labelFiles: Migration = {
  number: 33,
  name: "label files",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
