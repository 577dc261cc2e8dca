/** Names work that must not repeat after a restore: it waits until root resumes it. Source: ADR 140. */
import type { Reader } from "../db/database.ts";
import { defineKinds } from "../kinds.ts";

export interface PausedWork {
  /** Its words are `pausedWork.<kind>`; its worker asks `isPaused` before it sends anything. */
  readonly kind: string;
  /** Counts what waits. */
  readonly waiting: (reader: Reader) => Promise<number>;
}

export const pausedWork = defineKinds<PausedWork>("work that waits after a restore");
