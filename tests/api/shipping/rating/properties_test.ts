/** Properties of any price table: a hundredth of the cases here, all of them in the soak. */
import assert from "node:assert/strict";
import test from "node:test";
import { clipboardRows, clipboardText } from "../../../../api/csv/clipboard.ts";
import type {
  PriceTable,
  PriceTableBody,
  RateRequest,
  Zone,
} from "../../../../api/shipping/rating/price_table.ts";
import { addToTally, NO_TALLY, withDraft } from "../../../../api/shipping/rating/backtest.ts";
import { cellsOf, priceTableFromCells } from "../../../../api/shipping/rating/cells.ts";
import { diffOf } from "../../../../api/shipping/rating/diff.ts";
import { inForce, lineOf, pickPriceTable } from "../../../../api/shipping/rating/pick.ts";
import { EMPTY_BODY, priceTableOf } from "../../../../api/shipping/rating/problems.ts";
import { rateBy, ratePackage } from "../../../../api/shipping/rating/rate.ts";
import { zoneOf } from "../../../../api/shipping/rating/zones.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";

const runs = (all: number) => ({ numRuns: isSoak ? all : all / 100 });

const COUNTRIES = ["US", "DE", "GB", "VN"];
const country = fc.constantFrom(...COUNTRIES);
const digits = fc.string({ unit: fc.constantFrom("0", "1", "9"), minLength: 1, maxLength: 4 });
const zone = fc.record({
  code: fc.uuid(),
  countries: fc.uniqueArray(country, { minLength: 1, maxLength: 3 }),
  postal_prefixes: fc.uniqueArray(digits, { maxLength: 3 }),
});
const everywhere: Zone = { code: "rest", countries: ["*"], postal_prefixes: [] };
const cell = fc.option(fc.nat(1_000_000), { freq: 6 });

/** Generates prices that rise with weight, as in a price table without amber marks. */
const body = fc.record({
  zones: fc.array(zone, { minLength: 1, maxLength: 4 }),
  weights: fc.uniqueArray(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 8 }),
  seed: fc.array(fc.array(fc.nat(5_000), { minLength: 5, maxLength: 5 }), { minLength: 8, maxLength: 8 }),
  step_g: fc.integer({ min: 1, max: 1_000 }),
  each: fc.nat(500),
  divisor: fc.integer({ min: 1_000, max: 8_000 }),
  unit: fc.constantFrom("mm" as const, "in" as const),
  side: fc.constantFrom("nearest" as const, "up" as const),
  bp: fc.nat(5_000),
  flat_minor: fc.nat(900),
  over_g: fc.integer({ min: 1, max: 20_000 }),
}).map(
  ({ zones, weights, seed, step_g, each, divisor, unit, side, bp, flat_minor, over_g }): PriceTableBody => {
    const all = [...zones, everywhere];
    let row = all.map(() => 0);
    return {
      ...EMPTY_BODY,
      zones: all,
      brackets: weights.toSorted((one, other) => one - other).map((up_to_g, at) => {
        row = row.map((before, zone) => before + (seed[at]?.[zone] ?? 0));
        return { up_to_g, cells: row };
      }),
      further: { step_g, cells: all.map(() => each) },
      dim: { unit, divisor, over: 0, side, step_tenths: 1 },
      surcharges: [{ code: "fuel", when: {}, bp }, { code: "heavy", when: { over_g }, flat_minor }],
    };
  },
);
const question = fc.record({
  country,
  postal_code: digits,
  weight_g: fc.integer({ min: 1, max: 60_000 }),
  mm: fc.option(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), fc.nat(900))),
}).map((some): RateRequest => ({
  kind: "cost",
  method_code: "",
  at: 0,
  plan: "",
  vip: 0,
  location_id: null,
  ...some,
}));

test("S2.29 a total is the sum of its steps", () => {
  fc.assert(
    fc.property(body, question, (some, question) => {
      const rated = rateBy(question, priceTableOf(some));
      assert.ok(rated.ok);
      assert.equal(rated.steps.reduce((sum, { minor }) => sum + minor, 0), rated.total_minor);
      assert.ok(Number.isSafeInteger(rated.total_minor) && rated.billed_g >= question.weight_g);
    }),
    runs(200_000),
  );
});

test("S2.29 a heavier package of the same size never costs less", () => {
  fc.assert(
    fc.property(body, question, fc.nat(5_000), (some, question, more) => {
      const [light, heavy] = [question, { ...question, weight_g: question.weight_g + more }]
        .map((each) => rateBy(each, priceTableOf(some)));
      assert.ok(light?.ok && heavy?.ok);
      assert.ok(light.total_minor <= heavy.total_minor);
    }),
    runs(200_000),
  );
});

/** Searches every zone for the longest matching prefix; of equal ones the first zone wins. */
function bruteForce(zones: readonly Zone[], country: string, postal: string): string | null {
  let best: { readonly length: number; readonly code: string } | null = null;
  for (const { code, countries, postal_prefixes } of zones) {
    if (!countries.includes(country)) continue;
    for (const prefix of postal_prefixes.length > 0 ? postal_prefixes : [""]) {
      if (postal.startsWith(prefix) && (!best || prefix.length > best.length)) {
        best = { length: prefix.length, code };
      }
    }
  }
  return best?.code ?? zones.find(({ countries }) => countries.includes("*"))?.code ?? null;
}

test("S2.29 the zone lookup finds the same zone as a full search", () => {
  fc.assert(
    fc.property(
      fc.array(zone, { maxLength: 6 }),
      fc.boolean(),
      country,
      digits,
      (some, hasRest, where, postal) => {
        const zones = hasRest ? [...some, everywhere] : some;
        assert.equal(zoneOf(zones, [where], postal)?.code ?? null, bruteForce(zones, where, postal));
      },
    ),
    runs(50_000),
  );
});

test("S2.29 copied text pastes unchanged, in any currency", () => {
  const table = fc.record({
    zones: fc.uniqueArray(fc.constantFrom("1 & 2", "3", "EU", "rest of the world", "A"), {
      minLength: 1,
      maxLength: 5,
    }),
    weights: fc.uniqueArray(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 12 }),
    cells: fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), { minLength: 13, maxLength: 13 }),
    step_g: fc.option(fc.integer({ min: 1, max: 5_000 })),
    currency: fc.constantFrom("USD", "VND", "KWD"),
  });
  fc.assert(
    fc.property(table, ({ zones, weights, cells, step_g, currency }) => {
      const prices = (at: number) => (cells[at] ?? []).slice(0, zones.length);
      const table: PriceTableBody = {
        ...EMPTY_BODY,
        zones: zones.map((code) => ({ code, countries: ["*"], postal_prefixes: [] })),
        brackets: weights.map((up_to_g, at) => ({ up_to_g, cells: prices(at) })),
        further: step_g === null ? null : { step_g, cells: prices(12) },
      };
      const copied = clipboardRows(clipboardText(cellsOf(table, currency)));
      const read = priceTableFromCells(copied, { currency, mark: ".", base: table });
      assert.ok(read.ok);
      assert.deepEqual(read.body, table);
      assert.deepEqual(diffOf(table, read.body), { cells: [], parts: [] });
    }),
    runs(20_000),
  );
});

const dated = fc.array(
  fc.record({
    effective_at: fc.nat(50),
    length: fc.option(fc.integer({ min: 1, max: 20 })),
    plan: fc.constantFrom("", "gold"),
    min_vip: fc.constantFrom(0, 3),
  }),
  { maxLength: 10 },
);

test("S2.29 at any time at most one price table of a line is in force, and it sets the price", () => {
  fc.assert(
    fc.property(dated, fc.nat(60), fc.nat(5), fc.constantFrom("", "gold", "none"), (some, at, vip, plan) => {
      const tables = some.map(({ effective_at, length, plan, min_vip }, seq): PriceTable => ({
        ...priceTableOf(EMPTY_BODY),
        _id: String(seq),
        code: String(seq),
        kind: "price",
        plan,
        min_vip,
        effective_at,
        expired_at: length === null ? null : effective_at + length,
      })).filter((table, seq, all) =>
        // The database refuses two price tables of one line with the same beginning.
        all.findIndex((other) =>
          lineOf(other) === lineOf(table) && other.effective_at === table.effective_at
        ) === seq
      );
      const holds = (table: PriceTable) =>
        table.effective_at <= at && at < (table.expired_at ?? Infinity) &&
        !tables.some((other) =>
          lineOf(other) === lineOf(table) && other.effective_at > table.effective_at &&
          other.effective_at <= at
        );
      for (const line of Map.groupBy(tables, lineOf).values()) {
        const newest = line.toSorted((one, other) => other.effective_at - one.effective_at);
        assert.deepEqual(line.filter(holds).map(({ _id }) => _id), [inForce(newest, at)?._id ?? []].flat());
      }
      const usable = tables.filter((table) => holds(table) && table.min_vip <= vip);
      const of = (named: string) =>
        usable.filter((table) => table.plan === named).toSorted((one, other) =>
          other.min_vip - one.min_vip
        )[0];
      const question = { kind: "price", method_code: "", at, plan, vip, location_id: null } as const;
      assert.equal(pickPriceTable(question, tables)?._id, (of(plan) ?? of(""))?._id);
    }),
    runs(20_000),
  );
});

test("S2.29 a back-test of the price table in force changes nothing", () => {
  fc.assert(
    fc.property(body, fc.array(question, { maxLength: 20 }), (some, questions) => {
      const table: PriceTable = { ...priceTableOf(some), _id: "now", code: "PT-1", currency: "USD" };
      const bought = questions.map((question, at) => ({
        code: `PK-${at}`,
        seller_id: "anna",
        question,
        before: ratePackage(question, [table]),
      }));
      const tried = withDraft({ ...table, _id: "draft" }, [table], (each) => lineOf(each) === lineOf(table));
      const tally = addToTally(NO_TALLY, bought, { ...table, _id: "draft" }, tried);
      assert.equal(tally.after_minor - tally.before_minor, 0);
      assert.deepEqual([tally.parcels, tally.holes_count, tally.rises], [questions.length, 0, []]);
    }),
    runs(20_000),
  );
});
