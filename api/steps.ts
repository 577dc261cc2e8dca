/**
 * The steps of a garment through the workshop, said once: how each is called, as a state of the unit machine, and who
 * works there. Source: docs/requirements.md S6.10.
 */
import { anyOf, type Role, role, type Rule } from "./access.ts";
import { STEPS } from "./catalogue/locations.ts";

export type StepKey = (typeof STEPS)[number];

interface WorkStep {
  readonly key: StepKey;
  /** State of the unit machine while the garment is there. */
  readonly state: string;
  readonly roles: readonly Role[];
}

/** In the order in which they are taken. */
export const WORK_STEPS = [
  { key: "qc", state: "QC", roles: ["order_qc"] },
  { key: "cutting", state: "Cutting", roles: ["cutting"] },
  { key: "print", state: "Printing", roles: ["printer"] },
  { key: "sewing", state: "Sewing", roles: ["sewer"] },
  { key: "final_qc", state: "Final QC", roles: ["order_qc"] },
  { key: "pack", state: "Packing", roles: ["packager", "order_qc"] },
] as const satisfies readonly WorkStep[];

/** Of a step by its key; empty for the closing of a box, which no garment passes. */
export const stateOfStep = (step: string): string => WORK_STEPS.find(({ key }) => key === step)?.state ?? "";

/** Where every route ends: what is there is made, and waits for its parcel. */
export const LAST_STEP = "Packing";

/** Who steps every garment, wherever it is. */
const EVERYWHERE: readonly Role[] = ["root", "super_root"];

const rules = new Map<string, Rule>(
  WORK_STEPS.map(({ state, roles }) => [state, anyOf(...[...roles, ...EVERYWHERE].map(role))]),
);

/** Whose a garment in this state is; what is packed is still the packers'. Null where nobody works at it. */
export const ruleAt = (state: string): Rule | null =>
  rules.get(state === "Packed" ? LAST_STEP : state) ?? null;

/** The states that a garment passes with these steps, in their order; it always ends at packing. */
export const routeOf = (steps: readonly string[]): readonly string[] =>
  WORK_STEPS.filter(({ key, state }) => state === LAST_STEP || steps.includes(key)).map(({ state }) => state);

/** Where a garment begins. @param steps JSON: keys of steps */
export const firstStepOf = (steps: string): string => routeOf(JSON.parse(steps) as string[])[0] ?? LAST_STEP;

/** The state after this one on a route; empty behind its end. What left the route goes on where it would be. */
export function nextOn(route: readonly string[], state: string): string {
  const order: readonly string[] = WORK_STEPS.map((step) => step.state);
  const at = order.indexOf(state);
  return route.find((each) => order.indexOf(each) > at) ?? "";
}
