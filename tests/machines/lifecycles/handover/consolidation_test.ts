/** The life of a flight: each state has its steps, each guard refuses, and its boxes settle it. */
import assert from "node:assert/strict";
import type { ConsolidationFacts } from "../../../../api/generated/schema.ts";
import { CONSOLIDATION_STATUSES } from "../../../../api/statuses.ts";
import { consolidationMachine } from "../../../../machines/lifecycles/handover/consolidation.ts";
import { move, settle } from "../../../../machines/lifecycles/lifecycle.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";
import { walkedSteps } from "../../../support/machines/walked_steps.ts";

const READY: ConsolidationFacts = {
  boxes: 2,
  boxesOpen: 0,
  tooLarge: false,
  flown: true,
  mawb: true,
  undeclared: 0,
  boxesInHouse: 0,
  boxesUnreceived: 0,
  named: 1,
  departed: false,
  stale: false,
};

const walk = (value: string, facts: ConsolidationFacts, type: string) =>
  walkStep(
    consolidationMachine,
    consolidationMachine.resolveState({ value, context: facts }),
    { type } as never,
  );

Deno.test("S2.9 each state of a flight has its steps, and every edge is walked", () => {
  const found = CONSOLIDATION_STATUSES.map((value) => walkedSteps(consolidationMachine, value, READY, ": "));
  const cancel = "flight.cancel Cancelled: freeBoxes";
  const late = "flight.cancel Cancelled: ";
  const clear = "flight.clear Cleared: stamp+keepDuty+announce";
  const short = "flight.completeShort Completed: noteMissing+stamp";
  assert.deepEqual(Object.fromEntries(CONSOLIDATION_STATUSES.map((value, at) => [value, found[at]])), {
    Processing: ["flight.close Closed: countDeclared+stamp", cancel],
    Closed: [
      "flight.reopen Processing: clearStamp",
      "flight.send Manifest Sent: keepManifest+stamp",
      cancel,
    ],
    "Manifest Sent": ["flight.revise Closed: clearStamp", "flight.depart Departed: stamp+announce", cancel],
    Departed: ["flight.arrive Arrived: stamp+announce", late],
    Arrived: [clear, "flight.hold Customs Hold: stamp+keepHold+announce", late],
    "Customs Hold": [clear, short, late],
    Cleared: ["flight.inject Injected: stamp+announce", late],
    Injected: ["flight.complete Completed: stamp", short, late],
    Completed: [],
    Cancelled: [],
  });
});

Deno.test("S2.9 each missing fact refuses its step with its own reason", () => {
  const refusedBy = (value: string, event: string, facts: Partial<ConsolidationFacts>) => {
    const moved = move(consolidationMachine, value, { ...READY, ...facts }, event);
    return moved.ok ? "allowed" : moved.reason;
  };
  const inTheAir = ["Departed", "Arrived", "Customs Hold", "Cleared", "Injected"];
  const wants: readonly (readonly [string, string, Partial<ConsolidationFacts>, string])[] = [
    ["Processing", "flight.close", { boxes: 0 }, "hasLoad"],
    ["Processing", "flight.close", { boxesOpen: 1 }, "areBoxesClosed"],
    ["Processing", "flight.close", { tooLarge: true }, "isNotTooLarge"],
    ["Processing", "flight.close", { flown: false }, "hasFlight"],
    ["Processing", "flight.close", { mawb: false }, "isMawb"],
    ["Closed", "flight.send", { undeclared: 3 }, "areDeclared"],
    ["Manifest Sent", "flight.depart", { boxesInHouse: 1 }, "areHandedOver"],
    ["Injected", "flight.complete", { boxesUnreceived: 1 }, "areReceived"],
    ["Injected", "flight.completeShort", { named: 0 }, "isShort"],
    ["Injected", "flight.completeShort", { named: 0, boxesUnreceived: 1 }, "allowed"],
    ["Customs Hold", "flight.completeShort", { named: 0, boxesUnreceived: 1 }, "allowed"],
    ...inTheAir.map((value) => [value, "flight.cancel", { departed: true }, "isNotDeparted"] as const),
    ["Completed", "flight.cancel", { departed: true }, "wrongState"],
    ["Manifest Sent", "flight.reopen", {}, "wrongState"],
  ];
  assert.deepEqual(
    wants.map(([value, event, facts]) => refusedBy(value, event, facts)),
    wants.map((each) => each[3]),
  );
});

Deno.test("S2.9 a flight counts its boxes again whenever one of them changes, in any state", () => {
  for (const value of CONSOLIDATION_STATUSES) {
    walk(value, { ...READY, stale: true }, "boxes.settle");
    const stale = settle(consolidationMachine, value, { ...READY, stale: true }, "boxes.settle");
    assert.deepEqual([stale.value, stale.effects], [value, ["countBoxes"]]);
    assert.deepEqual(settle(consolidationMachine, value, READY, "boxes.settle").effects, []);
  }
});
