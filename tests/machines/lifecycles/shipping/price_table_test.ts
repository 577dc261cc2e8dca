/** The lifecycle of a price table: the conditions to schedule it, and the steps that only the clock takes. */
import assert from "node:assert/strict";
import type { PriceTableFacts } from "../../../../api/generated/schema.ts";
import { move, settle } from "../../../../machines/lifecycles/lifecycle.ts";
import { priceTableMachine } from "../../../../machines/lifecycles/shipping/price_table.ts";
import { fc } from "../../../support/property.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";
import { openSteps } from "../../../support/machines/walked_steps.ts";

const STATES = ["draft", "scheduled", "active", "ended", "withdrawn"] as const;
const READY: PriceTableFacts = {
  sound: true,
  tested: true,
  holeless: true,
  ahead: true,
  alone: true,
  begun: false,
  over: false,
};

Deno.test("S2.29 each state of a price table has its steps, and every edge is walked", () => {
  const found = STATES.map((value) => openSteps(priceTableMachine, value, READY).map((step) => step.trim()));
  const revise = (state: string) => `table.revise ${state} copyToDraft`;
  assert.deepEqual(found, [
    ["table.schedule scheduled setValidFrom", "table.withdraw withdrawn"],
    [revise("scheduled"), "table.withdraw withdrawn"],
    [revise("active")],
    [revise("ended")],
    [revise("withdrawn")],
  ]);
});

Deno.test("S2.29 only the clock begins and ends a price table, and nobody is offered that", () => {
  const after = (value: string, facts: Partial<PriceTableFacts>) => {
    const context = { ...READY, ...facts };
    walkStep(
      priceTableMachine,
      priceTableMachine.resolveState({ value, context }),
      { type: "table.settle" } as never,
    );
    return settle(priceTableMachine, value, context, "table.settle").value;
  };
  assert.equal(after("scheduled", {}), "scheduled");
  assert.equal(after("scheduled", { begun: true }), "active");
  assert.equal(after("scheduled", { begun: true, over: true }), "ended");
  assert.equal(after("active", { begun: true }), "active");
  assert.equal(after("active", { begun: true, over: true }), "ended");
  for (const state of ["draft", "ended", "withdrawn"]) {
    assert.equal(after(state, { begun: true, over: true }), state);
  }
});

Deno.test("S2.29 a draft is scheduled only when complete, and a begun price table is not withdrawn", () => {
  const facts = fc.record({
    sound: fc.boolean(),
    tested: fc.boolean(),
    holeless: fc.boolean(),
    ahead: fc.boolean(),
    alone: fc.boolean(),
    begun: fc.boolean(),
    over: fc.boolean(),
  });
  fc.assert(fc.property(facts, (given) => {
    const { sound, tested, holeless, ahead, alone, begun } = given;
    const scheduled = move(priceTableMachine, "draft", given, "table.schedule");
    assert.equal(scheduled.ok, sound && tested && holeless && ahead && alone);
    if (!scheduled.ok && !sound) assert.equal(scheduled.reason, "isFaultless");
    assert.equal(move(priceTableMachine, "scheduled", given, "table.withdraw").ok, !begun);
  }));
});
