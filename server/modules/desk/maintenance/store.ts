/** Forgets what has served its time. */
import { REPORT_DAYS } from "../../../../api/flows/report_code.ts";
import { SCAN_LIFE_DAYS } from "../../../../api/workshop/scans.ts";
import type { Database } from "../../../db/database.ts";

/** A repeated request with an old key is a new one after this long. Source: security M1. */
const KEY_SECONDS = 30 * 24 * 3600;
/** Events tell of news; who was away longer fetches anew. */
const EVENT_SECONDS = 24 * 3600;
/** What was sent, taken in or given up is shown for so long. */
const DELIVERY_SECONDS = 30 * 24 * 3600;
const SCAN_SECONDS = SCAN_LIFE_DAYS * 24 * 3600;
const REPORT_SECONDS = REPORT_DAYS * 24 * 3600;

/** @param now unix seconds */
export async function forgetOld(db: Database, now: number): Promise<void> {
  await db.write(async (tx) => {
    await tx.deleteFrom("idempotency_keys").where("created_at", "<", now - KEY_SECONDS).execute();
    await tx.deleteFrom("outbox").where("at", "<", now - EVENT_SECONDS).execute();
    await tx.deleteFrom("incoming_calls").where("at", "<", now - DELIVERY_SECONDS).execute();
    await tx.deleteFrom("reports").where("created_at", "<=", now - REPORT_SECONDS).execute();
    await tx.deleteFrom("scans").where("at", "<", now - SCAN_SECONDS).execute();
    const over = tx.selectFrom("deliveries").select("_id").where("finished_at", "<", now - DELIVERY_SECONDS);
    await tx.deleteFrom("delivery_attempts").where("delivery_id", "in", over).execute();
    await tx.deleteFrom("deliveries").where("finished_at", "<", now - DELIVERY_SECONDS).execute();
  });
}
