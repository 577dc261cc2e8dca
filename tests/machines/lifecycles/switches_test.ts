/** Lifecycles of two states: on and off. */
import assert from "node:assert/strict";
import { REASONS } from "../../../api/reasons.ts";
import { callMachine } from "../../../machines/lifecycles/desk/call.ts";
import { singleColumn } from "../../../machines/lifecycles/columns.ts";
import { extensionMachine } from "../../../machines/lifecycles/desk/extension.ts";
import { integrationMachine } from "../../../machines/lifecycles/desk/integration.ts";
import { move, refusalTo, stepsOf } from "../../../machines/lifecycles/lifecycle.ts";
import { LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import { walkStep } from "../../support/machines/transition_log.ts";

const SWITCHES = [
  { machine: integrationMachine, facts: { hasSecret: true }, none: { hasSecret: false }, guard: "hasSecret" },
  {
    machine: extensionMachine,
    facts: { hasSettings: true },
    none: { hasSettings: false },
    guard: "hasSettings",
  },
  { machine: callMachine, facts: {}, none: {}, guard: null },
] as const;

Deno.test("each of two states leads to the other and back, and every edge is walked", () => {
  for (const { machine, facts } of SWITCHES) {
    let value = String(machine.config.initial);
    const walked = new Set<string>();
    for (let count = 0; count < 4; count++) {
      const [step] = stepsOf(machine, value, facts);
      assert.ok(step?.refusedBy === null);
      walkStep(machine, machine.resolveState({ value, context: facts as never }), { type: step.event });
      const moved = move(machine, value, facts, step.event);
      assert.ok(moved.ok && moved.value !== value);
      walked.add(step.event);
      value = String(moved.value);
    }
    assert.deepEqual([...walked].sort(), [...machine.events].sort());
  }
});

Deno.test("a missing requirement prevents turning on, never turning off, and has words", () => {
  for (const { machine, none, guard } of SWITCHES.filter((each) => each.guard !== null)) {
    const off = String(machine.config.initial);
    assert.deepEqual(stepsOf(machine, off, none).map(({ refusedBy }) => refusedBy), [guard]);
    assert.ok(guard !== null && guard in REASONS);
    const on = Object.keys(machine.states).find((state) => state !== off) ?? "";
    assert.deepEqual(stepsOf(machine, on, none).map(({ refusedBy }) => refusedBy), [null]);
  }
});

Deno.test("a form may name a state that a step leads to, or the record's own; otherwise the guard gives the reason", () => {
  const lifecycle = LIFECYCLES.integration;
  const to = { status: "Active" };
  assert.equal(refusalTo(lifecycle, { from: {}, to, facts: { hasSecret: false } }), "hasSecret");
  assert.equal(refusalTo(lifecycle, { from: {}, to, facts: { hasSecret: true } }), null);
  assert.equal(refusalTo(lifecycle, { from: to, to, facts: { hasSecret: false } }), null);
  const gone = { machine: callMachine, columns: singleColumn("status", "Active") };
  assert.equal(refusalTo(gone, { from: {}, to: { status: "Burned" }, facts: {} }), "wrongState");
});
