import { DAY_SECONDS } from "../../../../api/constants.ts";
import { REPORT_DAYS } from "../../../../api/flows/report_code.ts";
import type { Database } from "../../../db/database.ts";
import { allForgetOld } from "../../../registry.ts";

/** After this time a repeated request with the same idempotency key counts as a new one. */
const KEY_SECONDS = 30 * DAY_SECONDS;
/** A client that was offline for longer loads everything again. */
const EVENT_SECONDS = DAY_SECONDS;
/** Seconds for which ended deliveries stay in the log. */
const DELIVERY_SECONDS = 30 * DAY_SECONDS;
const REPORT_SECONDS = REPORT_DAYS * DAY_SECONDS;

/** @param now unix seconds */
export async function forgetOld(db: Database, now: number): Promise<void> {
  await db.write(async (tx) => {
    await tx.deleteFrom("idempotency_keys").where("created_at", "<", now - KEY_SECONDS).execute();
    await tx.deleteFrom("outbox").where("at", "<", now - EVENT_SECONDS).execute();
    await tx.deleteFrom("reports").where("created_at", "<=", now - REPORT_SECONDS).execute();
    for (const forget of allForgetOld()) await forget(tx, now);
    const over = tx.selectFrom("deliveries").select("_id").where("finished_at", "<", now - DELIVERY_SECONDS);
    await tx.deleteFrom("delivery_attempts").where("delivery_id", "in", over).execute();
    await tx.deleteFrom("deliveries").where("finished_at", "<", now - DELIVERY_SECONDS).execute();
  });
}
