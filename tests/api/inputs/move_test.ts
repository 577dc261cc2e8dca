import assert from "node:assert/strict";
import { moveInputOf } from "../../../api/inputs/move.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { resources } from "../../../resources/generated/resources.ts";

/** 2026-11-16T12:00:00Z. */
const clock = { now: 1_794_830_400, timeZone: "America/New_York" };
const read = (asks: readonly string[], input: unknown) =>
  readInput(moveInputOf("MoveInput", asks, clock), input);
const problemsOf = (asks: readonly string[], input: unknown) => {
  const result = read(asks, input);
  return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("a move requires the fields of its action, whether they are undefined, null or empty", () => {
  for (const reason of [undefined, null, "", "   "]) {
    assert.deepEqual(problemsOf(["reason"], { reason }), ["reason required"]);
  }
  assert.deepEqual(problemsOf(["carrier", "tracking_number"], {}), [
    "carrier required",
    "tracking_number required",
  ]);
  assert.deepEqual(problemsOf(["reason?"], {}), []);
});

Deno.test("a move drops fields that its action does not have", () => {
  const result = read(["reason"], { reason: " Wrong size ", carrier: "DHL", until: 7 });
  assert.ok(result.ok);
  assert.equal(JSON.stringify(result.value), `{"reason":"Wrong size"}`);
});

Deno.test("a hold ends today or later, in the business time zone", () => {
  assert.deepEqual(problemsOf(["until?"], { until: "16-11-2026" }), []);
  assert.deepEqual(problemsOf(["until?"], { until: "" }), []);
  assert.deepEqual(problemsOf(["until?"], { until: "15-11-2026" }), ["until dayOver"]);
  assert.deepEqual(problemsOf(["until?"], { until: "31-02-2027" }), ["until badDate"]);
});

Deno.test("a day of a move is read from ISO, slashes and dots, and kept as DD-MM-YYYY", () => {
  for (const until of ["2026-12-01", "1/12/2026", "01.12.2026", " 01-12-2026 "]) {
    const result = read(["until?"], { until });
    assert.ok(result.ok, until);
    assert.equal(result.value.until, "01-12-2026");
  }
});

Deno.test("a tracking number has letters and digits", () => {
  const of = (tracking_number: string) =>
    problemsOf(["carrier", "tracking_number"], { carrier: "USPS", tracking_number });
  assert.deepEqual(of("9400 1000 0000 0000 0000 00"), []);
  assert.deepEqual(of("<script>"), ["tracking_number invalid"]);
});

Deno.test("a scanned label's number is stored without the postal code before it", () => {
  const result = read(["tracking_number"], { tracking_number: " 4207874594001112 06206406260787 " });
  assert.equal(result.ok && result.value.tracking_number, "9400111206206406260787");
});

Deno.test("every step requires only fields of its lifecycle's input, and reports each missing one", () => {
  const asking = resources.flatMap(({ lifecycle, moves = [] }) =>
    moves.flatMap(({ asks }) => asks ? [{ input: lifecycle?.input, asks }] : [])
  );
  assert.ok(asking.length > 3);
  for (const { input, asks } of asking) {
    const read = readInput(moveInputOf(input, asks, clock), {});
    const missing = read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
    assert.deepEqual(
      missing.toSorted(),
      asks.filter((ask) => !ask.endsWith("?")).map((ask) => `${ask} required`).toSorted(),
    );
  }
});
