import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import type { BinInput, StationInput } from "../../../../api/generated/schema.ts";
import { binInput, binsInput, stationInput } from "../../../../api/inputs/catalogue/station.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { labelsIn, MAX_BINS_AT_ONCE } from "../../../../api/catalogue/stations.ts";

const isStation: InferOutput<typeof stationInput> extends StationInput ? true : false = true;
const isBin: InferOutput<typeof binInput> extends BinInput ? true : false = true;

const problemsOf = (schema: Parameters<typeof readInput>[0], input: unknown) => {
  const read = readInput(schema, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("the schemas of stations and bins give the generated input types, and report all problems at once", () => {
  assert.ok(isStation && isBin);
  assert.deepEqual(
    problemsOf(stationInput, { step: "gilding", name: " ", auto_pass: "yes", sheet_w_mm: 0 }),
    ["step unknown", "name required", "auto_pass invalid", "sheet_w_mm badNumber"],
  );
  assert.deepEqual(problemsOf(stationInput, { step: "box", name: "Boxing" }), []);
  assert.deepEqual(problemsOf(binInput, { label: "x".repeat(21), capacity: 0 }), [
    "label tooLong",
    "capacity badNumber",
  ]);
});

Deno.test("a range of labels has a common beginning, counts upwards and keeps its zeros; one label is a range of itself", () => {
  assert.deepEqual(labelsIn(" A08–A11 "), ["A08", "A09", "A10", "A11"]);
  for (const text of ["A1-3", "A1..A3", "A1 — 3", "A1 - A3"]) {
    assert.deepEqual(labelsIn(text), ["A1", "A2", "A3"], text);
  }
  assert.deepEqual(labelsIn("R2-09–R2-10"), ["R2-09", "R2-10"]);
  assert.deepEqual(labelsIn("Cart"), ["Cart"]);
  for (const label of ["A07", "R2-09", "Top-left"]) assert.deepEqual(labelsIn(label), [label]);
  for (
    const text of ["", " ", "A01–B03", "A9–A10", "A5–A1", "A5-A1", "A9-A10", "A–B", "A01–", "x".repeat(51)]
  ) {
    assert.equal(labelsIn(text), null, text);
  }
});

Deno.test("the number of bins made at once is limited, and a huge range is refused without expanding it", () => {
  assert.deepEqual(problemsOf(binsInput, { labels: `A001–A${MAX_BINS_AT_ONCE}` }), []);
  assert.deepEqual(problemsOf(binsInput, { labels: "000001–999999" }), ["labels tooMany"]);
  assert.deepEqual(problemsOf(binsInput, { labels: "A5–A1" }), ["labels badRange"]);
  assert.deepEqual(problemsOf(binsInput, { labels: "x".repeat(21) }), ["labels tooLong"]);
});
