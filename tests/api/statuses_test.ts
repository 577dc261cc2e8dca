import assert from "node:assert/strict";
import { STATUS_DESTINATIONS } from "../../api/errors.ts";
import { REASONS } from "../../api/reasons.ts";
import * as statuses from "../../api/statuses.ts";
import { toneOf, TONES } from "../../api/tones.ts";
import { CARD_STATUSES } from "../../api/rating/card.ts";
import { LIFECYCLES } from "../../machines/lifecycles/lifecycles.ts";
import { refundRequest } from "../../resources/refund_requests.ts";
import { orderMachine } from "../../machines/lifecycles/order.ts";

const statesOf = (region: string) => Object.keys(orderMachine.states[region]?.states ?? {});

Deno.test("S4.13 the three axes of an order are the regions of its machine, word for word", () => {
  assert.deepEqual(statesOf("status"), [...statuses.ORDER_STATUSES]);
  assert.deepEqual(statesOf("print"), [...statuses.PRINT_STATUSES]);
  assert.deepEqual(statesOf("shipment"), [...statuses.ORDER_SHIPMENT_STATUSES]);
});

Deno.test("S4.13 Processing, Pending, In Production and Ready exist where the menu uses them", () => {
  for (const status of ["Processing", "Pending", "In Production"]) {
    assert.ok((statuses.ORDER_STATUSES as readonly string[]).includes(status));
  }
  assert.ok((statuses.ORDER_SHIPMENT_STATUSES as readonly string[]).includes("Ready"));
  assert.ok((statuses.PACKAGE_STATUSES as readonly string[]).includes("Processing"));
});

Deno.test("S4.13 the statuses of a record are the states of its machine, word for word, and each has a tone of its own", () => {
  const stored = {
    batch: statuses.BATCH_STATUSES,
    extension: statuses.EXTENSION_STATUSES,
    item: statuses.ITEM_STATUSES,
    job: statuses.JOB_STATUSES,
    label: statuses.LABEL_STATUSES,
    package: statuses.PACKAGE_STATUSES,
    price_table: CARD_STATUSES,
    refund: statuses.REFUND_STATUSES,
    topup: statuses.TOPUP_STATUSES,
    unit: statuses.UNIT_STATUSES,
  };
  for (const [name, list] of Object.entries(stored)) {
    const { machine } = LIFECYCLES[name as keyof typeof stored];
    assert.deepEqual([...list].sort(), Object.keys(machine.states).sort(), name);
    assert.deepEqual(list.filter((status) => !Object.hasOwn(TONES, status)), [], name);
  }
});

Deno.test("S2.13 S2.29 what waits for a person is amber: a refund request, a label's credit; a label that may be lost is red", () => {
  const tones = (lifecycle: string, ...names: string[]) => names.map((name) => toneOf(name, lifecycle));
  assert.deepEqual(tones("refund", "Processing", "Approved", "Posted"), ["person", "person", "done"]);
  assert.deepEqual(tones("order", "Processing"), ["working"]);
  assert.deepEqual(tones("topup", "Approved"), ["done"]);
  assert.deepEqual(tones("label", "Asked", "Unknown"), ["failed", "failed"]);
  assert.deepEqual(tones("label", "Void Asked", "Void Refused"), ["person", "person"]);
  const status = refundRequest.columns.find(({ key }) => key === "status");
  assert.equal(status?.lifecycle, "refund");
});

Deno.test("every status has one tone, an unknown one is grey, and slugs tell them apart", () => {
  const lists = [
    statuses.ORDER_STATUSES,
    statuses.PRINT_STATUSES,
    statuses.ORDER_SHIPMENT_STATUSES,
    statuses.PACKAGE_STATUSES,
    statuses.JOB_STATUSES,
    statuses.DELIVERY_STATUSES,
    statuses.STORE_STATUSES,
    statuses.LOCATION_STATUSES,
    statuses.ITEM_STATUSES,
    statuses.USER_STATUSES,
    statuses.EXTENSION_STATUSES,
  ];
  for (const list of lists) {
    assert.equal(new Set(list.map(statuses.slugOf)).size, list.length);
    assert.deepEqual(list.filter((status) => !Object.hasOwn(TONES, status)), [], "none by default");
  }
  const tones = (...names: string[]) => names.map((name) => toneOf(name));
  assert.deepEqual(tones("Pending", "Queued", "Paused"), ["waiting", "waiting", "waiting"]);
  assert.deepEqual(tones("Processing", "Running"), ["working", "working"]);
  assert.deepEqual(tones("Draft", "On Hold", "Cancel Requested"), ["person", "person", "person"]);
  assert.deepEqual(tones("Shipped", "Done", "Active"), ["done", "done", "done"]);
  assert.deepEqual(tones("Failed", "Dead", "Lost", "Locked"), ["failed", "failed", "failed", "failed"]);
  assert.deepEqual(tones("Cancelled", "Voided", "Stopped"), ["ended", "ended", "ended"]);
  assert.equal(toneOf("Teleported"), "waiting");
});

Deno.test("every guard of the order machine that may refuse a person has its reason", () => {
  const inner = new Set([
    "isDelivered",
    "isOnItsWay",
    "isReturned",
    "isCancelled",
    "isPrinted",
    "isLabelled",
    "isOut",
    "isBackIn",
    // Asked by what settles an order alone.
    "hasBegun",
    "isUnreleased",
    "isProduced",
    "areParcels",
    "isTrackingStale",
    "areRefundsStale",
    // Says where an order goes, not whether.
    "isAutoHeld",
  ]);
  const guards = Object.keys(orderMachine.implementations.guards).filter((name) => !inner.has(name));
  assert.deepEqual(guards.filter((name) => !(name in REASONS)), []);
});

Deno.test("S8.1 S8.2 S8.3 404, 500 and 503 have a destination; S8.4 400, 401 and 405 have none", () => {
  assert.equal(STATUS_DESTINATIONS[404], "/404");
  assert.equal(STATUS_DESTINATIONS[500], "/500");
  assert.equal(STATUS_DESTINATIONS[503], "/maintenance");
  for (const status of [400, 401, 405, 429]) assert.equal(STATUS_DESTINATIONS[status], undefined);
});
