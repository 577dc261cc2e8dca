/** Adds restores of backups, and who resumed which work after each. */
import { type Migration, render } from "../ddl.ts";

const TABLES = [
  `create table restores (
  seq SEQ,
  backup_at INT,
  restored_at INT,
  notified_at INT?
)`,
  `create table restore_resumes (
  restore_seq INT references restores (seq),
  kind ID,
  user_id ID,
  user_name TEXT,
  resumed_at INT,
  primary key (restore_seq, kind)
)`,
];

export const restores: Migration = {
  number: 168,
  name: "restores",
  statements: (engine) => TABLES.map((statement) => render(engine, statement)),
  notes: {
    "restores":
      "One row for each restore. After the newest one, each kind of work that must not be repeated waits until an administrator resumes it.",
    "restores.backup_at": "When the backup was made.",
    "restores.notified_at": "When root was notified.",
    "restore_resumes.kind": "A kind of `pausedWork` that runs again.",
  },
};
