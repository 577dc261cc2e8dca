import assert from "node:assert/strict";
import { isLate } from "../../../api/orders/order_due.ts";

/** 2026-11-21 10:00:00 UTC. */
const DUE = 1_795_255_200;
const HOUR = 3_600;
const late = (status: string, hours: number, timeZone = "UTC") =>
  isLate({ status, due_at: DUE }, DUE + hours * HOUR, timeZone);

Deno.test("an order is late when its due day is over in the workshop's time zone", () => {
  assert.deepEqual([-1, 1, 13, 14].map((hours) => late("Processing", hours)), [false, false, false, true]);
  assert.equal(late("Processing", 14, "America/Los_Angeles"), false);
  assert.equal(late("Processing", 22, "America/Los_Angeles"), true);
});

Deno.test("neither a draft nor a handed-over order is late", () => {
  assert.deepEqual(["Draft", "Shipped", "Completed", "Cancelled"].filter((status) => late(status, 99)), []);
});
