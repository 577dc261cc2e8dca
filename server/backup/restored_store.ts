/** What has to wait after a restore: nobody knows what was given out since the backup was made. */
import { sql } from "kysely";
import type { Writer } from "../db/database.ts";

/** Numbers of labels: somebody looks which were used, before any is given out again. */
export async function pauseRanges(tx: Writer, at: number): Promise<void> {
  await tx.updateTable("number_ranges").set({
    status: "Paused",
    updated_at: at,
    version: sql<number>`version + 1`,
  }).where("status", "=", "Active").execute();
}
