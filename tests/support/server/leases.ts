import type { Database } from "../../../server/db/database.ts";
import { sql } from "kysely";

/** Makes every lease older by the given number of seconds, because the database's clock decides when one expires. */
export async function passLeases(db: Database, seconds: number): Promise<void> {
  if (db.engine === "sqlite") return;
  await db.write(async (tx) => {
    await sql`update jobs set leased_until = leased_until - ${seconds} where leased_by <> ''`.execute(tx);
    await sql`update labels set leased_until = leased_until - ${seconds} where leased_until is not null`
      .execute(tx);
    for (const table of ["shop_connections", "shop_tracking"]) {
      await sql`update ${sql.table(table)} set lease_until = lease_until - ${seconds} where leased_by <> ''`
        .execute(tx);
    }
    await sql`update deliveries set next_at = next_at - ${seconds} where leased_by <> ''`.execute(tx);
  });
}
