import assert from "node:assert/strict";
import { type GarmentGroup, type WaitingOrder, waitOf } from "../../../api/orders/waits.ts";

const NOW = 1_795_255_200;
const order = (status: string, more: Partial<WaitingOrder> = {}): WaitingOrder => ({
  status,
  status_at: NOW - 900,
  pay_asked_at: null,
  cools_until: null,
  ...more,
});
const group = (kind: GarmentGroup["kind"], step: string, more: Partial<GarmentGroup> = {}): GarmentGroup => ({
  kind,
  step,
  count: 1,
  open: 0,
  since: NOW - 600,
  ...more,
});

Deno.test("Clear answers 8 S2.19 an order waits for the step of its rearmost garments", () => {
  const groups = [
    group("step", "Packing", { count: 3, since: NOW - 100 }),
    group("step", "Sewing", { count: 2, since: NOW - 500 }),
  ];
  assert.deepEqual(waitOf(order("In Production"), groups, NOW), {
    kind: "step",
    step: "Sewing",
    since: NOW - 500,
    units: 2,
    open: 0,
    of: 5,
  });
});

Deno.test("Clear answers 8 S2.19 a decision comes before art, art before a blank, and each before a step", () => {
  const all = [
    group("step", "QC"),
    group("blank", "Cutting", { count: 2 }),
    group("art", "QC"),
    group("decision", "Rejected"),
  ];
  const kinds = all.map((_, at) => waitOf(order("Processing"), all.slice(0, at + 1), NOW)?.kind);
  assert.deepEqual(kinds, ["step", "blank", "art", "decision"]);
});

Deno.test("Clear answers 8 S2.19 blanks missing at several steps are counted together, since the first", () => {
  const groups = [
    group("blank", "Printing", { since: NOW - 50, open: 1 }),
    group("blank", "QC", { count: 2, since: NOW - 10 }),
    group("step", "Packed"),
  ];
  const wait = waitOf(order("In Production"), groups, NOW);
  assert.deepEqual(wait, { kind: "blank", step: "QC", since: NOW - 50, units: 3, open: 1, of: 4 });
});

Deno.test("Clear answers 8 S2.19 a status that only a person can end takes precedence over the garments' steps", () => {
  const groups = [group("blank", "QC")];
  const kinds = ["Draft", "Pending", "On Hold", "Cancel Requested", "Shipped"].map((status) =>
    waitOf(order(status), groups, NOW)
  );
  assert.deepEqual(
    kinds.map((wait) => [wait?.kind, wait?.since]),
    ["decision", "money", "decision", "decision", "carrier"].map((kind) => [kind, NOW - 900]),
  );
  assert.equal(waitOf(order("Pending", { pay_asked_at: NOW - 5 }), [], NOW)?.since, NOW - 5);
  for (const status of ["Delivered", "Completed", "Returned", "Cancelled"]) {
    assert.equal(waitOf(order(status), groups, NOW), null, status);
  }
});

Deno.test("Clear answers 8 S2.35 the cooling-off time is shown only where nothing else delays the order, until it is over", () => {
  const cooling = order("Processing", { cools_until: NOW + 1 });
  assert.equal(waitOf(cooling, [group("step", "QC")], NOW)?.kind, "cooling");
  assert.equal(waitOf(cooling, [group("step", "QC")], NOW + 1)?.kind, "step");
  assert.equal(waitOf(cooling, [group("art", "QC")], NOW)?.kind, "art");
});

Deno.test("Clear answers 8 S2.19 packed garments wait for a label, and with a label for the carrier", () => {
  const packed = [group("step", "Packed", { count: 2, since: NOW - 30 })];
  assert.deepEqual(waitOf(order("In Production"), packed, NOW), {
    kind: "label",
    step: "In Production",
    since: NOW - 30,
    units: 0,
    open: 0,
    of: 2,
  });
  assert.equal(waitOf(order("Ready"), packed, NOW)?.kind, "carrier");
  assert.equal(waitOf(order("Ready"), [...packed, group("step", "Packing")], NOW)?.step, "Packing");
});
