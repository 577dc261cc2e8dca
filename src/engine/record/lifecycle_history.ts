import type { Row } from "../../../machines/rows.ts";

export interface LifecycleEntry {
  /** Unix seconds. */
  readonly at: number;
  readonly by: string;
  /** Event of the lifecycle; empty for other actions. */
  readonly event: string;
  readonly what: string;
  readonly reason: string;
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

export interface LifecycleHistory {
  readonly row: Row;
  readonly facts: object;
  /** Oldest first. */
  readonly entries: readonly LifecycleEntry[];
}
