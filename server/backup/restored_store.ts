/** Changes a restored database if it can no longer know what happened after its backup. Source: ADR 140. */
import { sql } from "kysely";
import { CODE_NAMES } from "../../api/codes/names.ts";
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

/** More codes than are given out between two backups: none is given out twice. */
export const CODES_SKIPPED = 100_000;

export async function skipCodes(tx: Writer): Promise<void> {
  await tx.insertInto("counters").values(CODE_NAMES.map((name) => ({ name, next: CODES_SKIPPED + 1 })))
    .onConflict((row) =>
      row.column("name").doUpdateSet({ next: sql<number>`counters.next + ${CODES_SKIPPED}` })
    ).execute();
}

/**
 * A label that was being bought may have been bought since: it is Unknown, and its provider is asked about it before
 * anything is bought again. Without the provider's number for it only a person can find out.
 */
export async function doubtLabels(tx: Writer, at: number): Promise<void> {
  await tx.updateTable("labels").set({
    status: "Unknown",
    error: "restored",
    wake_at: sql<number | null>`case when provider_ref = '' then null else ${sql.lit(at)} end`,
    leased_until: null,
    tries: 0,
    updated_at: at,
    version: sql<number>`version + 1`,
  }).where("status", "=", "Asked").where("provider", "<>", "house").execute();
}

/** From here on work that must not repeat waits: see `isPaused`. */
export async function recordRestore(tx: Writer, backup_at: number, restored_at: number): Promise<void> {
  await tx.insertInto("restores").values({ backup_at, restored_at, notified_at: null }).execute();
}
