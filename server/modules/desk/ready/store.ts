import { sql } from "kysely";
import type { Database } from "../../../db/database.ts";

/** Uses the pool and the queue of writes, where a hung writer would block too. */
export async function checkReadAndWrite({ read, write }: Database): Promise<void> {
  await sql`select 1`.execute(read);
  await write((tx) => sql`select 1`.execute(tx));
}
