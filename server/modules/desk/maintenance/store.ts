/** Forgets what has served its time. */
import { DAY_SECONDS } from "../../../../api/constants.ts";
import { REPORT_DAYS } from "../../../../api/flows/report_code.ts";
import type { Database } from "../../../db/database.ts";
import { allForgetting } from "../../../registry.ts";

/** A repeated request with an old key is a new one after this long. */
const KEY_SECONDS = 30 * DAY_SECONDS;
/** Events tell of news; who was away longer fetches anew. */
const EVENT_SECONDS = DAY_SECONDS;
/** Deliveries that were sent or given up are shown for so long. */
const DELIVERY_SECONDS = 30 * DAY_SECONDS;
const REPORT_SECONDS = REPORT_DAYS * DAY_SECONDS;

/** @param now unix seconds */
export async function forgetOld(db: Database, now: number): Promise<void> {
  await db.write(async (tx) => {
    await tx.deleteFrom("idempotency_keys").where("created_at", "<", now - KEY_SECONDS).execute();
    await tx.deleteFrom("outbox").where("at", "<", now - EVENT_SECONDS).execute();
    await tx.deleteFrom("reports").where("created_at", "<=", now - REPORT_SECONDS).execute();
    for (const forget of allForgetting()) await forget(tx, now);
    const over = tx.selectFrom("deliveries").select("_id").where("finished_at", "<", now - DELIVERY_SECONDS);
    await tx.deleteFrom("delivery_attempts").where("delivery_id", "in", over).execute();
    await tx.deleteFrom("deliveries").where("finished_at", "<", now - DELIVERY_SECONDS).execute();
  });
}
