/** The least that a request asks of the database, and the least that a write does. */
import { sql } from "kysely";
import type { Database } from "../../../db/database.ts";

/** Takes the ways that requests take: the pool's, and that of writes, where who waits for a hung writer would wait as well. */
export async function tryBothWays({ read, write }: Database): Promise<void> {
  await sql`select 1`.execute(read);
  await write((tx) => sql`select 1`.execute(tx));
}
