import assert from "node:assert/strict";
import { printJobInput } from "../../../../api/inputs/catalogue/print_job.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { MAX_COPIES, MAX_PRINTED } from "../../../../api/catalogue/prints.ts";

const problemsOf = (input: object) => {
  const read = readInput(printJobInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("a print names its kind and format; the sheet of commands is only for paper", () => {
  assert.deepEqual(
    problemsOf({ kind: "tickets", ids: ["a", "b"], format: "zpl203", copies: MAX_COPIES }),
    [],
  );
  assert.deepEqual(problemsOf({ kind: "commands", format: "pdf" }), []);
  assert.deepEqual(problemsOf({ kind: "commands", format: "zpl300" }), ["format unknown"]);
  assert.deepEqual(problemsOf({ kind: "letters", format: "doc" }), ["kind unknown", "format unknown"]);
});

Deno.test("the labels of a print are limited in number, and none appears twice", () => {
  const bins = { kind: "bins", format: "pdf" };
  assert.deepEqual(problemsOf({ ...bins, ids: [] }), ["ids required"]);
  assert.deepEqual(problemsOf({ ...bins, ids: ["a", "a"] }), ["ids taken"]);
  const many = Array.from({ length: MAX_PRINTED + 1 }, (_, at) => `b${at}`);
  assert.deepEqual(problemsOf({ ...bins, ids: many }), ["ids tooMany"]);
  for (const copies of [0, -1, 1.5, MAX_COPIES + 1]) {
    assert.deepEqual(problemsOf({ ...bins, ids: ["a"], copies }), ["copies badNumber"], `${copies}`);
  }
});
