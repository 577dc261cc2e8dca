import assert from "node:assert/strict";
import { readInput } from "../../../../api/inputs/read.ts";
import { numberRangeInput } from "../../../../api/inputs/shipping/number_range.ts";
import { LAST_S10_SERIAL, MAX_SERIAL } from "../../../../api/shipping/number_ranges.ts";
import { RANGE_KINDS, RANGE_PURPOSES } from "../../../../api/shipping/range_purposes.ts";

const range = (input: object) => {
  const result = readInput(numberRangeInput, input);
  return result.ok ? result.value : result.problems.map(({ path, code }) => `${path} ${code}`).join(", ");
};

Deno.test("a number range has two letters at both ends, or the prefix of box numbers", () => {
  const good = { method_code: "post", head: "RB", country: "VN", first: 0, last: LAST_S10_SERIAL };
  assert.deepEqual(range({}), {});
  assert.deepEqual(range({ ...good, head: "rb", country: "vn" }), good);
  for (const key of ["head", "country"]) {
    assert.equal(range({ [key]: "R" }), `${key} badCode`);
    assert.equal(range({ [key]: "R1" }), `${key} badCode`);
  }
  assert.equal(range({ head: "RBX" }), "head badCode");
  assert.match(String(range({ country: "VNM" })), /^country tooLong/);
  for (const key of ["first", "last"]) {
    for (const bad of [-1, MAX_SERIAL + 1]) assert.equal(range({ [key]: bad }), `${key} badNumber`);
  }
});

Deno.test("S2.16 a number range has a known kind and purpose, and its status cannot be written", () => {
  for (const kind of RANGE_KINDS) assert.deepEqual(range({ kind }), { kind });
  for (const purpose of RANGE_PURPOSES) assert.deepEqual(range({ purpose }), { purpose });
  assert.equal(range({ kind: "upu" }), "kind unknown");
  assert.equal(range({ purpose: "paper" }), "purpose unknown");
  assert.deepEqual(range({ status: "Active" }), {});
});
