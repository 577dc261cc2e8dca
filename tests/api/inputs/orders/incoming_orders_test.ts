import assert from "node:assert/strict";
import { incomingInput } from "../../../../api/inputs/orders/incoming_orders.ts";
import { LINE_TITLE_CHARS } from "../../../../api/orders/order_bounds.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const problemsOf = (input: unknown) => {
  const read = readInput(incomingInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};
const line = { sku: "TEE", quantity: 1 };
const order = { external_number: "A-1", lines: [line] };

Deno.test("a call contains 1 to 100 orders, each with its number and at least one line", () => {
  assert.deepEqual(problemsOf({ orders: [order] }), []);
  assert.deepEqual(problemsOf({ orders: [] }), ["orders required"]);
  assert.deepEqual(problemsOf({}), ["orders required"]);
  assert.deepEqual(problemsOf({ orders: "many" }), ["orders required"]);
  assert.deepEqual(problemsOf({ orders: [null] }), ["orders.0 required"]);
  assert.deepEqual(problemsOf({ orders: Array(101).fill(order) }), ["orders tooMany"]);
  assert.deepEqual(problemsOf({ orders: [{ ...order, external_number: " " }] }), [
    "orders.0.external_number required",
  ]);
  assert.deepEqual(problemsOf({ orders: [{ ...order, lines: [] }] }), ["orders.0.lines required"]);
});

Deno.test("a wrong value is named by its path", () => {
  const wrong = { ...order, email: "nobody", country: "XX", lines: [{ ...line, quantity: 0 }] };
  assert.deepEqual(problemsOf({ orders: [order, wrong] }), [
    "orders.1.country badCountry",
    "orders.1.email badEmail",
    "orders.1.lines.0.quantity badNumber",
  ]);
});

Deno.test("texts of a line may be as long as in an imported file", () => {
  const words = (length: number) => ({ title: "x".repeat(length), variant: "y".repeat(length) });
  const of = (length: number) =>
    problemsOf({ orders: [{ ...order, lines: [{ ...line, ...words(length) }] }] });
  assert.deepEqual(of(LINE_TITLE_CHARS), []);
  assert.deepEqual(of(LINE_TITLE_CHARS + 1), [
    "orders.0.lines.0.title tooLong",
    "orders.0.lines.0.variant tooLong",
  ]);
});
