import assert from "node:assert/strict";
import { move, settle, stepsOf } from "../../../../machines/lifecycles/lifecycle.ts";
import { BOX_STATUSES } from "../../../../api/generated/states/box.ts";
import type { BoxFacts } from "../../../../api/generated/schema.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { boxMachine } from "../../../../machines/lifecycles/handover/box.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";

const BLANK: BoxFacts = {
  packages: 0,
  sound: false,
  onScale: false,
  liftable: false,
  inTolerance: false,
  counted: false,
  billed: false,
  billPending: false,
  samePlace: false,
  loaded: false,
  flightOpen: false,
  sameGateway: false,
  miscounted: false,
};
const WEIGHED = { onScale: true, liftable: true, inTolerance: true, counted: true };
const FULL: BoxFacts = { ...BLANK, ...WEIGHED, packages: 3, sound: true };
const ON_BILL: BoxFacts = { ...FULL, billed: true, billPending: true, samePlace: true };
const ON_FLIGHT: BoxFacts = { ...FULL, loaded: true, flightOpen: true, sameGateway: true };
const FREE: BoxFacts = { ...FULL, billPending: true, samePlace: true, flightOpen: true, sameGateway: true };

function stepped(value: string, facts: BoxFacts, event: string): string {
  walkStep(boxMachine, boxMachine.resolveState({ value, context: facts }), { type: event } as never);
  const moved = move(boxMachine, value, facts, event);
  return moved.ok ? [moved.value, ...moved.effects].join(" ") : moved.reason;
}

Deno.test("S2.8 every edge of a box is walked, and leads to the expected state", () => {
  const walks: readonly (readonly [string, BoxFacts, string, string])[] = [
    ["Processing", FULL, "box.close", "Closed weigh stampClose issueSscc"],
    [
      "Processing",
      { ...FULL, inTolerance: false, counted: false },
      "box.closeAnyway",
      "Closed weigh stampClose issueSscc",
    ],
    ["Processing", BLANK, "box.cancel", "Cancelled"],
    ["Closed", FULL, "box.reopen", "Processing clearClose"],
    ["Closed", FREE, "box.bill", "Closed putOnBill"],
    ["Closed", ON_BILL, "box.unbill", "Closed takeOffBill"],
    ["Closed", FREE, "box.load", "Closed load"],
    ["Closed", ON_FLIGHT, "box.unload", "Closed unload"],
    ["Closed", ON_BILL, "box.handOver", "Handed Over stampHandOver"],
    ["Handed Over", FREE, "box.load", "Handed Over load"],
    ["Handed Over", ON_FLIGHT, "box.unload", "Handed Over unload"],
    ["Handed Over", ON_BILL, "box.takeBack", "Closed clearHandOver"],
    ["Handed Over", FULL, "box.receive", "Received stampReceipt"],
  ];
  for (const [from, facts, event, expected] of walks) {
    assert.equal(stepped(from, facts, event), expected, `${from}: ${event}`);
  }
  const walked = new Set(walks.map(([from, , event]) => `${from} ${event}`));
  const edges = BOX_STATUSES.flatMap((value) =>
    stepsOf(boxMachine, value, FULL).map(({ event }) => `${value} ${event}`)
  );
  assert.deepEqual(edges.filter((edge) => !walked.has(edge)), []);
});

Deno.test("S2.8 each guard of a box refuses by itself, with a reason in words", () => {
  const refusals: readonly (readonly [string, BoxFacts, string, string])[] = [
    ["Processing", { ...FULL, packages: 0 }, "box.close", "hasPackages"],
    ["Processing", { ...FULL, sound: false }, "box.close", "isSound"],
    ["Processing", { ...FULL, onScale: false }, "box.close", "isOnScale"],
    ["Processing", { ...FULL, liftable: false }, "box.closeAnyway", "isLiftable"],
    ["Processing", { ...FULL, inTolerance: false }, "box.close", "isInTolerance"],
    ["Processing", { ...FULL, counted: false }, "box.close", "isCounted"],
    ["Processing", FULL, "box.cancel", "isEmpty"],
    ["Processing", FULL, "box.handOver", "wrongState"],
    ["Closed", ON_BILL, "box.reopen", "isOnNothing"],
    ["Closed", ON_FLIGHT, "box.reopen", "isOnNothing"],
    ["Closed", ON_BILL, "box.bill", "isFree"],
    ["Closed", FULL, "box.bill", "isBillPending"],
    ["Closed", { ...FREE, samePlace: false }, "box.bill", "isSamePlace"],
    ["Closed", FULL, "box.unbill", "isOnBill"],
    ["Closed", { ...ON_BILL, billPending: false }, "box.unbill", "isBillPending"],
    ["Closed", ON_FLIGHT, "box.load", "isOffFlight"],
    ["Closed", FULL, "box.load", "isFlightOpen"],
    ["Closed", { ...FREE, sameGateway: false }, "box.load", "isSameGateway"],
    ["Closed", FULL, "box.unload", "isOnFlight"],
    ["Closed", { ...FULL, sound: false }, "box.handOver", "isSound"],
    ["Received", FULL, "box.reopen", "wrongState"],
  ];
  for (const [from, facts, event, reason] of refusals) {
    const moved = move(boxMachine, from, facts, event);
    assert.equal(moved.ok ? "done" : moved.reason, reason, `${from}: ${event}`);
    assert.ok(reason in REASONS, reason);
  }
});

Deno.test("S2.8 an open box and a closed one count their packages again, a received one stays unchanged", () => {
  const of = (value: string, miscounted: boolean) => {
    const facts = { ...FULL, miscounted };
    walkStep(
      boxMachine,
      boxMachine.resolveState({ value, context: facts }),
      { type: "packages.settle" } as never,
    );
    return settle(boxMachine, value, facts, "packages.settle").effects;
  };
  assert.deepEqual(
    [of("Processing", true), of("Processing", false), of("Closed", true), of("Received", true)],
    [["recount"], [], ["recount"], []],
  );
});

Deno.test("S2.8 a box that was handed over comes back with its last package, unless an invoice or a flight has it", () => {
  const of = (more: object, from = "Handed Over") => {
    const { value, effects } = settle(boxMachine, from, { ...FULL, ...more }, "packages.settle");
    return [String(value), ...effects].join(" ");
  };
  assert.equal(of({ packages: 0, miscounted: true }, "Closed"), "Processing recount clearClose");
  assert.equal(of({ packages: 0, miscounted: true, billed: true }, "Closed"), "Closed recount");
  assert.equal(of({ packages: 0, miscounted: true }), "Processing recount clearHandOver clearClose");
  assert.equal(of({ packages: 0, miscounted: true, billed: true }), "Handed Over recount");
  assert.equal(of({ packages: 1, miscounted: true }), "Handed Over recount");
});
