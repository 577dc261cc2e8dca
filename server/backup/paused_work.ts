/** Names work that must not repeat after a restore: it waits until root resumes it. Source: ADR 140. */
import type { Condition } from "../db/conditions.ts";
import type { Tables } from "../db/tables.ts";
import { defineKinds } from "../kinds.ts";

export interface PausedWork {
  /** Its texts are at `pausedWork.<kind>`. Its worker calls `isPaused` before it sends anything. */
  readonly kind: string;
  /** The table, and the condition for rows that wait. */
  readonly table: keyof Tables;
  readonly waits: Condition;
}

export const pausedWork = defineKinds<PausedWork>("work that waits after a restore");
