import { sql } from "kysely";
import type { Writer } from "../db/database.ts";

/** Pauses ranges of label numbers after a restore: somebody must check which were used since the backup. */
export async function pauseRanges(tx: Writer, at: number): Promise<void> {
  await tx.updateTable("number_ranges").set({
    status: "Paused",
    updated_at: at,
    version: sql<number>`version + 1`,
  }).where("status", "=", "Active").execute();
}
