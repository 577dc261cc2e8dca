import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { RECORD_KNOWN_FILES } from "../db/migrations/0063_stored_files.ts";

export const recordFiles = (db: Database): Promise<void> =>
  db.write(async (tx) => {
    for (const statement of RECORD_KNOWN_FILES) await sql.raw(statement).execute(tx);
  });
