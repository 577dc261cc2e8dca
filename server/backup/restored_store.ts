/** Corrects a restored database, which does not know what happened after its backup. Source: ADR 140. */
import { sql } from "kysely";
import { CODE_NAMES } from "../../api/codes/names.ts";
import type { Writer } from "../db/database.ts";

/**
 * Pauses number ranges after a restore: nobody knows which numbers were printed since, so a person types the last one.
 * A range without numbers left may have been extended since the backup, so it is marked unsure too.
 */
export async function pauseRanges(tx: Writer, at: number): Promise<void> {
  await tx.updateTable("number_ranges").set({
    status: sql<string>`case when status = 'Active' then 'Paused' else status end`,
    unsure: 1,
    updated_at: at,
    version: sql<number>`version + 1`,
  }).execute();
}

/** Exceeds the number of codes that are given out between two backups, so that no code is given out twice. */
export const CODES_SKIPPED = 100_000;

export async function skipCodes(tx: Writer): Promise<void> {
  await tx.insertInto("counters").values(CODE_NAMES.map((name) => ({ name, next: CODES_SKIPPED + 1 })))
    .onConflict((row) =>
      row.column("name").doUpdateSet({ next: sql<number>`counters.next + ${CODES_SKIPPED}` })
    ).execute();
}

/**
 * Sets labels that were being bought to Unknown: the purchase may have succeeded after the backup, so the provider is
 * asked before anything is bought again. Without the provider's reference only a person can find out.
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

/** Ends all sessions, and the codes and links of sign-ins, because nobody knows which were ended or used since. */
export async function endEveryAccess(tx: Writer, at: number): Promise<void> {
  await tx.updateTable("sessions").set({ revoked_at: at }).where("revoked_at", "is", null).execute();
  await tx.deleteFrom("login_codes").execute();
  await tx.deleteFrom("entry_links").execute();
}

/** Records a restore, from which on work that must not repeat waits: see `isPaused`. */
export async function recordRestore(tx: Writer, backup_at: number, restored_at: number): Promise<void> {
  await tx.insertInto("restores").values({ backup_at, restored_at, notified_at: null }).execute();
}
