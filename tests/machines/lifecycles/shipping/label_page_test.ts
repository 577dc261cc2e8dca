import assert from "node:assert/strict";
import type { LabelPageFacts } from "../../../../api/generated/schema.ts";
import { LABEL_PAGE_STATUSES } from "../../../../api/statuses.ts";
import { move, settle } from "../../../../machines/lifecycles/lifecycle.ts";
import { labelPageMachine } from "../../../../machines/lifecycles/shipping/label_page.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";

const READY: LabelPageFacts = {
  found: false,
  contradicted: false,
  doubled: false,
  label: true,
  numbered: true,
  paid: true,
  orderOpen: true,
  labelIdle: true,
  filled: true,
  armed: false,
  firstInHouse: true,
  firstAttached: false,
  firstMatched: false,
};

function walk(value: string, event: string, more: Partial<LabelPageFacts> = {}): string {
  const context = { ...READY, ...more };
  walkStep(labelPageMachine, labelPageMachine.resolveState({ value, context }), { type: event } as never);
  if (event.endsWith(".settle")) {
    const { value: next, effects } = settle(labelPageMachine, value, context, event);
    return [String(next), ...effects].join(" ");
  }
  const moved = move(labelPageMachine, value, context, event);
  return moved.ok ? [String(moved.value), ...moved.effects].join(" ") : moved.reason;
}

Deno.test("S2.6 a page that was read is filed by its evidence", () => {
  assert.equal(walk("Unmatched", "match.settle"), "Unmatched");
  assert.equal(walk("Unmatched", "match.settle", { found: true }), "Matched fileAgain");
  assert.equal(walk("Unmatched", "match.settle", { contradicted: true }), "Mismatch fileAgain");
  assert.equal(walk("Unmatched", "match.settle", { doubled: true }), "Duplicate fileAgain");
  assert.equal(walk("Matched", "match.settle", { contradicted: true }), "Matched");
});

Deno.test("S2.6 a page is matched again only if its order is known by now", () => {
  assert.equal(walk("Unmatched", "page.rematch"), "isFound");
  assert.equal(walk("Unmatched", "page.rematch", { found: true }), "Matched fileAgain");
  assert.equal(walk("Mismatch", "page.rematch", { contradicted: true }), "isFound");
  assert.equal(walk("Mismatch", "page.rematch", { found: true }), "Matched fileAgain");
  assert.equal(walk("Attached", "page.rematch", { found: true }), "wrongState");
});

Deno.test("S2.6 a page is matched by hand from every unsure status, but a packing slip never is", () => {
  for (const state of ["Unmatched", "Matched", "Mismatch"]) {
    assert.equal(walk(state, "page.match"), "Matched matchByHand");
    assert.equal(walk(state, "page.match", { label: false }), "isLabelPage");
  }
  for (const state of ["Duplicate", "Attached", "Discarded"]) {
    assert.equal(walk(state, "page.match"), "wrongState");
  }
});

Deno.test("S2.6 a page is attached to a package that may take a label, and each refusal has its reason", () => {
  assert.equal(walk("Matched", "page.attach"), "Attached attachPage");
  const refusals = {
    isLabelPage: { label: false },
    hasNumber: { numbered: false },
    isPagePaid: { paid: false },
    isOrderOpen: { orderOpen: false },
    isLabelIdle: { labelIdle: false },
    hasUnits: { filled: false },
  };
  for (const [reason, facts] of Object.entries(refusals)) {
    assert.equal(walk("Matched", "page.attach", facts), reason);
    assert.equal(walk("Matched", "order.settle", { armed: true, ...facts }), "Matched");
  }
  for (const state of LABEL_PAGE_STATUSES) {
    if (state !== "Matched") assert.equal(walk(state, "page.attach"), "wrongState");
  }
});

Deno.test("S2.6 the payment attaches only a page that waits for the payment", () => {
  assert.equal(walk("Matched", "order.settle"), "Matched");
  assert.equal(walk("Matched", "order.settle", { armed: true }), "Attached attachPage");
});

Deno.test("S2.6 a duplicate replaces the earlier page, as long as the package has not left", () => {
  assert.equal(walk("Duplicate", "page.replace"), "Unmatched takePlace");
  assert.equal(walk("Duplicate", "page.replace", { firstMatched: true }), "Matched takePlace");
  assert.equal(walk("Duplicate", "page.replace", { firstAttached: true }), "Attached swapFile takePlace");
  assert.equal(
    walk("Duplicate", "page.replace", { firstAttached: true, firstInHouse: false }),
    "isFirstInHouse",
  );
});

Deno.test("S2.6 a page can be discarded before it is attached, and is restored without a match", () => {
  for (const state of ["Unmatched", "Matched", "Duplicate", "Mismatch"]) {
    assert.equal(walk(state, "page.discard"), "Discarded");
  }
  assert.equal(walk("Attached", "page.discard"), "wrongState");
  assert.equal(walk("Discarded", "page.restore"), "Unmatched");
});
