import type { Rule } from "../api/access.ts";
import type { MutationName } from "../api/generated/schema.ts";
import type { MoveInputName } from "../api/inputs/move.ts";
import type { JobKindName } from "../api/statuses.ts";
import type { LifecycleName } from "../machines/lifecycles/lifecycles.ts";

/** The lifecycle of a list's rows, shown as a chart by the flow pages; its steps are the list's `moves`. */
export interface ResourceLifecycle {
  readonly name: LifecycleName;
  /** Takes ids, event, params and key, and returns a result for each id. */
  readonly mutation: MutationName;
  /** The type of its `params`; absent if no event has input. */
  readonly input?: MoveInputName;
  /** The kind of job that sends a step to many records. */
  readonly job?: JobKindName;
  /** The kind of job that undoes such a job. */
  readonly undo?: JobKindName;
  /** Statuses in which a record may be changed by its form or deleted; absent for all. */
  readonly openIn?: readonly string[];
  /** Returns a further rule for an event on one record; null if there is none. */
  readonly ruleOf?: (row: object, event: string) => Rule | null;
}
