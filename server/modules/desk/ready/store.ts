import { sql } from "kysely";
import type { Database } from "../../../db/database.ts";

/** Uses the same pool and write queue as requests, so that a hung writer makes this check fail too. */
export async function checkReadAndWrite({ read, write }: Database): Promise<void> {
  await sql`select 1`.execute(read);
  await write((tx) => sql`select 1`.execute(tx));
}
