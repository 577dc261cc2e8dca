import assert from "node:assert/strict";
import type { PackageFacts } from "../../../../api/generated/schema.ts";
import { TRACKED_STATUSES, type TrackedEvent, trackOf } from "../../../../api/shipping/tracking.ts";
import { move, settle, stepsOf } from "../../../../machines/lifecycles/lifecycle.ts";
import { packageMachine } from "../../../../machines/lifecycles/shipping/package.ts";
import { decide } from "../../../../machines/lifecycles/shipping/package_steps.ts";
import { NO_PACKAGE_FACTS } from "../../../../machines/lifecycles/shipping/package_facts.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";

const FACTS: PackageFacts = {
  ...NO_PACKAGE_FACTS,
  orderOpen: true,
  paid: true,
  buyable: true,
  weighed: true,
  addressed: true,
  declared: true,
  priced: true,
  units: 2,
  unitsMade: 2,
};

function note(state: string, type: string, facts: PackageFacts): void {
  walkStep(
    packageMachine,
    packageMachine.resolveState({ value: state as never, context: facts }),
    { type } as never,
  );
}

function send(state: string, event: string, more: Partial<PackageFacts> = {}): string {
  const facts = { ...FACTS, ...more };
  const done = move(packageMachine, state, facts, event);
  if (done.ok) note(state, event, facts);
  return done.ok ? String(done.value) : `refused: ${done.reason}`;
}

function settled(state: string, event: string, more: Partial<PackageFacts> = {}): string {
  const facts = { ...FACTS, ...more };
  note(state, event, facts);
  return String(settle(packageMachine, state, facts, event).value);
}

Deno.test("S2.7 a package follows its label and its garments until it is handed over", () => {
  assert.equal(settled("Processing", "labels.settle", { labelled: true }), "Ready");
  assert.equal(settled("Processing", "labels.settle", { labelled: true, unitsPacked: 2 }), "Packed");
  assert.equal(settled("Failed", "labels.settle", { labelled: true }), "Ready");
  for (const state of ["Ready", "Packed"]) {
    assert.equal(settled(state, "labels.settle"), "Processing");
    assert.equal(settled(state, "units.settle", { labelled: true, units: 0 }), "Voided");
  }
  for (const state of ["Processing", "Failed"]) {
    assert.equal(settled(state, "units.settle", { units: 0 }), "Cancelled");
  }
  assert.equal(settled("Ready", "units.settle", { labelled: true, unitsPacked: 2 }), "Packed");
  assert.equal(settled("Packed", "units.settle", { labelled: true, unitsPacked: 1 }), "Ready");
});

Deno.test("S2.7 a refused label, split, merge, pack or handover has a reason", () => {
  assert.equal(send("Processing", "label.attach"), "Processing");
  assert.equal(send("Failed", "label.attach"), "Failed");
  assert.equal(send("Processing", "label.attach", { orderOpen: false }), "refused: isOrderOpen");
  assert.equal(send("Processing", "label.attach", { paid: false }), "refused: isPaid");
  assert.equal(send("Processing", "label.attach", { labelled: true }), "refused: isLabelIdle");
  for (const state of ["Processing", "Failed"]) {
    assert.equal(send(state, "package.split"), state);
    assert.equal(send(state, "package.split", { units: 1 }), "refused: isSplittable");
    assert.equal(send(state, "package.merge"), "Cancelled");
    assert.equal(send(state, "package.cancel"), "Cancelled");
  }
  for (const state of ["Processing", "Ready"]) {
    assert.equal(send(state, "package.confirm"), state);
    assert.equal(send(state, "package.confirm", { unitsMade: 1 }), "refused: isMade");
  }
  for (const state of ["Ready", "Packed"]) {
    assert.equal(send(state, "label.void"), state);
    assert.equal(send(state, "label.void", { unscanned: false }), "refused: isUnscanned");
    assert.equal(send(state, "package.cancel"), "Voided");
  }
  for (const state of ["Ready", "Packed"]) {
    assert.equal(send(state, "package.handOver"), "Handed Over");
    assert.equal(send(state, "package.handOver", { orderOpen: false }), "refused: isOrderOpen");
    assert.equal(send(state, "package.handOver", { unitsMade: 1 }), "refused: isMade");
  }
  assert.equal(send("Handed Over", "handOver.undo", { undoable: true }), "Ready");
  assert.equal(
    send("Handed Over", "handOver.undo", { undoable: true, unscanned: false }),
    "refused: isUnscanned",
  );
  assert.equal(send("Handed Over", "handOver.undo"), "refused: isHandOverUndoable");
  const accepted = { undoable: true, submitted: true, accepted: true };
  assert.equal(send("Handed Over", "handOver.undo", accepted), "refused: isOffManifest");
});

Deno.test("S2.29 a label is bought when everything is known, and each missing fact is named", () => {
  for (const state of ["Processing", "Failed"]) {
    assert.equal(send(state, "label.buy"), state);
    const refused: readonly (readonly [keyof PackageFacts, boolean | number, string])[] = [
      ["orderOpen", false, "isOrderOpen"],
      ["paid", false, "isPaid"],
      ["asking", true, "isLabelIdle"],
      ["units", 0, "hasUnits"],
      ["buyable", false, "hasMethod"],
      ["weighed", false, "hasWeight"],
      ["addressed", false, "isAddressed"],
      ["declared", false, "isDeclared"],
      ["priced", false, "isPriced"],
      ["netFits", false, "isNetWithin"],
    ];
    for (const [fact, value, guard] of refused) {
      assert.equal(send(state, "label.buy", { [fact]: value }), `refused: ${guard}`);
    }
    for (
      const event of [
        "label.attach",
        "package.split",
        "package.merge",
        "package.setMethod",
        "package.applyPolicy",
      ]
    ) {
      assert.equal(send(state, event, { asking: true }), "refused: isLabelIdle");
    }
    assert.equal(send(state, "package.weigh"), state);
    assert.equal(send(state, "package.setMethod"), state);
    assert.equal(send(state, "package.applyPolicy"), state);
    assert.equal(send(state, "label.resolve"), "refused: isLabelUnknown");
    assert.equal(send(state, "label.resolve", { unknown: true }), state);
    assert.equal(send(state, "label.voided", { voidAsked: true }), state);
    assert.equal(send(state, "label.voided"), "refused: isVoidAsked");
    assert.equal(send(state, "label.voidRefused", { voidAsked: true }), state);
    assert.equal(send(state, "label.reinstate", { voidRefused: true }), state);
    assert.equal(send(state, "label.reinstate"), "refused: isVoidRefused");
    assert.equal(
      send(state, "label.reinstate", { voidRefused: true, labelled: true }),
      "refused: isLabelIdle",
    );
  }
  assert.equal(send("Ready", "label.void", { voidable: false }), "refused: isVoidable");
  assert.equal(send("Ready", "package.weigh"), "Ready");
  assert.equal(send("Packed", "package.weigh"), "Packed");
});

Deno.test("S2.29 a package follows its label's state, and is not packed when heavier than paid for", () => {
  assert.equal(settled("Processing", "labels.settle", { failed: true }), "Failed");
  assert.equal(settled("Processing", "labels.settle", { asking: true, labelStale: true }), "Processing");
  assert.equal(settled("Failed", "labels.settle", { asking: true }), "Processing");
  assert.equal(settled("Failed", "labels.settle", { labelled: true, unitsPacked: 2 }), "Packed");
  const heavy = { labelled: true, unitsPacked: 2, enough: false };
  assert.equal(settled("Processing", "labels.settle", heavy), "Ready");
  assert.equal(settled("Ready", "units.settle", heavy), "Ready");
  assert.equal(settled("Packed", "units.settle", heavy), "Ready");
  for (const state of ["Ready", "Packed"]) {
    assert.equal(settled(state, "labels.settle", { labelled: true, labelStale: true }), state);
  }
  for (const state of ["Voided", "Cancelled"]) {
    assert.equal(settled(state, "labels.settle", { labelled: true }), state);
    assert.equal(settled(state, "labels.settle", { labelStale: true }), state);
    assert.equal(send(state, "label.resolve", { unknown: true }), state);
    assert.equal(send(state, "label.voided", { voidAsked: true }), state);
    assert.equal(send(state, "label.voidRefused", { voidAsked: true }), state);
  }
});

const UNDER_WAY = [
  "Handed Over",
  "In Transit",
  "Customs",
  "Out For Delivery",
  "Exception",
  "Return To Sender",
];

Deno.test("root can decide about a label in every state in which nobody else can", () => {
  for (const state of ["Processing", "Failed", "Voided", "Cancelled"]) {
    const offered = stepsOf(packageMachine, state, NO_PACKAGE_FACTS).map(({ event }) => event);
    assert.deepEqual(Object.keys(decide).filter((event) => !offered.includes(event)), [], state);
  }
});

Deno.test("S2.8 a package goes into a box, from box to box and out while the box is open, and then leaves with the box", () => {
  const boxed = { boxed: true, labelled: true };
  assert.equal(send("Packed", "box.in", { labelled: true }), "Boxed");
  assert.equal(send("Packed", "box.in"), "refused: isLabelled");
  assert.equal(send("Packed", "box.in", { labelled: true, orderOpen: false }), "refused: isOrderOpen");
  for (const [event, next] of [["box.in", "Boxed"], ["box.out", "Packed"]] as const) {
    assert.equal(send("Boxed", event, { ...boxed, boxOpen: true }), next);
    assert.equal(send("Boxed", event, boxed), "refused: isBoxOpen");
  }
  // A held package can be taken out, but put into no other box.
  assert.equal(
    send("Boxed", "box.in", { ...boxed, boxOpen: true, orderOpen: false }),
    "refused: isOrderOpen",
  );
  assert.equal(send("Boxed", "box.out", { ...boxed, boxOpen: true, orderOpen: false }), "Packed");
  assert.equal(send("Boxed", "package.handOver", boxed), "refused: isUnboxed");
  assert.equal(send("Boxed", "package.handOver"), "Handed Over");
  assert.equal(settled("Boxed", "boxes.settle", boxed), "Boxed");
  assert.equal(settled("Boxed", "boxes.settle", { ...boxed, boxOut: true }), "Handed Over");
  assert.equal(settled("Packed", "boxes.settle", { boxOut: true }), "Packed");
});

Deno.test("a package that has left follows its carrier's events, or a person if no carrier reports, and its final state stays", () => {
  for (const state of ["Ready", "Packed", "Boxed", ...UNDER_WAY]) {
    for (const tracked of TRACKED_STATUSES) {
      assert.equal(settled(state, "track.settle", { tracked }), tracked);
    }
    assert.equal(settled(state, "track.settle"), state);
  }
  assert.equal(settled("Ready", "track.settle", { tracked: "In Transit", unitsMade: 1 }), "Ready");
  for (const state of ["Processing", "Delivered", "Returned", "Lost", "Voided", "Cancelled"]) {
    assert.equal(settled(state, "track.settle", { tracked: "In Transit" }), state);
  }
  for (const state of UNDER_WAY) {
    assert.equal(send(state, "package.track"), state);
    assert.equal(send(state, "package.deliver"), "Delivered");
    assert.equal(send(state, "package.deliver", { untracked: false }), "refused: isUntracked");
    assert.equal(send(state, "package.lose"), "Lost");
    assert.equal(send(state, "package.return"), "Returned");
  }
  for (const state of ["Delivered", "Lost"]) assert.equal(send(state, "package.return"), "Returned");
});

const events: fc.Arbitrary<TrackedEvent> = fc.record({
  at: fc.nat(9),
  received_at: fc.nat(9),
  status: fc.constantFrom(...TRACKED_STATUSES, "unknown"),
  source: fc.constantFrom("webhook", "poll", "hand"),
});

Deno.test("the state after a label's events does not depend on their order or repeats, and a final state stays", () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 8 }), fc.nat(7), (list, by) => {
      const track = trackOf(list);
      assert.deepEqual(trackOf([...list.slice(by), ...list.slice(0, by)]), track);
      assert.deepEqual(trackOf(list.toReversed()), track);
      assert.deepEqual(trackOf([...list, ...list]), track);
    }),
    { seed: 20_261_122, numRuns: isSoak ? 50_000 : 500 },
  );
  const at = (at: number, status: string, source = "webhook") => ({ at, received_at: at, status, source });
  assert.deepEqual(trackOf([at(1, "Delivered"), at(2, "In Transit")]), {
    status: "Delivered",
    isContradicted: true,
  });
  assert.deepEqual(trackOf([at(1, "Delivered"), at(2, "Returned", "hand")]), {
    status: "Returned",
    isContradicted: false,
  });
  for (const source of ["flight", "gateway", "forwarder"]) {
    const late = trackOf([at(1, "Out For Delivery"), at(2, "In Transit", source)]);
    assert.deepEqual(late, { status: "Out For Delivery", isContradicted: false }, source);
  }
  const isContradictedBy = (source: string) =>
    trackOf([at(1, "Delivered"), at(2, "In Transit", source)]).isContradicted;
  assert.deepEqual(["flight", "gateway", "forwarder"].map(isContradictedBy), [false, true, true]);
  assert.deepEqual(trackOf([]), { status: "", isContradicted: false });
});
