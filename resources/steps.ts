/** Steps of a lifecycle as a screen offers them. Pure. */
import { allows, type Person } from "../api/access.ts";
import { stepsOf } from "../machines/lifecycles/lifecycle.ts";
import { LIFECYCLES } from "../machines/lifecycles/lifecycles.ts";
import type { MoveAction, Resource } from "./define.ts";

export const actionOf = ({ moves }: Pick<Resource, "moves">, event: string): MoveAction | undefined =>
  moves?.find((action) => action.event === event);

/** What its mutation reads: what a person is asked for, and what a screen may send by itself. */
export const fieldsOf = ({ asks = [], carries = [], question }: MoveAction): readonly string[] => [
  ...asks,
  ...carries.map((field) => `${field}?`),
  ...question ? [`${question.field}?`] : [],
];

/** Returns the question of a step, where its guard alone refuses it for this record. */
export function questionOf(
  { lifecycle }: Resource,
  row: object,
  facts: object,
  { event, question }: MoveAction,
) {
  if (!lifecycle || !question) return null;
  const { machine, columns } = LIFECYCLES[lifecycle.name];
  const step = stepsOf(machine, columns.valueOf(row), facts).find((each) => each.event === event);
  return step?.refusedBy === question.guard ? question : null;
}

/** The event that takes another one back. */
export const inverseOf = (resource: Pick<Resource, "moves">, event: string): string | undefined =>
  actionOf(resource, event)?.inverse;

/** A step that the person may know of. */
export interface Offer {
  readonly action: MoveAction;
  /** Null when it is possible, else the guard that refuses: a code of api/reasons.ts. */
  readonly refusedBy: string | null;
  /** Null unless the guard's reason is asked about before the step is sent. */
  readonly asked: string | null;
}

/** Exactly the machine's events for this record, less those that the person may not send, in the screen's order. */
export function offersOf(resource: Resource, row: object, facts: object, person: Person | null): Offer[] {
  const { lifecycle, moves = [] } = resource;
  if (!lifecycle) return [];
  const { machine, columns } = LIFECYCLES[lifecycle.name];
  const steps = stepsOf(machine, columns.valueOf(row), facts);
  return moves.flatMap((action) => {
    const step = steps.find((each) => each.event === action.event);
    const rule = lifecycle.ruleOf?.(row, action.event);
    const isOffered = allows(action.rule, person) && (!rule || allows(rule, person));
    if (!step || !isOffered) return [];
    const asked = step.refusedBy !== null && step.refusedBy === action.question?.guard
      ? step.refusedBy
      : null;
    return [{ action, refusedBy: asked === null ? step.refusedBy : null, asked }];
  });
}
