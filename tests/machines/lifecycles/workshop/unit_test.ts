import assert from "node:assert/strict";
import type { UnitFacts } from "../../../../api/generated/schema.ts";
import { LAST_STEP, nextOn, routeOf, ruleAt, WORK_STEPS } from "../../../../api/steps.ts";
import { STEPS } from "../../../../api/catalogue/locations.ts";
import { move, stepsOf } from "../../../../machines/lifecycles/lifecycle.ts";
import { LIFECYCLES } from "../../../../machines/lifecycles/lifecycles.ts";
import { MAX_REMAKES, unitMachine } from "../../../../machines/lifecycles/workshop/unit.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";

const FACTS: UnitFacts = {
  next: "",
  first: "QC",
  cooling: false,
  held: false,
  elsewhere: false,
  untaken: false,
  rejects: 0,
  artFault: false,
  artReady: true,
  left: false,
  boxed: false,
  wasOpen: false,
  short: false,
  spare: true,
  movable: true,
  undo: "",
};
const { columns } = LIFECYCLES.unit;
const ROUTE = routeOf(STEPS);

/** Sends an event to a unit in a state, with facts that let the event pass unless `facts` says otherwise. */
function send(state: string, event: string, facts: Partial<UnitFacts> = {}) {
  const value = columns.valueOf(rowOf(state));
  const all = { ...FACTS, next: nextOn(ROUTE, state.split(".")[0]!), ...facts };
  const done = move(unitMachine, value, all, event);
  if (done.ok) {
    walkStep(
      unitMachine,
      unitMachine.resolveState({ value: value as never, context: all }),
      { type: event } as never,
    );
  }
  return done.ok ? { ...done, state: stateOf(columns.columnsOf(done.value)) } : { ...done, state: "" };
}
const rowOf = (state: string) => {
  const [print_status = "", work_status = ""] = state.split(".");
  return { print_status, work_status };
};
const stateOf = ({ print_status, work_status }: Record<string, string>) =>
  work_status ? `${print_status}.${work_status}` : print_status!;

Deno.test("a garment takes the steps of its location, one after another, and is finally packed", () => {
  for (const steps of [STEPS, ["print"], ["qc", "sewing", "pack"]]) {
    const route = routeOf(steps);
    assert.equal(route.at(-1), LAST_STEP);
    let state = `${route[0]}.Waiting`;
    for (const [at, current] of route.entries()) {
      assert.equal(state, `${current}.Waiting`);
      state = send(state, "unit.start").state;
      assert.equal(state, `${current}.Inprocess`);
      state = send(state, "unit.pass", { next: nextOn(route, current) }).state;
      assert.equal(state, at === route.length - 1 ? "Packed" : `${route[at + 1]}.Waiting`);
    }
  }
  assert.equal(nextOn(["QC", "Packing"], "Sewing"), "Packing");
});

Deno.test("a reject returns to the first step with a new ticket, until it was remade too often or its art is wrong", () => {
  for (const { state } of WORK_STEPS) {
    for (const first of ROUTE) {
      const back = send(`${state}.Inprocess`, "unit.reject", { first });
      assert.deepEqual([back.state, back.ok && back.effects.includes("nextCycle")], [
        `${first}.Waiting`,
        true,
      ]);
      assert.equal(send("Rejected.Waiting", "unit.reprint", { first }).state, `${first}.Waiting`);
    }
    assert.equal(send(`${state}.Waiting`, "unit.reject", { rejects: MAX_REMAKES }).state, "Rejected.Waiting");
    assert.equal(send(`${state}.Waiting`, "unit.reject", { artFault: true }).state, "Rejected.Waiting");
  }
  assert.equal(send("Packed", "unit.reject").state, "QC.Waiting");
  assert.equal(send("Packed", "unit.reject", { artFault: true }).state, "Rejected.Waiting");
  const gone = send("Packed", "unit.reject", { left: true });
  assert.deepEqual([gone.ok, !gone.ok && gone.reason], [false, "isInHouse"]);
});

Deno.test("a hold puts a garment aside and a release restores its state; a held one is not begun", () => {
  for (const { state } of WORK_STEPS) {
    assert.equal(send(`${state}.Waiting`, "unit.hold").state, `${state}.On Hold`);
    assert.equal(send(`${state}.Inprocess`, "unit.hold").state, `${state}.On Hold`);
    assert.equal(send(`${state}.On Hold`, "unit.release").state, `${state}.Waiting`);
    assert.equal(send(`${state}.On Hold`, "unit.release", { wasOpen: true }).state, `${state}.Inprocess`);
    const refused = send(`${state}.On Hold`, "unit.start", { held: true });
    assert.equal(!refused.ok && refused.reason, "isReleased");
    assert.equal(send(`${state}.On Hold`, "unit.start").state, `${state}.Inprocess`);
    assert.equal(send(`${state}.Waiting`, "unit.stop").state, "Stopped");
    if (state !== LAST_STEP) assert.equal(send(`${state}.Inprocess`, "unit.finish").state, "Packing.Waiting");
    if (state !== LAST_STEP) assert.equal(send(`${state}.Waiting`, "unit.finish").state, "Packing.Waiting");
  }
  assert.equal(send("Rejected.Waiting", "unit.hold").state, "Rejected.On Hold");
  assert.equal(send("Rejected.On Hold", "unit.release").state, "Rejected.Waiting");
  for (const state of ["Packed", "Rejected.Waiting"]) assert.equal(send(state, "unit.stop").state, "Stopped");
  for (const state of ["Packing.Waiting", "Packing.Inprocess"]) {
    assert.equal(send(state, "unit.pack").state, "Packed");
  }
  assert.equal(send("Packed", "unit.unpack").state, "Packing.Waiting");
});

Deno.test("a garment begins the first step after QC with its blank, and waits without one", () => {
  for (const { state } of WORK_STEPS) {
    const begun = send(`${state}.Waiting`, "unit.start", { short: true });
    assert.equal(begun.ok, state === "QC", state);
    assert.equal(!begun.ok && begun.reason, state === "QC" ? false : "hasBlank");
    const transition = send(`${state}.Waiting`, "unit.start");
    assert.equal(transition.ok && transition.effects.includes("takeBlank"), state !== "QC");
    if (state === LAST_STEP) continue;
    assert.equal(send(`${state}.Waiting`, "unit.finish", { short: true }).ok, false, state);
  }
  const held = send("Printing.On Hold", "unit.start", { short: true });
  assert.equal(!held.ok && held.reason, "hasBlank");
  assert.equal(send("Packing.Waiting", "unit.pack", { short: true }).ok, false);
  assert.equal(send("Packing.Waiting", "unit.leave", { short: true }).state, "Packed");
});

Deno.test("a rejected garment takes another blank; without one it waits for a decision, then for a receipt of blanks", () => {
  const back = send("Printing.Inprocess", "unit.reject");
  const lost = send("Printing.Inprocess", "unit.reject", { spare: false });
  assert.deepEqual([back.state, lost.state], ["QC.Waiting", "Rejected.Waiting"]);
  const effects = (each: typeof back) => each.ok ? each.effects.filter((name) => name.endsWith("Blank")) : [];
  assert.deepEqual([effects(back), effects(lost)], [["scrapBlank", "reserveBlank"], ["scrapBlank"]]);
  const again = send("Rejected.Waiting", "unit.reprint", { spare: false });
  assert.equal(!again.ok && again.reason, "hasSpare");
  assert.ok(effects(send("Sewing.Waiting", "unit.stop")).includes("releaseBlank"));
});

Deno.test("a waiting garment can be sent to another location that can make it", () => {
  for (const state of [...WORK_STEPS.map((each) => `${each.state}.Waiting`), "Rejected.Waiting"]) {
    assert.equal(send(state, "unit.reassign").state, state);
    const refused = send(state, "unit.reassign", { movable: false });
    assert.equal(!refused.ok && refused.reason, "isMovable");
  }
  assert.equal(send("QC.Inprocess", "unit.reassign").ok, false);
});

Deno.test("every refusal by a station or the clock has its reason", () => {
  const reasons = [
    send("QC.Waiting", "unit.start", { cooling: true }),
    send("QC.Inprocess", "unit.pass", { elsewhere: true }),
    send("QC.Waiting", "unit.undo"),
    send("Packed", "unit.unpack", { left: true }),
  ].map((each) => each.ok ? "" : each.reason);
  assert.deepEqual(reasons, ["isCooled", "isHere", "isLastScan", "isInHouse"]);
  assert.ok(reasons.every((reason) => reason in REASONS));
});

Deno.test("an undo can return to every state that a step leaves, and nothing happens to a stopped garment", () => {
  const left = [
    ...WORK_STEPS.flatMap(({ state }) => [`${state}.Waiting`, `${state}.Inprocess`]),
    "Packed",
    "Rejected.Waiting",
  ];
  for (const undo of left) assert.equal(send("Sewing.Waiting", "unit.undo", { undo }).state, undo);
  const steps = stepsOf(unitMachine, "Stopped", FACTS);
  assert.deepEqual(steps.filter(({ refusedBy }) => refusedBy === null), []);
});

Deno.test("S6.10 each step has its own people, and a packed garment belongs to the packers", () => {
  for (const { state } of WORK_STEPS) assert.ok(ruleAt(state), state);
  assert.deepEqual(ruleAt("Packed"), ruleAt(LAST_STEP));
  assert.equal(ruleAt("Stopped"), null);
});
