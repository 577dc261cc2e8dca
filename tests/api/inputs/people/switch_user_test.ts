import assert from "node:assert/strict";
import { switchInput } from "../../../../api/inputs/people/switch_user.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const read = (reason: unknown) => {
  const result = readInput(switchInput, { reason });
  return result.ok ? result.value.reason : result.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("a reason for acting as somebody may be missing, and is one line of 200 characters at most", () => {
  assert.equal(read(undefined), undefined);
  assert.equal(read(null), null);
  assert.equal(read("  Ticket 41 "), "Ticket 41");
  assert.equal(read("x".repeat(200)), "x".repeat(200));
  assert.deepEqual(read("x".repeat(201)), ["reason tooLong"]);
  assert.deepEqual(read("a\nb"), ["reason invalid"]);
  assert.deepEqual(read(7), ["reason invalid"]);
});
