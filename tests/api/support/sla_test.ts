/** Compares the business clock with a count of single minutes, under any calendar, pause and clock change. */
import assert from "node:assert/strict";
import {
  BUDGETS_S,
  changeBudget,
  changeCalendar,
  lastDueTimeToWarnOf,
  openSeconds,
  resumeClock,
  secondsLeft,
  startClock,
  stopClock,
} from "../../../api/support/sla.ts";
import {
  MIN_OPEN_MIN,
  type OpeningHours,
  OPENS_MIN,
  usualHours,
} from "../../../api/catalogue/opening_hours.ts";
import { MAX_HOLIDAYS, WORKDAYS } from "../../../api/catalogue/locations.ts";
import { localDates, startOf } from "../../../api/time/dates.ts";
import { isSoak } from "../../support/soak.ts";
import { fc } from "../../support/property.ts";

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const BERLIN = usualHours("Europe/Berlin");

const dateAt = (instant: number, timeZone: string) => localDates(instant, timeZone).next().value;

const at = (day: string, hour: number, timeZone = "Europe/Berlin"): number =>
  dateAt((startOf(day, timeZone) ?? 0) + 12 * HOUR_S, timeZone).at(hour * 60);

Deno.test("S4.13 a case opened on Friday afternoon is due on Monday: only open hours count", () => {
  const clock = startClock(BERLIN, at("27-11-2026", 16), BUDGETS_S.Normal.reply);
  assert.equal(clock.due_at, at("30-11-2026", 15));
  const holidays = { ...BERLIN, holidays: ["2026-11-30"] };
  assert.equal(
    startClock(holidays, at("27-11-2026", 16), BUDGETS_S.Normal.reply).due_at,
    at("01-12-2026", 15),
  );
});

Deno.test("S4.13 a stopped clock keeps the remaining time, also when overdue", () => {
  const clock = startClock(BERLIN, at("02-11-2026", 9), 2 * HOUR_S);
  const stopped = stopClock(BERLIN, clock, at("02-11-2026", 14));
  assert.deepEqual(stopped, { due_at: null, left_s: -3 * HOUR_S });
  assert.equal(resumeClock(BERLIN, stopped, at("05-11-2026", 10)).due_at, at("04-11-2026", 16));
});

Deno.test("S4.13 a change of the calendar keeps the used time", () => {
  const clock = startClock(BERLIN, at("02-11-2026", 9), BUDGETS_S.High.decision);
  const now = at("02-11-2026", 12);
  const short: OpeningHours = { ...BERLIN, closes_min: 14 * 60 };
  const moved = changeCalendar([BERLIN, short], clock, now);
  assert.equal(secondsLeft(short, moved, now), 5 * HOUR_S);
  assert.equal(moved.due_at, at("03-11-2026", 12));
});

Deno.test("S4.13 the warning comes when a quarter of the allowed time is left", () => {
  const { due_at } = startClock(BERLIN, at("02-11-2026", 9), BUDGETS_S.Normal.reply);
  assert.equal(lastDueTimeToWarnOf(BERLIN, at("02-11-2026", 15), BUDGETS_S.Normal.reply), due_at);
});

Deno.test("S4.13 a desk with the fewest open hours and the most holidays has due times, also for a long overdue case", () => {
  const now = at("02-11-2026", 9, "UTC");
  const days = Array.from({ length: MAX_HOLIDAYS }, (_, week) => new Date((now + week * 7 * DAY_S) * 1000));
  const calendar: OpeningHours = {
    time_zone: "UTC",
    workdays: ["Mo"],
    holidays: days.map((each) => each.toISOString().slice(0, 10)),
    opens_min: OPENS_MIN,
    closes_min: OPENS_MIN + MIN_OPEN_MIN,
  };
  for (const seconds of [BUDGETS_S.Normal.decision, -300 * HOUR_S]) {
    const clock = startClock(calendar, now, seconds);
    assert.equal(secondsLeft(calendar, clock, now), seconds);
  }
});

/** Time zones with offsets of whole, half and quarter hours, and clock changes of an hour and of half an hour. */
const ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"] as const;
const FIRST = startOf("01-03-2026", "UTC") ?? 0;

const calendars = fc.record({
  time_zone: fc.constantFrom(...ZONES),
  workdays: fc.subarray([...WORKDAYS], { minLength: 1 }),
  holidays: fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 12 }).map((days) =>
    days.map((day) => new Date((FIRST + day * DAY_S) * 1000).toISOString().slice(0, 10))
  ),
  opens_min: fc.integer({ min: 0, max: 1_300 }),
  closes_min: fc.integer({ min: 0, max: 1_439 }),
}).map((calendar): OpeningHours => ({
  ...calendar,
  closes_min: Math.max(calendar.closes_min, calendar.opens_min + MIN_OPEN_MIN),
}));

Deno.test("S4.13 used and remaining time add up to the budget, under any calendar, pauses, clock changes, hours and priority", () => {
  const seconds = fc.integer({ min: 1, max: 3 * DAY_S });
  const step = fc.record({
    wait: seconds,
    stopped: seconds,
    hours: fc.option(calendars),
    extra: fc.integer({ min: -20 * HOUR_S, max: 20 * HOUR_S }),
  });
  const steps = fc.array(step, { minLength: 1, maxLength: isSoak ? 5 : 2 });
  fc.assert(
    fc.property(
      calendars,
      fc.nat(200 * DAY_S),
      fc.nat(30 * HOUR_S),
      steps,
      (first, begin, extra, pauses) => {
        let calendar = first;
        let budget = HOUR_S + extra;
        let now = FIRST + begin;
        let used = 0;
        let clock = startClock(calendar, now, budget);
        for (const { wait, stopped, hours, extra } of pauses) {
          used += openSeconds(calendar, now, now + wait);
          now += wait;
          clock = stopClock(calendar, clock, now);
          assert.equal(used + secondsLeft(calendar, clock, now), budget);
          now += stopped;
          clock = changeBudget(calendar, clock, now, extra);
          budget += extra;
          clock = resumeClock(calendar, clock, now);
          assert.equal(used + secondsLeft(calendar, clock, now), budget);
          clock = changeCalendar([calendar, hours ?? calendar], clock, now);
          calendar = hours ?? calendar;
          assert.equal(used + secondsLeft(calendar, clock, now), budget);
        }
        if (used < budget) assert.equal(openSeconds(calendar, now, clock.due_at ?? 0), budget - used);
      },
    ),
    { numRuns: isSoak ? 50_000 : 500 },
  );
});

Deno.test("S4.13 open seconds are the minutes in which the zone's clocks show an open time", () => {
  fc.assert(
    fc.property(calendars, fc.nat(200 * DAY_S), fc.nat(4 * 24 * 60), (calendar, begin, minutes) => {
      const from = FIRST + Math.floor(begin / 60) * 60;
      let counted = 0;
      for (let minute = 0; minute < minutes; minute++) {
        const instant = from + minute * 60;
        const { iso, weekday, at } = dateAt(instant, calendar.time_zone);
        const isWorkday = calendar.workdays.includes(WORKDAYS[weekday] ?? "") &&
          !calendar.holidays.includes(iso);
        if (isWorkday && instant >= at(calendar.opens_min) && instant < at(calendar.closes_min)) {
          counted += 60;
        }
      }
      assert.equal(openSeconds(calendar, from, from + minutes * 60), counted);
    }),
    { numRuns: isSoak ? 1_000 : 4 },
  );
});
