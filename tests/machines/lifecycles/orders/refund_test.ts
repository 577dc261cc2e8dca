/** The life of a refund request: two persons always suffice, and above a limit one person never does. */
import assert from "node:assert/strict";
import type { RefundFacts } from "../../../../api/generated/schema.ts";
import { settle } from "../../../../machines/lifecycles/lifecycle.ts";
import { refundMachine } from "../../../../machines/lifecycles/orders/refund.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";
import { walkedSteps } from "../../../support/machines/walked_steps.ts";

const STATES = ["Processing", "Approved", "Posted", "Rejected", "Cancelled"] as const;
const CASES: Readonly<Record<string, RefundFacts>> = {
  other: { maker: false, checker: false, small: false, left: 9, requested: 9 },
  maker: { maker: true, checker: false, small: false, left: 9, requested: 9 },
  alone: { maker: true, checker: false, small: true, left: 9, requested: 9 },
  first: { maker: false, checker: true, small: false, left: 9, requested: 9 },
};

Deno.test("S2.13 each state of a refund request has its steps, and every edge is walked", () => {
  const found = STATES.map((value) =>
    Object.entries(CASES).flatMap(([who, facts]) =>
      walkedSteps(refundMachine, value, facts).map((step) => `${who}: ${step}`)
    )
  );
  const turnedDown = (who: string) => [
    `${who}: refund.reject Rejected releaseReserved+keepNote+decide`,
    `${who}: refund.cancel - isMaker`,
  ];
  const takenBack = (who: string) => [
    `${who}: refund.reject - isNotMaker`,
    `${who}: refund.cancel Cancelled releaseReserved`,
  ];
  assert.deepEqual(found, [
    [
      "other: refund.approve Posted postRefund+decide",
      ...turnedDown("other"),
      "maker: refund.approve Approved decide",
      ...takenBack("maker"),
      "alone: refund.approve Posted postRefund+decide",
      ...takenBack("alone"),
      "first: refund.approve Posted postRefund+decide",
      ...turnedDown("first"),
    ],
    [
      "other: refund.post Posted postRefund+noteSecond",
      ...turnedDown("other"),
      "maker: refund.post - isNotMaker",
      ...takenBack("maker"),
      "alone: refund.post - isNotMaker",
      ...takenBack("alone"),
      "first: refund.post - isSecond",
      ...turnedDown("first"),
    ],
    [],
    [],
    [],
  ]);
});

Deno.test("S2.13 an open request is reduced or ended by refunds made in another way", () => {
  const [facts] = Object.values(CASES);
  for (const state of STATES) {
    const isOpen = state === "Processing" || state === "Approved";
    const after = (left: number) => {
      const context = { ...facts!, left };
      if (isOpen && left < context.requested) {
        walkStep(
          refundMachine,
          refundMachine.resolveState({ value: state, context }),
          {
            type: "orders.settle",
          } as never,
        );
      }
      const { value, effects } = settle(refundMachine, state, context, "orders.settle");
      return [value, effects];
    };
    assert.deepEqual(after(0), isOpen ? ["Cancelled", ["end"]] : [state, []]);
    assert.deepEqual(after(4), isOpen ? [state, ["noteReduction"]] : [state, []]);
    assert.deepEqual(after(9), [state, []]);
  }
});
