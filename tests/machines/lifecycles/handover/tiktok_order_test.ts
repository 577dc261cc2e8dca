import assert from "node:assert/strict";
import type { TiktokOrderFacts } from "../../../../api/generated/schema.ts";
import { TIKTOK_ORDER_STATUSES } from "../../../../api/statuses.ts";
import { tiktokOrderMachine } from "../../../../machines/lifecycles/handover/tiktok_order.ts";
import { move, settle } from "../../../../machines/lifecycles/lifecycle.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";

const READY: TiktokOrderFacts = {
  remote: "Processing",
  paid: true,
  open: true,
  unmapped: 0,
  lines: 1,
  masked: false,
  ordered: false,
  connected: true,
  answered: false,
};

function walk(value: string, event: string, more: Partial<TiktokOrderFacts> = {}): string {
  const context = { ...READY, ...more };
  walkStep(tiktokOrderMachine, tiktokOrderMachine.resolveState({ value, context }), { type: event } as never);
  if (event === "remote.settle") {
    const { value: next, effects } = settle(tiktokOrderMachine, value, context, event);
    return [String(next), ...effects].join(" ");
  }
  const moved = move(tiktokOrderMachine, value, context, event);
  return moved.ok ? [String(moved.value), ...moved.effects].join(" ") : moved.reason;
}

/** Effects on our order, by the status that a TikTok order reaches. */
const EFFECTS: Readonly<Record<string, string>> = {
  "On Hold": "releaseOrder",
  Processing: "releaseOrder",
  "Cancel Requested": "holdOrder",
  Shipped: "releaseOrder",
  Completed: "releaseOrder",
  Cancelled: "cancelOrder askToCancelOrder",
};

Deno.test("S2.18 TikTok's status can change from each status to each other one, and repeating it does nothing", () => {
  for (const from of TIKTOK_ORDER_STATUSES) {
    for (const remote of TIKTOK_ORDER_STATUSES) {
      const expected = from === remote ? from : `${remote} ${EFFECTS[remote]}`;
      assert.equal(walk(from, "remote.settle", { remote }), expected);
    }
  }
});

Deno.test("S2.18 an order is pushed once it is paid, open, mapped, unmasked, new to us and has lines to produce", () => {
  for (const state of ["On Hold", "Processing"]) {
    assert.equal(walk(state, "tiktok.push"), `${state} makeOrder`);
    assert.equal(walk(state, "tiktok.push", { paid: false, open: false }), "isRemotePaid");
    assert.equal(walk(state, "tiktok.push", { open: false, unmapped: 1 }), "isRemoteOpen");
    assert.equal(walk(state, "tiktok.push", { unmapped: 2, masked: true }), "isMapped");
    assert.equal(walk(state, "tiktok.push", { masked: true, ordered: true }), "isUnmasked");
    assert.equal(walk(state, "tiktok.push", { ordered: true, lines: 0 }), "hasNoOrder");
    assert.equal(walk(state, "tiktok.push", { lines: 0 }), "hasGoods");
  }
  for (const state of ["Cancel Requested", "Shipped", "Completed", "Cancelled"]) {
    assert.equal(walk(state, "tiktok.push"), "wrongState");
  }
});

Deno.test("S2.18 a request to cancel is answered once, if the store is connected", () => {
  for (const answer of ["approveCancel", "refuseCancel"]) {
    const event = `tiktok.${answer}`;
    assert.equal(walk("Cancel Requested", event), `Cancel Requested ${answer}`);
    assert.equal(walk("Cancel Requested", event, { connected: false }), "isConnected");
    assert.equal(walk("Cancel Requested", event, { answered: true }), "isUnanswered");
    for (const state of TIKTOK_ORDER_STATUSES) {
      if (state !== "Cancel Requested") assert.equal(walk(state, event), "wrongState");
    }
  }
});
