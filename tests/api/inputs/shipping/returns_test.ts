import assert from "node:assert/strict";
import { releaseInput, returnInput } from "../../../../api/inputs/shipping/returns.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { REJECT_REASONS } from "../../../../api/workshop/reject_reasons.ts";
import {
  MAX_RETURN_NOTE,
  outcomeOf,
  releaseReasons,
  RETURN_REASONS,
  SHELF_REASONS,
} from "../../../../api/workshop/returns.ts";

const GIVEN = { grade: "A", location: "main", device: "bench" };
const problems = (more: object) => {
  const read = readInput(returnInput, { ...GIVEN, ...more });
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("a grade is A or B, and B has a reason that is chosen by a digit key", () => {
  assert.deepEqual(problems({}), []);
  assert.deepEqual(problems({ grade: "C" }), ["grade unknown"]);
  assert.deepEqual(problems({ grade: "B" }), ["reason_code required"]);
  assert.ok(RETURN_REASONS.length <= 9);
  for (const reason_code of RETURN_REASONS) assert.deepEqual(problems({ grade: "B", reason_code }), []);
  assert.deepEqual(problems({ grade: "B", reason_code: "artwork" }), ["reason_code unknown"]);
});

Deno.test("the bench's location and the device are required, and a note is bounded", () => {
  assert.deepEqual(problems({ location: "", device: "" }), ["location required", "device required"]);
  assert.deepEqual(problems({ note: "n".repeat(MAX_RETURN_NOTE) }), []);
  assert.deepEqual(problems({ note: "n".repeat(MAX_RETURN_NOTE + 1) }), ["note tooLong"]);
});

Deno.test("only a garment that was never printed, and whose blank is counted at the location, becomes a blank again", () => {
  const all = [true, false].flatMap((bearsArt) =>
    [true, false].map((isCounted) =>
      (["A", "B"] as const).map((grade) => outcomeOf(grade, { bearsArt, isCounted })).join(" ")
    )
  );
  assert.deepEqual(all, ["kept scrapped", "kept scrapped", "restocked scrapped", "kept scrapped"]);
});

Deno.test("a digit key means the same reason for a reject and for a return", () => {
  for (const [at, reason] of REJECT_REASONS.entries()) {
    if (reason !== "artwork") assert.equal(RETURN_REASONS[at], reason);
  }
  assert.equal(RETURN_REASONS[REJECT_REASONS.indexOf("artwork")], "carrier");
});

Deno.test("a garment leaves the returns shelf as a blank or as scrap; a spoilt or lost one never becomes a blank", () => {
  const faults = (outcome: string, reason_code: string) => {
    const read = readInput(releaseInput, { outcome, reason_code, location: "main", device: "bench" });
    return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
  };
  assert.deepEqual(faults("kept", "lost"), ["outcome unknown"]);
  assert.deepEqual(faults("scrapped", "stain"), ["reason_code unknown"]);
  for (const reason of SHELF_REASONS) assert.deepEqual(faults("scrapped", reason), []);
  assert.deepEqual(releaseReasons("restocked"), ["unclaimed", "sellerAsked", "another"]);
  for (const reason of ["spoilt", "lost"]) {
    assert.deepEqual(faults("restocked", reason), ["reason_code unknown"]);
  }
});
