import assert from "node:assert/strict";
import test from "node:test";
import { addToTally, groupsOf, NO_TALLY, withDraft } from "../../../../api/shipping/rating/backtest.ts";
import type { PriceTable, PriceTableBody, RateRequest } from "../../../../api/shipping/rating/price_table.ts";
import { diffOf } from "../../../../api/shipping/rating/diff.ts";
import { lineOf } from "../../../../api/shipping/rating/pick.ts";
import { EMPTY_BODY, priceTableOf } from "../../../../api/shipping/rating/problems.ts";
import { ratePackage } from "../../../../api/shipping/rating/rate.ts";

const body = (cells: readonly (number | null)[]): PriceTableBody => ({
  ...EMPTY_BODY,
  zones: [{ code: "US", countries: ["US"], postal_prefixes: [] }, {
    code: "rest",
    countries: ["*"],
    postal_prefixes: [],
  }],
  brackets: [{ up_to_g: 100, cells }],
});
const table = (code: string, cells: readonly (number | null)[], plan = ""): PriceTable => ({
  ...priceTableOf(body(cells)),
  _id: code,
  code,
  kind: "price",
  plan,
  currency: "USD",
});
const question = (country: string, weight_g: number, plan = ""): RateRequest => ({
  kind: "price",
  method_code: "",
  at: 1,
  plan,
  vip: 0,
  location_id: null,
  country,
  postal_code: "",
  weight_g,
  mm: null,
});

test("S2.29 a back-test sums by zone, bracket and seller, and reports gaps and increases", () => {
  const now = [table("now", [300, 900]), table("gold", [1, 1], "gold")];
  const draft = table("draft", [350, null]);
  const bought = [
    { code: "PK-1", seller_id: "anna", question: question("US", 50) },
    { code: "PK-2", seller_id: "ben", question: question("US", 100) },
    { code: "PK-3", seller_id: "ben", question: question("DE", 100) },
    // The package is priced by a plan's own price table, which the draft does not change.
    { code: "PK-4", seller_id: "ben", question: question("US", 100, "gold") },
  ].map((each) => ({ ...each, before: ratePackage(each.question, now) }));
  const tables = withDraft(draft, now, (each) => lineOf(each) === lineOf(draft));
  // Adding in two steps gives the same sums as adding in one.
  const half = addToTally(NO_TALLY, bought.slice(0, 1), draft, tables);
  const tally = addToTally(half, bought.slice(1), draft, tables);
  assert.deepEqual(tally, addToTally(NO_TALLY, bought, draft, tables));
  const { zones, brackets, sellers, ...sums } = tally;
  assert.deepEqual(sums, {
    parcels: 3,
    before_minor: 600,
    after_minor: 700,
    holes_count: 1,
    holes: [{ code: "PK-3", country: "DE", postal_code: "", weight_g: 100, refusal: "notOffered" }],
    rises: [
      { code: "PK-1", before_minor: 300, after_minor: 350 },
      { code: "PK-2", before_minor: 300, after_minor: 350 },
    ],
  });
  assert.deepEqual(groupsOf(zones), [{ key: "US", count: 2, before_minor: 600, after_minor: 700 }]);
  assert.deepEqual(groupsOf(brackets).map(({ key, count }) => [key, count]), [["100", 2]]);
  assert.deepEqual(groupsOf(sellers).map(({ key, count }) => [key, count]), [["anna", 1], ["ben", 1]]);
});

test("S2.29 two price tables are compared by their cells and their other settings", () => {
  const before: PriceTableBody = { ...body([300, 900]), surcharges: [{ code: "fuel", when: {}, bp: 500 }] };
  const after: PriceTableBody = {
    ...body([300, null]),
    brackets: [{ up_to_g: 100, cells: [300, null] }, { up_to_g: 200, cells: [500, null] }],
    further: { step_g: 50, cells: [10, null] },
    surcharges: [{ code: "fuel", when: {}, bp: 700 }],
  };
  const { cells, parts } = diffOf(before, after);
  assert.deepEqual(cells, [
    { zone: "rest", up_to_g: 100, before: 900, after: null },
    { zone: "US", up_to_g: 200, before: null, after: 500 },
    { zone: "US", up_to_g: null, before: null, after: 10 },
  ]);
  assert.deepEqual(parts.map(({ part, key }) => [part, key]), [["further", ""], ["surcharge", "fuel"]]);
  assert.deepEqual(diffOf(after, after), { cells: [], parts: [] });
});
