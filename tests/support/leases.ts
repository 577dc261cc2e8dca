import type { Database } from "../../server/db/database.ts";
import { sql } from "kysely";

/** Lets so many seconds pass for every lease where the database's clock judges them, which no test can turn. */
export async function passLeases(db: Database, seconds: number): Promise<void> {
  if (db.engine === "sqlite") return;
  await db.write(async (tx) => {
    await sql`update jobs set leased_until = leased_until - ${seconds} where leased_by <> ''`.execute(tx);
    await sql`update labels set leased_until = leased_until - ${seconds} where leased_until is not null`
      .execute(tx);
    await sql`update deliveries set next_at = next_at - ${seconds} where leased_by <> ''`.execute(tx);
  });
}
