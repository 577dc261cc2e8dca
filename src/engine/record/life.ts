/** What a record tells of its life: where it is, what its guards read, what happened to it. */
import type { Row } from "../../../machines/rows.ts";

/** Something that was done to it. */
export interface LifeDeed {
  /** Unix seconds. */
  readonly at: number;
  readonly by: string;
  /** The event, where it was one of its life. */
  readonly event: string;
  readonly what: string;
  readonly reason: string;
  /** Columns that changed. */
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

export interface RecordLife {
  readonly row: Row;
  readonly facts: object;
  /** Oldest first. */
  readonly deeds: readonly LifeDeed[];
}
