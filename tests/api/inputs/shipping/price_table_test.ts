import assert from "node:assert/strict";
import test from "node:test";
import { costTableInput, priceTableInput } from "../../../../api/inputs/shipping/price_table.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { MAX_BRACKETS, MAX_PRICE_TABLE_CHARS } from "../../../../api/shipping/rating/bounds.ts";
import { EMPTY_BODY } from "../../../../api/shipping/rating/problems.ts";

const codes = (input: unknown, schema: typeof priceTableInput | typeof costTableInput = priceTableInput) => {
  const read = readInput(schema as typeof priceTableInput, input);
  return read.ok ? "" : read.problems.map(({ path, code }) => `${path}:${code}`).join(" ");
};
const body = (more: object) => codes({ body: JSON.stringify({ ...EMPTY_BODY, ...more }) });

test("S2.29 a price table's input accepts its line, its days and its prices", () => {
  assert.equal(codes({}), "");
  assert.equal(
    codes({ kind: "duty", destination: "DE", currency: "EUR", effective_at: 1, expired_at: null }),
    "",
  );
  assert.equal(codes({ kind: "cost" }), "kind:unknown");
  assert.equal(codes({ destination: "XX" }), "destination:badCountry");
  assert.equal(codes({ min_vip: -1 }), "min_vip:badNumber");
  assert.equal(codes({ currency: "BTC" }), "currency:unknown");
  assert.equal(codes({ effective_at: 1.5 }), "effective_at:badDate");
  assert.equal(codes({ location_id: "x".repeat(65) }, costTableInput), "location_id:tooLong");
});

test("S2.29 prices are bounded, and each problem is reported with the path of its price", () => {
  assert.equal(body({}), "");
  assert.equal(codes({ body: "7" }), "body:invalid");
  assert.equal(codes({ body: "[]" }).split(" ")[0], "body.zones:invalid");
  assert.equal(codes({ body: "x".repeat(MAX_PRICE_TABLE_CHARS + 1) }).split(" ")[0], "body:tooLong");
  const zone = { code: "A", countries: ["US", "XX"], postal_prefixes: [] };
  assert.equal(body({ zones: [zone] }), "body.zones.0.countries.1:badCountry");
  const row = { up_to_g: 1, cells: [] };
  assert.equal(body({ brackets: Array(MAX_BRACKETS + 1).fill(row) }), "body.brackets:tooMany");
  assert.equal(
    body({ brackets: [{ up_to_g: 0, cells: [0, null, -1] }] }),
    "body.brackets.0.up_to_g:outOfBounds body.brackets.0.cells.2:outOfBounds",
  );
  const dim = { unit: "in", divisor: 0, over: 0, side: "up", step_tenths: 10 };
  assert.equal(body({ dim }), "body.dim.divisor:outOfBounds");
  assert.equal(body({ surcharges: [{ code: "x", when: { never: 1 } }] }), "body.surcharges.0.when:invalid");
  assert.equal(
    body({ surcharges: [{ code: "x", when: { over_g: 5 }, bp: 100_001 }] }),
    "body.surcharges.0.bp:outOfBounds",
  );
});
