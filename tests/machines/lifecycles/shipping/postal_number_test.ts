import assert from "node:assert/strict";
import type { PostalNumberFacts } from "../../../../api/generated/schema.ts";
import { move, settle } from "../../../../machines/lifecycles/lifecycle.ts";
import { postalNumberMachine } from "../../../../machines/lifecycles/shipping/postal_number.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";

const FREE: PostalNumberFacts = { onLabel: false, scanned: false, over: false };

function walk(value: string, event: string, more: Partial<PostalNumberFacts> = {}): string {
  const context = { ...FREE, ...more };
  walkStep(
    postalNumberMachine,
    postalNumberMachine.resolveState({ value, context }),
    { type: event } as never,
  );
  if (event === "packages.settle") {
    const { value: next, effects } = settle(postalNumberMachine, value, context, event);
    return [String(next), ...effects].join(" ");
  }
  const moved = move(postalNumberMachine, value, context, event);
  return moved.ok ? String(moved.value) : moved.reason;
}

Deno.test("S2.16 a number of a sheet follows its package, and no step leads back", () => {
  assert.equal(walk("Reserved", "packages.settle"), "Reserved");
  assert.equal(walk("Reserved", "packages.settle", { onLabel: true }), "Assigned keepPackage");
  assert.equal(walk("Assigned", "packages.settle", { onLabel: true }), "Assigned");
  assert.equal(walk("Assigned", "packages.settle", { onLabel: true, scanned: true }), "Used");
  assert.equal(walk("Assigned", "packages.settle"), "Void");
  assert.equal(walk("Used", "packages.settle", { onLabel: true, scanned: true }), "Used");
  assert.equal(walk("Used", "packages.settle", { onLabel: true, scanned: true, over: true }), "Retired");
});

Deno.test("S2.16 a number is voided by hand only before it is used, and not while it is on a label", () => {
  for (const state of ["Reserved", "Assigned"]) {
    assert.equal(walk(state, "number.void"), "Void");
    assert.equal(walk(state, "number.void", { onLabel: true }), "isOffLabel");
  }
  for (const state of ["Used", "Retired", "Void"]) assert.equal(walk(state, "number.void"), "wrongState");
});
