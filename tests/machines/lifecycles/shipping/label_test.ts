import assert from "node:assert/strict";
import { type LabelFacts, labelMachine } from "../../../../machines/lifecycles/shipping/label.ts";
import { move } from "../../../../machines/lifecycles/lifecycle.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";

const FACTS: LabelFacts = { unscanned: true, byRequest: false, late: false, numbered: false };

function send(state: string, event: string, more: Partial<LabelFacts> = {}): string {
  const facts = { ...FACTS, ...more };
  const done = move(labelMachine, state, facts, event);
  if (!done.ok) return `refused: ${done.reason}`;
  const snapshot = labelMachine.resolveState({ value: state as never, context: facts });
  walkStep(labelMachine, snapshot, { type: event } as never);
  return [done.value, ...done.effects].join(" ");
}

Deno.test("S2.29 a label is charged when it is live, and its hold is released when it failed", () => {
  for (const state of ["Asked", "Unknown"]) {
    assert.equal(send(state, "label.succeed"), "Live chargeLabel");
    assert.equal(send(state, "label.fail"), "Failed failLabel");
  }
  assert.equal(send("Asked", "label.doubt"), "Unknown");
  assert.equal(send("Unknown", "label.resolve", { numbered: true }), "Live takeNumber chargeLabel");
  assert.equal(send("Unknown", "label.resolve"), "Failed failLabel");
  for (const state of ["Live", "Failed", "Voided"]) {
    for (const event of ["label.succeed", "label.fail", "label.resolve"]) {
      assert.equal(send(state, event), "refused: wrongState");
    }
  }
});

Deno.test("S2.29 a label can be voided until the carrier has scanned it; its hold stays open while a credit is requested", () => {
  assert.equal(send("Live", "label.void"), "Voided refundLabel");
  assert.equal(send("Live", "label.void", { unscanned: false }), "refused: isUnscanned");
  assert.equal(send("Live", "label.void", { byRequest: true }), "Void Asked");
  assert.equal(send("Live", "label.void", { byRequest: true, unscanned: false }), "refused: isUnscanned");
  for (const byRequest of [false, true]) {
    assert.equal(send("Live", "label.void", { byRequest, late: true }), "Void Refused");
    assert.equal(
      send("Live", "label.void", { byRequest, late: true, unscanned: false }),
      "refused: isUnscanned",
    );
  }
  assert.equal(send("Void Asked", "label.voided"), "Voided refundLabel");
  assert.equal(send("Void Asked", "label.voidRefused"), "Void Refused");
  assert.equal(send("Void Refused", "label.reinstate"), "Live followAgain");
});
