/** Lists work that must not repeat after a restore and waits until an administrator resumes it. Source: ADR 140. */
import type { Condition } from "../db/conditions.ts";
import type { Reader, Writer } from "../db/database.ts";
import type { Tables } from "../db/tables.ts";
import type { AuditEntry } from "../fields.ts";
import { defineKinds } from "../kinds.ts";

/** Series whose numbers may have been used after the backup: a person types the last number of each. */
export interface PausedNumbers {
  readonly last: (
    reader: Reader,
    moment: { readonly at: number; readonly timeZone: string },
  ) => Promise<readonly string[]>;
  /** @throws {ApiError} ILLEGAL_TRANSITION for a text that is not a number, or a number below the last stored one */
  readonly keep: (tx: Writer, typed: readonly string[], at: number) => Promise<AuditEntry["changes"]>;
}

export interface PausedWork {
  /** The keys of its texts begin with `pausedWork.<kind>`. Its worker calls `isPaused` before each round of work. */
  readonly kind: string;
  /** The table of the work; `waits` is the condition for its rows that wait. */
  readonly table: keyof Tables;
  readonly waits: Condition;
  readonly numbers?: PausedNumbers;
}

export const pausedWork = defineKinds<PausedWork>("work that waits after a restore");
