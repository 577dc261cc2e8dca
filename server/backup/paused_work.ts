/** Names work that must not repeat after a restore: it waits until root resumes it. Source: ADR 140. */
import type { Condition } from "../db/conditions.ts";
import type { Reader, Writer } from "../db/database.ts";
import type { Tables } from "../db/tables.ts";
import type { AuditEntry } from "../fields.ts";
import { defineKinds } from "../kinds.ts";

/** Numbers of which some may have gone out after the backup: a person types the last one of each series. */
export interface PausedNumbers {
  readonly last: (
    reader: Reader,
    moment: { readonly at: number; readonly timeZone: string },
  ) => Promise<readonly string[]>;
  /** @throws {ApiError} ILLEGAL_TRANSITION for a text that is no number, and for one below the last that is stored */
  readonly keep: (tx: Writer, typed: readonly string[], at: number) => Promise<AuditEntry["changes"]>;
}

export interface PausedWork {
  /** Its texts are at `pausedWork.<kind>`. Its worker calls `isPaused` before it sends anything. */
  readonly kind: string;
  /** The table, and the condition for rows that wait. */
  readonly table: keyof Tables;
  readonly waits: Condition;
  readonly numbers?: PausedNumbers;
}

export const pausedWork = defineKinds<PausedWork>("work that waits after a restore");
