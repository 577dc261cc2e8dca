import "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { orders } from "../../../resources/orders/orders.ts";
import type { Failure } from "../../../src/lib/outcome.ts";
import { bulkAnswerOf } from "../../../src/engine/bulk/bulk_wiring.ts";
import { callThrottled, countOf, readChanged, rowsOf } from "../../../src/engine/list/wiring.ts";

const row = { _id: "a", version: 1 };
const errors: Failure = { kind: "errors", errors: [] };

Deno.test("rows with errors are shown as incomplete; an answer without rows is a failure", () => {
  assert.deepEqual(rowsOf(orders, { ok: true, data: { orders: [row] } }), {
    kind: "rows",
    rows: [row],
    incomplete: false,
  });
  assert.deepEqual(rowsOf(orders, { ok: false, failure: errors, data: { orders: [row, null] } }), {
    kind: "rows",
    rows: [row],
    incomplete: true,
  });
  assert.deepEqual(rowsOf(orders, { ok: false, failure: errors, data: { orders: null } }), {
    kind: "failed",
    failure: errors,
  });
  assert.equal(rowsOf(orders, { ok: true, data: {} }).kind, "failed");
});

Deno.test("a count is a number or a failure", () => {
  const capped = { ordersCount: { count: 10_000, capped: true } };
  assert.deepEqual(countOf(orders, { ok: true, data: capped }), { kind: "count", count: capped.ordersCount });
  assert.equal(countOf(orders, { ok: true, data: { ordersCount: null } }).kind, "failed");
  assert.equal(countOf(orders, { ok: false, failure: { kind: "network" } }).kind, "failed");
});

Deno.test("changed rows are returned with the ids that still match", () => {
  const data = { orders: [row, { _id: "b", version: 2 }], matching: [{ _id: "b" }] };
  assert.deepEqual(readChanged(orders, { ok: true, data }), {
    kind: "changed",
    rows: data.orders,
    matching: ["b"],
  });
  assert.equal(readChanged(orders, { ok: true, data: { orders: [] } }).kind, "failed");
});

Deno.test("a burst of changes is passed on at once and then together, each id once", async () => {
  const calls: (readonly string[])[] = [];
  const changes = callThrottled((ids) => calls.push(ids), 10);
  changes.add(["a"]);
  changes.add(["b", "c"]);
  changes.add(["b"]);
  assert.deepEqual(calls, [["a"]]);
  while (calls.length < 2) await new Promise((done) => setTimeout(done, 1));
  assert.deepEqual(calls[1], ["b", "c"]);
  changes.stop();
});

Deno.test("a bulk answer has a result for each row: failed if it was not done, unknown if it may have been", () => {
  const refused = { _id: "b", ok: false, error: "NOT_FOUND", reason: null };
  const moved = { _id: "a", ok: true, error: null, reason: null };
  assert.deepEqual(bulkAnswerOf({ ok: true, data: { moves: [moved, refused] } }), {
    kind: "results",
    results: [{ id: "a", refusedBy: null }, { id: "b", refusedBy: "NOT_FOUND" }],
  });
  const kindOf = (failure: Failure) => bulkAnswerOf({ ok: false, failure }).kind;
  assert.equal(kindOf({ kind: "network" }), "unknown");
  assert.equal(kindOf({ kind: "http", status: 503, errors: [] }), "unknown");
  assert.equal(kindOf({ kind: "http", status: 429, errors: [] }), "failed");
});
