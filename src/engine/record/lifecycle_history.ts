/** What a record tells of its lifecycle: where it is, what its guards read, what happened to it. */
import type { Row } from "../../../machines/rows.ts";

/** Something that was done to it. */
export interface LifecycleEntry {
  /** Unix seconds. */
  readonly at: number;
  readonly by: string;
  /** The event, where it was one of its lifecycle. */
  readonly event: string;
  readonly what: string;
  readonly reason: string;
  /** Columns that changed. */
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

export interface LifecycleHistory {
  readonly row: Row;
  readonly facts: object;
  /** Oldest first. */
  readonly entries: readonly LifecycleEntry[];
}
