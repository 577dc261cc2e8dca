/** The lifecycle of a shipment invoice: signed by count, rated, invoiced as rated, and paid by a second person. */
import assert from "node:assert/strict";
import type { LocalBillFacts } from "../../../../api/generated/schema.ts";
import { localBillMachine } from "../../../../machines/lifecycles/handover/local_bill.ts";
import { move, settle } from "../../../../machines/lifecycles/lifecycle.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";
import { openSteps } from "../../../support/machines/walked_steps.ts";
import { fc } from "../../../support/property.ts";

const STATES = ["Pending", "Confirmed", "Invoiced", "Disputed", "Paid", "Cancelled"] as const;
const READY: LocalBillFacts = {
  boxes: 2,
  closed: true,
  sound: true,
  counted: true,
  stale: true,
  rated: true,
  priced: true,
  moved: false,
  above: false,
  below: false,
  maker: false,
  small: false,
};
const FRESH: LocalBillFacts = { ...READY, rated: false };

Deno.test("S2.10 each state of a shipment invoice has its steps, and every edge is walked", () => {
  const found = STATES.map((value) =>
    [READY, FRESH].flatMap((facts) => openSteps(localBillMachine, value, facts))
  );
  const both = (...steps: readonly string[]) => [...steps, ...steps];
  assert.deepEqual(found, [
    both("bill.confirm Confirmed handOverBoxes+sign", "bill.cancel Cancelled takeBoxesOff"),
    [
      "bill.rate Confirmed rateBill",
      "bill.invoice Invoiced keepInvoice+bookCost",
      "bill.dispute Disputed keepReason",
      "bill.unconfirm Pending takeBoxesBack+unsign",
      "bill.rate Confirmed rateBill",
      "bill.dispute Disputed keepReason",
    ],
    both("bill.dispute Disputed keepReason", "bill.pay Paid keepPayment+bookPayment"),
    both("bill.agree Invoiced keepAgreed+bookCost"),
    [],
    [],
  ]);
  walkStep(
    localBillMachine,
    localBillMachine.resolveState({ value: "Pending", context: READY }),
    { type: "boxes.settle" },
  );
  assert.deepEqual(settle(localBillMachine, "Pending", READY, "boxes.settle").effects, ["followBoxes"]);
  assert.deepEqual(settle(localBillMachine, "Confirmed", READY, "boxes.settle").effects, []);
});

const flag = fc.boolean();
const anyFacts = fc.record({
  boxes: fc.integer({ min: 0, max: 3 }),
  closed: flag,
  sound: flag,
  counted: flag,
  stale: flag,
  rated: flag,
  priced: flag,
  moved: flag,
  above: flag,
  below: flag,
  maker: flag,
  small: flag,
});

Deno.test("S2.10 in any state no bill is signed with a wrong count, reverted once rated, or paid by one person above the limit", () => {
  fc.assert(fc.property(anyFacts, (facts) => {
    const can = (state: string, event: string) => move(localBillMachine, state, facts, event).ok;
    const { boxes, closed, sound, counted, rated, moved, above, below, maker, small } = facts;
    assert.equal(can("Pending", "bill.confirm"), boxes > 0 && closed && sound && counted);
    assert.equal(can("Confirmed", "bill.unconfirm"), !rated && !moved);
    assert.equal(can("Confirmed", "bill.invoice"), rated && !above && !below);
    assert.equal(can("Invoiced", "bill.pay"), !maker || small);
  }));
});
