import assert from "node:assert/strict";
import type { NumberRangeFacts } from "../../../../api/generated/schema.ts";
import { move, settle } from "../../../../machines/lifecycles/lifecycle.ts";
import { numberRangeMachine } from "../../../../machines/lifecycles/shipping/number_range.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";

const SURE: NumberRangeFacts = { unsure: false, known: true, inside: true, later: true, left: true };

function walk(value: string, event: string, more: Partial<NumberRangeFacts> = {}): string {
  const context = { ...SURE, ...more };
  walkStep(numberRangeMachine, numberRangeMachine.resolveState({ value, context }), { type: event } as never);
  if (event === "numbers.settle") {
    return String(settle(numberRangeMachine, value, context, event).value);
  }
  const moved = move(numberRangeMachine, value, context, event);
  return moved.ok ? [moved.value, ...moved.effects].join(" ") : moved.reason;
}

Deno.test("S2.16 a range is paused and resumed, and exhausted by its last number", () => {
  assert.equal(walk("Active", "range.pause"), "Paused");
  assert.equal(walk("Paused", "range.resume"), "Active keepPrinted");
  assert.equal(walk("Paused", "range.resume", { left: false }), "Exhausted keepPrinted");
  assert.equal(walk("Active", "numbers.settle", { left: false }), "Exhausted");
  assert.equal(walk("Active", "numbers.settle"), "Active");
  assert.equal(walk("Exhausted", "numbers.settle"), "Active");
  assert.equal(walk("Exhausted", "numbers.settle", { unsure: true }), "Paused");
  assert.equal(walk("Exhausted", "numbers.settle", { left: false }), "Exhausted");
});

Deno.test("S2.16 a restored range is resumed only with a later number within the range", () => {
  for (
    const [facts, reason] of [
      [{ known: false }, "isPrintedGiven"],
      [{ inside: false }, "isPrintedInRange"],
      [{ later: false }, "isPrintedLater"],
    ] as const
  ) assert.equal(walk("Paused", "range.resume", { unsure: true, ...facts }), reason);
  for (const state of ["Active", "Exhausted"]) assert.equal(walk(state, "range.resume"), "wrongState");
});
