/** Source: docs/requirements.md S6.10. */
import { anyOf, type Role, role, type Rule } from "./access.ts";
import { STEPS } from "./catalogue/locations.ts";

export type StepKey = (typeof STEPS)[number];

interface WorkStep {
  readonly key: StepKey;
  readonly state: string;
  readonly roles: readonly Role[];
}

export const WORK_STEPS = [
  { key: "qc", state: "QC", roles: ["order_qc"] },
  { key: "cutting", state: "Cutting", roles: ["cutting"] },
  { key: "print", state: "Printing", roles: ["printer"] },
  { key: "sewing", state: "Sewing", roles: ["sewer"] },
  { key: "final_qc", state: "Final QC", roles: ["order_qc"] },
  { key: "pack", state: "Packing", roles: ["packager", "order_qc"] },
] as const satisfies readonly WorkStep[];

/** The step of a box station, which no route of a garment has. */
export const BOX_STEP = "box";

/** Returns the state of units at a step; an empty text for the box step, which no unit is at. */
export const stateOfStep = (step: string): string => WORK_STEPS.find(({ key }) => key === step)?.state ?? "";

/** A unit in this state is finished and waits for its package. */
export const LAST_STEP = "Packing";

const EVERYWHERE: readonly Role[] = ["root", "super_root"];

const rules = new Map<string, Rule>(
  WORK_STEPS.map(({ state, roles }) => [state, anyOf(...[...roles, ...EVERYWHERE].map(role))]),
);

/** Returns the rule for working at a state; null if nobody works there. Packed units still belong to the packers. */
export const ruleAt = (state: string): Rule | null =>
  rules.get(state === "Packed" ? LAST_STEP : state) ?? null;

/** Returns the states of a route, which always ends with packing. */
export const routeOf = (steps: readonly string[]): readonly string[] =>
  WORK_STEPS.filter(({ key, state }) => state === LAST_STEP || steps.includes(key)).map(({ state }) => state);

export const firstStepOf = (steps: string): string => routeOf(JSON.parse(steps) as string[])[0] ?? LAST_STEP;

/** Returns the next state on the route, even for a state outside of the route; empty after the route's end. */
export function nextOn(route: readonly string[], state: string): string {
  const order: readonly string[] = WORK_STEPS.map((step) => step.state);
  const at = order.indexOf(state);
  return route.find((each) => order.indexOf(each) > at) ?? "";
}
