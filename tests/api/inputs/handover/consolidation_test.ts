import assert from "node:assert/strict";
import { consolidationInput } from "../../../../api/inputs/handover/consolidation.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const problemsOf = (params: object) => {
  const read = readInput(consolidationInput, params);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("S2.9 a flight accepts an air waybill as printed, and flight number and airport in upper or lower case", () => {
  const read = readInput(consolidationInput, {
    mawb: "123-1234 5675",
    flight: "cx 880",
    origin: "sgn",
    gateway_id: "lax",
    entry_type: "",
  });
  assert.deepEqual(read.ok && read.value, {
    mawb: "12312345675",
    flight: "CX 880",
    origin: "SGN",
    gateway_id: "lax",
    entry_type: "",
  });
});

Deno.test("S2.9 a waybill with a wrong digit, and an invalid flight, airport, day or entry, are refused by name", () => {
  assert.deepEqual(problemsOf({ mawb: "123-12345674" }), ["mawb badMawb"]);
  assert.deepEqual(problemsOf({ flight: "a flight" }), ["flight invalid"]);
  assert.deepEqual(problemsOf({ origin: "Saigon" }), ["origin invalid"]);
  assert.deepEqual(problemsOf({ etd_at: -1 }), ["etd_at badDate"]);
  assert.deepEqual(problemsOf({ entry_type: "86" }), ["entry_type unknown"]);
  assert.deepEqual(problemsOf({ provider: "pigeon" }), ["provider unknown"]);
});
