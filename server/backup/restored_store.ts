import { sql } from "kysely";
import type { Writer } from "../db/database.ts";

/**
 * Pauses ranges of numbers after a restore: no backup knows which were printed since, so somebody types the last one.
 * One that had none left may have been made longer since, so it is unsure too.
 */
export async function pauseRanges(tx: Writer, at: number): Promise<void> {
  await tx.updateTable("number_ranges").set({
    status: sql<string>`case when status = 'Active' then 'Paused' else status end`,
    unsure: 1,
    updated_at: at,
    version: sql<number>`version + 1`,
  }).execute();
}
