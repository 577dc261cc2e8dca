import type { Rule } from "../api/access.ts";
import type { MutationName } from "../api/generated/schema.ts";
import type { MoveInputName } from "../api/inputs/move.ts";
import type { JobKindName } from "../api/statuses.ts";
import type { LifecycleName } from "../machines/lifecycles/lifecycles.ts";

/** The lifecycle of a list's rows, and its steps, the `moves`. The flow pages show it as a chart. */
export interface ResourceLifecycle {
  readonly name: LifecycleName;
  /** Takes ids, event, params and key, and returns a result for each id. */
  readonly mutation: MutationName;
  /** The type of its `params`; absent if no event has input. */
  readonly input?: MoveInputName;
  /** The kind of job that does the same to many records. */
  readonly job?: JobKindName;
  /** The kind of job that undoes it. */
  readonly undo?: JobKindName;
  /** Statuses in which a form may change it and it may be deleted; absent for all. */
  readonly openIn?: readonly string[];
  /** A further rule of an event for one record; null for no further rule. */
  readonly ruleOf?: (row: object, event: string) => Rule | null;
}
