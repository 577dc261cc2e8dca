import assert from "node:assert/strict";
import { MAX_CHECK_NOTE, MAX_SIGNED_BY } from "../../../../api/handover/check_days.ts";
import { dayCheckInput } from "../../../../api/inputs/handover/day_check.ts";
import { readInput } from "../../../../api/inputs/read.ts";

Deno.test("S2.3 a tick has the package's name in one line and at most a short note", () => {
  assert.deepEqual(readInput(dayCheckInput, { signed_by: " Ann ", note: "a\nb" }), {
    ok: true,
    value: { signed_by: "Ann", note: "a\nb" },
  });
  const wrong = { signed_by: "x".repeat(MAX_SIGNED_BY + 1), note: "x".repeat(MAX_CHECK_NOTE + 1) };
  const read = readInput(dayCheckInput, wrong);
  assert.deepEqual(read.ok ? [] : read.problems.map(({ path, code }) => [path, code]), [
    ["signed_by", "tooLong"],
    ["note", "tooLong"],
  ]);
  assert.equal(readInput(dayCheckInput, { signed_by: "" }).ok, false);
});
