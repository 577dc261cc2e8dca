/** Walks the order machine step by step: whatever the demo shows, the machine allows. */
import { move } from "../../machines/lifecycles/lifecycle.ts";
import { type OrderFacts, orderMachine } from "../../machines/lifecycles/order.ts";

export interface Triple {
  readonly status: string;
  readonly print: string;
  readonly shipment: string;
}

/** Where an order stands between two steps. `unitsOpen` counts as 1 while any unit is open. */
export interface Standing {
  readonly value: Triple;
  readonly facts: OrderFacts;
}

export interface Step {
  readonly event: string;
  readonly before: Triple;
  readonly after: Triple;
  readonly effects: readonly string[];
}

export const START: Standing = {
  value: { status: "Draft", print: "Waiting", shipment: "Processing" },
  facts: {
    paid: false,
    unitsOpen: 0,
    labelReady: false,
    heldFrom: "",
    problems: 0,
    autoHold: false,
    cooling: false,
  },
};

/** What each effect does to the facts; the rest of it is rows. */
const EFFECTS: Readonly<Record<string, (facts: OrderFacts, status: string) => OrderFacts>> = {
  captureTotal: (facts) => ({ ...facts, paid: true }),
  refundTotal: (facts) => ({ ...facts, paid: false }),
  makeUnits: (facts) => ({ ...facts, unitsOpen: 1 }),
  finishUnits: (facts) => ({ ...facts, unitsOpen: 0 }),
  stopUnits: (facts) => ({ ...facts, unitsOpen: 0 }),
  attachLabel: (facts) => ({ ...facts, labelReady: true }),
  voidLabel: (facts) => ({ ...facts, labelReady: false }),
  rememberHold: (facts, status) => ({ ...facts, heldFrom: status }),
  forgetHold: (facts) => ({ ...facts, heldFrom: "" }),
};

/** One step from a standing; null when the machine refuses it. */
export function step(from: Standing, event: string): { to: Standing; step: Step } | null {
  const moved = move(orderMachine, { ...from.value }, from.facts, event);
  if (!moved.ok) return null;
  const after = moved.value as unknown as Triple;
  const facts = moved.effects.reduce(
    (each, effect) => EFFECTS[effect]?.(each, from.value.status) ?? each,
    from.facts,
  );
  return {
    to: { value: after, facts },
    step: { event, before: from.value, after, effects: moved.effects },
  };
}

/**
 * The steps of a list of events from a fresh draft.
 * @throws {Error} The machine refuses one of them: the story is wrong.
 */
export function stepsThrough(events: readonly string[]): { end: Standing; steps: readonly Step[] } {
  let end = START;
  const steps = events.map((event) => {
    const next = step(end, event);
    if (!next) throw new Error(`Cannot tell the demo story "${events.join(" ")}": ${event} is refused`);
    end = next.to;
    return next.step;
  });
  return { end, steps };
}

/** The shortest way to every combination of the three axes that the machine can reach, breadth first. */
export function waysEverywhere(): readonly (readonly string[])[] {
  const events = orderMachine.events.filter((event) => event.includes("."));
  const ways = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  let edge: { at: Standing; way: readonly string[] }[] = [{ at: START, way: [] }];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { at, way } of edge) {
      const key = JSON.stringify(at);
      if (seen.has(key)) continue;
      seen.add(key);
      const triple = JSON.stringify(at.value);
      if (!ways.has(triple)) ways.set(triple, way);
      for (const event of events) {
        const reached = step(at, event);
        if (reached) next.push({ at: reached.to, way: [...way, event] });
      }
    }
    edge = next;
  }
  return [...ways.values()];
}
