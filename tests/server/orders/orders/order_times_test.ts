import assert from "node:assert/strict";
import { timesOf } from "../../../../server/modules/orders/orders/store.ts";

const draft = { status: "Pending", paid: 0, print_status: "Waiting" };

Deno.test("S2.20 a payment, the last finished garment and a new status each store their time, a refund does not", () => {
  assert.deepEqual(timesOf(draft, { paid: 1, status: "Processing" }, 5), { status_at: 5, paid_at: 5 });
  assert.deepEqual(timesOf({ ...draft, paid: 1 }, { paid: 0 }, 6), {});
  const printing = { ...draft, status: "In Production", print_status: "Printing" };
  assert.deepEqual(timesOf(printing, { print_status: "Printed" }, 7), { produced_at: 7 });
  const printed = { ...printing, print_status: "Printed" };
  assert.deepEqual(timesOf(printed, { print_status: "Printing" }, 8), { produced_at: null });
  assert.deepEqual(timesOf(printed, { print_status: "Stopped" }, 8), {});
  assert.deepEqual(timesOf(printed, { status: "In Production", print_status: "Printed" }, 9), {});
});
