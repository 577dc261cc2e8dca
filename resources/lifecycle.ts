import type { Rule } from "../api/access.ts";
import type { MutationName } from "../api/generated/schema.ts";
import type { MoveInputName } from "../api/inputs/move.ts";
import type { JobKindName } from "../api/statuses.ts";
import type { LifecycleName } from "../machines/lifecycles/lifecycles.ts";

/** The lifecycle of a list's rows: how its steps, the `moves`, are taken. It is shown as a chart too. */
export interface ResourceLifecycle {
  readonly name: LifecycleName;
  /** Takes ids, event, params and key, and answers each id. */
  readonly mutation: MutationName;
  /** The type of its `params`; left out where no event carries anything. */
  readonly input?: MoveInputName;
  /** The kind of job that does the same to many. */
  readonly job?: JobKindName;
  /** The kind that takes back what such a job did. */
  readonly undo?: JobKindName;
  /** The statuses in which a form changes it and it is deleted; left out: all. */
  readonly openIn?: readonly string[];
  /** Fields of the record's `facts`: what its guards read. Left out where there is nothing to read. */
  readonly facts?: readonly string[];
  /** Whose an event is for this very record, beside the rule of the event; null for whoever may send it at all. */
  readonly ruleOf?: (row: object, event: string) => Rule | null;
}
