/** What the flight recorder costs a step of a machine, and what a recording costs to open. */
import { createActor, type InspectionEvent } from "xstate";
import { selectionMachine } from "../../machines/selection.ts";
import { createRing } from "../../src/flows/ring.ts";
import { createReader } from "../../src/flows/steps.ts";
import { median, print } from "./report.ts";

const ROUNDS = 30;
const EVENTS = 500;
const IDS = Array.from({ length: 50 }, (_, index) => `row-${index}`);

/** Microseconds for each event of a list whose rows are picked. */
function costOf(inspect?: (event: InspectionEvent) => void): number {
  const actor = createActor(selectionMachine, inspect ? { inspect } : {}).start();
  actor.send({ type: "rows.shown", ids: IDS });
  const startedAt = performance.now();
  for (let index = 0; index < EVENTS; index++) {
    actor.send({ type: "row.toggle", id: IDS[index % IDS.length]!, range: false });
  }
  const ms = performance.now() - startedAt;
  actor.stop();
  return ms * 1_000 / EVENTS;
}

/** A ring as every tab has it; what it writes each second counts as part of the events of a busy second. */
function recordedCost(): number {
  const ring = createRing("bench");
  const read = createReader();
  let events = 0;
  return costOf((event) => {
    const entry = read(event, Date.now());
    if (!entry) return;
    ring.add(entry);
    if (++events % 100 === 0) ring.keep();
  });
}

const medianOf = (measure: () => number): number => {
  for (let warm = 0; warm < ROUNDS; warm++) measure();
  return median(Array.from({ length: ROUNDS }, measure));
};

export function benchFlows(): void {
  print("Flows", "not recorded", [
    {
      name: "a step of a machine, recorded",
      ours: medianOf(recordedCost),
      base: medianOf(() => costOf()),
      unit: "µs",
      goal: "<= 200 µs more",
    },
  ]);
}
