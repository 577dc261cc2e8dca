import assert from "node:assert/strict";
import { bookmarkOrderInput } from "../../../api/inputs/desk/bookmark.ts";
import { incomingInput } from "../../../api/inputs/orders/incoming_orders.ts";
import { listOf } from "../../../api/inputs/lists.ts";
import { priceTableInput } from "../../../api/inputs/shipping/price_table.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { requiredLine } from "../../../api/inputs/text.ts";

const problemsOf = (schema: Parameters<typeof readInput>[0], input: unknown) => {
  const read = readInput(schema, input);
  return read.ok ? [] : read.problems.map(({ path, code, most, found }) => [path, code, most, found]);
};

Deno.test("a list is accepted up to its length, each value is read, and each wrong one is reported with its index", () => {
  const read = readInput(listOf(requiredLine(3), 2, "required"), [" a ", "b"]);
  assert.deepEqual(read, { ok: true, value: ["a", "b"] });
  assert.deepEqual(problemsOf(listOf(requiredLine(3), 2, "required"), ["", "abcd"]), [
    ["0", "required", undefined, undefined],
    ["1", "tooLong", 3, 4],
  ]);
});

Deno.test("no value of a list that is too long is read: the list is one problem, whatever its values are", () => {
  const wrong = (count: number) => Array.from({ length: count }, () => ({}));
  assert.deepEqual(problemsOf(incomingInput, { orders: wrong(101) }), [["orders", "tooMany", 100, 101]]);
  assert.deepEqual(problemsOf(bookmarkOrderInput, wrong(90_000)), [["", "tooMany", 100, 90_000]]);
  const order = { external_number: "A", lines: wrong(201) };
  assert.deepEqual(problemsOf(incomingInput, { orders: [order] }).map(([path, code]) => `${path} ${code}`), [
    "orders.0.lines tooMany",
  ]);
  const body = { zones: wrong(101), brackets: [], further: null, dim: null, surcharges: [], duties: [] };
  assert.deepEqual(problemsOf(priceTableInput, { body: JSON.stringify(body) }).length, 1);
  for (const none of [{}, "x", 1, null]) {
    assert.deepEqual(problemsOf(incomingInput, { orders: none }), [[
      "orders",
      "required",
      undefined,
      undefined,
    ]]);
  }
});
