/** Periods, percentiles and groups of reports. */
import assert from "node:assert/strict";
import { groupsOf, type KeyedFact, rankGroups, sumOfFacts } from "../../../api/figures/groups.ts";
import type { Measure } from "../../../api/figures/measures.ts";
import { percentile } from "../../../api/figures/tally.ts";
import { endOf, partsOf, spanBefore, spanOf, startOf } from "../../../api/time/dates.ts";
import { PERIODS } from "../../../api/time/ranges.ts";

const ZONES = ["America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"];
const at = (day: string, zone: string, hours = 0) => startOf(day, zone)! + hours * 3600;

Deno.test("S2.4 the periods of a year cover its days without gaps, also across clock changes", () => {
  for (const zone of ZONES) {
    const year = { from: at("01-01-2026", zone), until: at("01-01-2027", zone) };
    for (const period of PERIODS) {
      const parts = partsOf(year, period, zone);
      assert.equal(parts[0]!.from, year.from);
      assert.equal(parts.at(-1)!.until, year.until);
      for (const [place, { from, until, first, last }] of parts.entries()) {
        assert.equal(from, parts[place - 1]?.until ?? year.from);
        assert.equal(from, startOf(first, zone), `${zone} ${first}`);
        assert.equal(until, endOf(last, zone), `${zone} ${last}`);
      }
    }
    assert.equal(partsOf(year, "day", zone).length, 365);
    assert.equal(partsOf(year, "month", zone).length, 12);
    assert.equal(partsOf(year, "week", zone).length, 53);
  }
});

Deno.test("S2.4 a running month is compared with as many days, hours and clock changes of the previous one", () => {
  for (const zone of ZONES) {
    const now = at("15-11-2026", zone, 9);
    const span = spanOf("this-month", now, zone);
    assert.deepEqual(spanBefore(span, "this-month", now, zone), {
      from: at("01-10-2026", zone),
      until: at("15-10-2026", zone, 9),
    });
    const end = at("31-03-2026", zone, 20);
    assert.deepEqual(
      spanBefore(spanOf("this-month", end, zone), "this-month", end, zone),
      { from: at("01-02-2026", zone), until: at("01-03-2026", zone) },
      "February is over before it has 31 days",
    );
    const own = { from: at("10-10-2026", zone), until: at("13-10-2026", zone) };
    assert.deepEqual(spanBefore(own, null, now, zone), { from: at("07-10-2026", zone), until: own.from });
  }
});

Deno.test("a percentile is a measured value: half of the values, or nine of ten, are not above it", () => {
  const spread = new Map([[1, 4], [5, 5], [100, 1]]);
  assert.deepEqual([10, 40, 50, 90, 91, 100].map((percent) => percentile(spread, percent)), [
    1,
    1,
    5,
    5,
    100,
    100,
  ]);
  assert.equal(percentile(new Map(), 50), null);
});

const MEASURES = new Map<string, Measure>([
  ["rows", { key: "rows", kind: "count" }],
  ["paid", { key: "paid", kind: "sum", of: "minor", isMoney: true }],
  ["margin", { key: "margin", kind: "share", part: "rest", whole: "paid", isMoney: true }],
  ["half", { key: "half", kind: "hours", from: "a", to: "b", percent: 50 }],
]);
const fact = (key: string, currency: string, rows: number, paid: number): KeyedFact => ({
  keys: [key],
  currency,
  spread: null,
  values: new Map([["rows", rows], ["paid", paid], ["rest", paid / 4]]),
});

Deno.test("money is counted by currency, rows over all of them, and Others is the sum of the rest", () => {
  const facts = [
    fact("a", "USD", 2, 400),
    fact("a", "VND", 1, 9_000),
    fact("b", "USD", 7, 100),
    fact("c", "VND", 1, 1),
    { ...fact("c", "USD", 0, 0), spread: { key: '["a","b",[]]', hours: 3 }, values: new Map([["half", 2]]) },
  ];
  const rows = { key: "rows", currency: "" };
  const { shown, others, count } = rankGroups(groupsOf(facts), rows, MEASURES, 1);
  assert.deepEqual([shown.map(({ key }) => key), count], [["b"], 3]);
  const values = (tally: typeof others) =>
    [rows, { key: "paid", currency: "USD" }, { key: "paid", currency: "VND" }, {
      key: "margin",
      currency: "USD",
    }, {
      key: "half",
      currency: "",
    }].map((column) => tally!.value(column, MEASURES));
  assert.deepEqual(values(others), [4, 400, 9_001, 0.25, 3]);
  assert.deepEqual(values(sumOfFacts(facts)), [11, 500, 9_001, 0.25, 3]);
  assert.deepEqual(values(shown[0]!.tally), [7, 100, 0, 0.25, null]);
});
