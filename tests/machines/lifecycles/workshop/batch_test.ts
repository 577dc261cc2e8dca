/** The life of a print batch: released once it has a garment, done when all its garments are printed. */
import assert from "node:assert/strict";
import type { BatchFacts } from "../../../../api/generated/schema.ts";
import { batchMachine } from "../../../../machines/lifecycles/workshop/batch.ts";
import { move } from "../../../../machines/lifecycles/lifecycle.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";
import { walkedSteps } from "../../../support/machines/walked_steps.ts";

const STATES = ["Open", "Released", "Printed", "Cancelled"] as const;
const CASES: Readonly<Record<string, BatchFacts>> = {
  empty: { units: 0, unitsOpen: 0 },
  waiting: { units: 3, unitsOpen: 2 },
  printed: { units: 3, unitsOpen: 0 },
};

Deno.test("S2.20 each state of a print batch has its steps, and every edge is walked", () => {
  const found = STATES.map((value) =>
    Object.entries(CASES).flatMap(([which, facts]) =>
      walkedSteps(batchMachine, value, facts).map((step) => `${which}: ${step}`)
    )
  );
  const open = (which: string, release: string) => [
    `${which}: batch.release ${release}`,
    `${which}: batch.cancel Cancelled freeUnits`,
  ];
  assert.deepEqual(found, [
    [
      ...open("empty", "- isNotEmpty"),
      ...open("waiting", "Released stampRelease"),
      ...open("printed", "Released stampRelease"),
    ],
    [],
    [],
    [],
  ]);
});

Deno.test("S2.20 a released batch is done when all of its garments are past printing", () => {
  const settled = (facts: BatchFacts) => {
    const snapshot = batchMachine.resolveState({ value: "Released", context: facts });
    if (facts.unitsOpen === 0) walkStep(batchMachine, snapshot, { type: "units.settle" } as never);
    const moved = move(batchMachine, "Released", facts, "units.settle");
    return moved.ok ? moved.value : "Released";
  };
  assert.equal(settled({ units: 3, unitsOpen: 1 }), "Released");
  assert.equal(settled({ units: 3, unitsOpen: 0 }), "Printed");
});
