/** The days on which a report is due: across clock changes, and after a time in which no server ran. */
import assert from "node:assert/strict";
import { dayAfter, dueDay, firstDueDay, REPORT_TIME } from "../../../api/figures/schedules.ts";
import { figureScheduleInput } from "../../../api/inputs/figures/figure_schedule.ts";
import { readInput } from "../../../api/inputs/read.ts";
import type { Period } from "../../../api/time/ranges.ts";

const at = (iso: string) => Date.parse(iso) / 1000;

/** Checks every ten minutes, as the worker does, and returns the instants at which it sent the report. */
function sentBetween(every: Period, from: string, until: string, timeZone: string, time = REPORT_TIME) {
  const sent: string[] = [];
  let next = firstDueDay(every, { now: at(from), timeZone, time });
  for (let now = at(from); now < at(until); now += 600) {
    const day = dueDay(every, next, { now, timeZone, time });
    if (day === null) continue;
    sent.push(new Date(now * 1000).toISOString().slice(0, 16));
    next = dayAfter(every, day, { now, timeZone, time });
  }
  return sent;
}

Deno.test("S3.7 a report is due once a day, each Monday, or on the first of a month, at its time", () => {
  const days = sentBetween("day", "2026-11-16T12:00:00Z", "2026-11-19T12:00:00Z", "UTC");
  assert.deepEqual(days, ["2026-11-17T07:00", "2026-11-18T07:00", "2026-11-19T07:00"]);
  const weeks = sentBetween("week", "2026-11-16T06:00:00Z", "2026-12-01T00:00:00Z", "UTC");
  assert.deepEqual(weeks, ["2026-11-16T07:00", "2026-11-23T07:00", "2026-11-30T07:00"]);
  const months = sentBetween("month", "2026-11-16T12:00:00Z", "2027-02-02T00:00:00Z", "Asia/Kathmandu");
  assert.deepEqual(months, ["2026-12-01T01:20", "2027-01-01T01:20", "2027-02-01T01:20"]);
});

Deno.test("S3.7 a time that clocks skip or repeat is due once on that day", () => {
  const half = { hour: 2, minute: 30 };
  for (
    const [zone, from, until] of [
      ["America/New_York", "2026-03-06T12:00:00Z", "2026-03-10T12:00:00Z"],
      ["America/New_York", "2026-10-30T12:00:00Z", "2026-11-03T12:00:00Z"],
      ["Europe/Berlin", "2026-03-27T12:00:00Z", "2026-03-31T12:00:00Z"],
      ["Europe/Berlin", "2026-10-23T12:00:00Z", "2026-10-27T12:00:00Z"],
      ["Australia/Lord_Howe", "2026-04-03T00:00:00Z", "2026-04-07T00:00:00Z"],
      ["Australia/Lord_Howe", "2026-10-02T00:00:00Z", "2026-10-06T00:00:00Z"],
    ] as const
  ) {
    for (const time of [half, { hour: 1, minute: 45 }, { hour: 0, minute: 0 }]) {
      const sent = sentBetween("day", from, until, zone, time);
      assert.equal(sent.length, 4, `${zone} from ${from} at ${time.hour}:${time.minute}: ${sent}`);
    }
  }
});

Deno.test("S3.7 days that were missed while no server ran are due once, together", () => {
  const timeZone = "Europe/Berlin";
  const now = at("2026-11-19T12:00:00Z");
  const clock = { now, timeZone, time: REPORT_TIME };
  assert.equal(dueDay("day", "2026-11-10", clock), "2026-11-19");
  assert.equal(dayAfter("day", "2026-11-19", clock), "2026-11-20");
  assert.equal(dueDay("week", "2026-10-19", clock), "2026-11-16");
  assert.equal(dayAfter("week", "2026-11-16", clock), "2026-11-23");
  assert.equal(dueDay("month", "2026-09-01", clock), "2026-11-01");
  assert.equal(dueDay("day", "2026-11-20", clock), null);
  const early = { ...clock, now: at("2026-11-19T05:00:00Z") };
  assert.equal(dueDay("day", "2026-11-19", early), null, "today's time has not come yet");
  assert.equal(
    dueDay("day", "2026-11-18", early),
    "2026-11-18",
    "yesterday's report is still due before today's time",
  );
});

Deno.test("S3.7 a schedule is of a view, and sent each day, week or month", () => {
  const codesOf = (input: object) => {
    const read = readInput(figureScheduleInput, input);
    return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
  };
  assert.deepEqual(codesOf({ view_id: "v1", every: "week" }), []);
  assert.deepEqual(codesOf({ view_id: null, every: null }), []);
  assert.deepEqual(codesOf({ view_id: "", every: "hour" }), ["view_id required", "every unknown"]);
  assert.deepEqual(codesOf({ every: 7 }), ["every invalid"]);
});
