import assert from "node:assert/strict";
import { readInput } from "../../../../api/inputs/read.ts";
import { scanInput } from "../../../../api/inputs/workshop/scan.ts";
import { MAX_DEVICE_CHARS } from "../../../../api/workshop/scans.ts";

const SCAN = { device: "tablet", code: "UN-000001" };
const problemsOf = (more: object) => {
  const read = readInput(scanInput, { ...SCAN, ...more });
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("a scan is accepted with a scanner's control characters, and refused for characters that cannot be stored", () => {
  for (
    const more of [{}, { code: "\x1d0104006381333931" }, { device_at: 0, weight_g: 1, about: null, note: "" }]
  ) {
    assert.deepEqual(problemsOf(more), []);
  }
  const wrong: readonly (readonly [object, string])[] = [
    [{ device: " " }, "device required"],
    [{ device: "x".repeat(MAX_DEVICE_CHARS + 1) }, "device tooLong"],
    [{ device: "a\0" }, "device invalid"],
    [{ code: "a\0" }, "code invalid"],
    [{ about: "\0" }, "about invalid"],
    [{ note: "\0" }, "note invalid"],
    [{ fault_step: "\0" }, "fault_step invalid"],
    [{ device_at: 1e300 }, "device_at badDate"],
    [{ device_at: 1.5 }, "device_at badDate"],
    [{ weight_g: 0 }, "weight_g invalid"],
  ];
  for (const [more, problem] of wrong) assert.deepEqual(problemsOf(more), [problem]);
});
