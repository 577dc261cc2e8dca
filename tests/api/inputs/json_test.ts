import assert from "node:assert/strict";
import { MAX_LIST_VALUES } from "../../../api/constants.ts";
import { plainObject } from "../../../api/inputs/json.ts";
import { readInput } from "../../../api/inputs/read.ts";

const codeOf = (value: unknown) => {
  const read = readInput(plainObject, value);
  return read.ok ? "" : read.problems[0]?.code;
};

Deno.test("an object keeps every name, also names of Object's own properties", () => {
  const given = JSON.parse('{ "constructor": 1, "__proto__": 2, "prototype": 3, "status": 4 }');
  const read = readInput(plainObject, given);
  assert.ok(read.ok);
  assert.deepEqual(Object.keys(read.value), ["constructor", "__proto__", "prototype", "status"]);
});

Deno.test("values that are not objects, or have too many names, are refused", () => {
  for (const value of [null, [], "x", 1]) assert.equal(codeOf(value), "invalid");
  const many = Array.from({ length: MAX_LIST_VALUES + 1 }, (_, at) => [`n${at}`, ""] as const);
  assert.equal(codeOf(Object.fromEntries(many)), "tooMany");
  assert.equal(codeOf(Object.fromEntries(many.slice(1))), "");
});
