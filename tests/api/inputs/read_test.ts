import assert from "node:assert/strict";
import { array, maxLength, object, pipe, string } from "valibot";
import { readInput, says } from "../../../api/inputs/read.ts";
import { line } from "../../../api/inputs/text.ts";

Deno.test("a value that is too long, or a list with too many values, is reported with its limit and length", () => {
  const schema = object({ name: line(5), tags: pipe(array(string()), maxLength(1, says("tooMany"))) });
  const read = readInput(schema, { name: "Pressdock", tags: ["a", "b", "c"] });
  assert.deepEqual(read.ok ? [] : read.problems, [
    { path: "name", code: "tooLong", most: 5, found: 9 },
    { path: "tags", code: "tooMany", most: 1, found: 3 },
  ]);
});
