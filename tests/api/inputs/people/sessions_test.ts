import assert from "node:assert/strict";
import { readInput } from "../../../../api/inputs/read.ts";
import { revocationInput } from "../../../../api/inputs/people/sessions.ts";

const read = (input: unknown) => {
  const result = readInput(revocationInput, input);
  return result.ok ? "ok" : result.problems.map(({ path, code }) => `${path} ${code}`.trim());
};

Deno.test("Z3 the input names the sessions that end: some ids or all; an empty list is refused, as it could mean everything", () => {
  assert.equal(read({ ids: ["a", "b"] }), "ok");
  assert.equal(read({ all: true }), "ok");
  assert.equal(read({ ids: ["a"], all: false }), "ok");
  for (const input of [{}, { all: false }, { ids: null }, { ids: null, all: null }]) {
    assert.deepEqual(read(input), ["required"]);
  }
  assert.deepEqual(read({ ids: [] }), ["ids required"]);
  assert.deepEqual(read({ ids: ["a"], all: true }), ["invalid"]);
  assert.deepEqual(read({ ids: [1] }), ["ids.0 invalid"]);
  assert.deepEqual(read({ ids: Array(101).fill("a") }), ["ids tooMany"]);
});
