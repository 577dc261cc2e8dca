import { allows, type Person } from "../api/access.ts";
import { stepsOf } from "../machines/lifecycles/lifecycle.ts";
import { LIFECYCLES } from "../machines/lifecycles/lifecycles.ts";
import type { MoveAction, Resource } from "./define.ts";

export const actionOf = ({ moves }: Pick<Resource, "moves">, event: string): MoveAction | undefined =>
  moves?.find((action) => action.event === event);

/** Returns the fields of the mutation: those of the form, and those that a screen sends itself. */
export const fieldsOf = ({ asks = [], carries = [], question }: MoveAction): readonly string[] => [
  ...asks,
  ...carries.map((field) => `${field}?`),
  ...question ? [`${question.field}?`] : [],
];

/** Returns the question of a step, if the question's guard refuses this record. */
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

export const inverseOf = (resource: Pick<Resource, "moves">, event: string): string | undefined =>
  actionOf(resource, event)?.inverse;

/** A step that the person may see. */
export interface Offer {
  readonly action: MoveAction;
  /** The guard that refuses the step, a code of api/reasons.ts; null if it is possible, perhaps after a question. */
  readonly refusedBy: string | null;
  /** The guard whose reason is a question before the step is sent, or null. */
  readonly questionGuard: string | null;
}

/** Returns the machine's events for this record that the person may send, in the screen's order. */
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
    const questionGuard = step.refusedBy !== null && step.refusedBy === action.question?.guard
      ? step.refusedBy
      : null;
    return [{ action, refusedBy: questionGuard === null ? step.refusedBy : null, questionGuard }];
  });
}
