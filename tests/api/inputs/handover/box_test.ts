import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import type { BoxInput } from "../../../../api/generated/schema.ts";
import { boxInput } from "../../../../api/inputs/handover/box.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const areWhole: [
  InferOutput<typeof boxInput> extends BoxInput ? true : false,
  keyof BoxInput extends keyof InferOutput<typeof boxInput> ? true : false,
] = [true, true];

Deno.test("S2.8 a new box has a location, and a method or none", () => {
  assert.ok(areWhole.every(Boolean));
  const problemsOf = (params: BoxInput) => {
    const read = readInput(boxInput, params);
    return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
  };
  assert.deepEqual(problemsOf({ location_id: "lo-1", method_code: "express" }), []);
  assert.deepEqual(problemsOf({ location_id: "lo-1", method_code: "" }), []);
  assert.deepEqual(problemsOf({ location_id: " " }), ["location_id required"]);
  assert.deepEqual(problemsOf({ method_code: "x".repeat(33) }), ["method_code tooLong"]);
});
