import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import type { ManifestInput, ManifestMoveInput } from "../../../../api/generated/schema.ts";
import { MAX_MANIFEST_ITEMS } from "../../../../api/handover/manifest_bounds.ts";
import { manifestInput } from "../../../../api/inputs/handover/manifest.ts";
import { moveInputOf } from "../../../../api/inputs/move.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const areWhole: [
  InferOutput<typeof manifestInput> extends ManifestInput ? true : false,
  keyof ManifestInput extends keyof InferOutput<typeof manifestInput> ? true : false,
] = [true, true];

Deno.test("S2.15 a manifest's office is one line, its day an instant, and it has 2,000 packages at most", () => {
  assert.ok(areWhole.every(Boolean));
  const problemsOf = (params: ManifestInput) => {
    const read = readInput(manifestInput, params);
    return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
  };
  assert.deepEqual(problemsOf({ office: "Quận 1", ship_day: 0, package_ids: ["a"] }), []);
  assert.deepEqual(problemsOf({ office: "x".repeat(81) }), ["office tooLong"]);
  assert.deepEqual(problemsOf({ ship_day: -1 }), ["ship_day badDate"]);
  const many = Array.from({ length: MAX_MANIFEST_ITEMS + 1 }, (_, at) => `p${at}`);
  assert.deepEqual(problemsOf({ package_ids: many }), ["package_ids tooMany"]);
});

Deno.test("S2.15 submit requires the count, and each rejected package its reason", () => {
  const clock = { now: 0, timeZone: "UTC" };
  const problemsOf = (asks: readonly string[], params: ManifestMoveInput) => {
    const read = readInput(moveInputOf("ManifestMoveInput", asks, clock), params);
    return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
  };
  assert.deepEqual(problemsOf(["count"], {}), ["count required"]);
  assert.deepEqual(problemsOf(["count"], { count: -1 }), ["count badNumber"]);
  assert.deepEqual(problemsOf(["rejected?"], {}), []);
  const rejected = [{ package_id: "p1", reason: " " }];
  assert.deepEqual(problemsOf(["rejected?"], { rejected }), ["rejected.0.reason required"]);
  assert.deepEqual(problemsOf(["rejected?"], { rejected: [{ package_id: "p1", reason: "Torn" }] }), []);
});
