/** A price table rates a package by plan and level, date, zone, size and weight, and explains every step. */
import assert from "node:assert/strict";
import test from "node:test";
import type {
  PriceTable,
  PriceTableBody,
  RateRequest,
  RateResult,
} from "../../../../api/shipping/rating/price_table.ts";
import { EMPTY_BODY } from "../../../../api/shipping/rating/problems.ts";
import { ratePackage } from "../../../../api/shipping/rating/rate.ts";
import { dimWeight, gramsOf } from "../../../../api/shipping/rating/weights.ts";

const BODY: PriceTableBody = {
  ...EMPTY_BODY,
  zones: [
    { code: "US", countries: ["US"], postal_prefixes: [] },
    { code: "far", countries: ["US"], postal_prefixes: ["99", "967"] },
    { code: "rest", countries: ["*"], postal_prefixes: [] },
  ],
  brackets: [
    { up_to_g: 100, cells: [300, 400, 900] },
    { up_to_g: 500, cells: [500, null, 0] },
  ],
  further: { step_g: 250, cells: [100, null, 250] },
};

const table = (more: Partial<PriceTable> = {}): PriceTable => ({
  _id: more.code ?? "PT-000001",
  code: "PT-000001",
  kind: "price",
  method_code: "economy",
  plan: "",
  min_vip: 0,
  location_id: null,
  forwarder: "",
  destination: "",
  currency: "USD",
  effective_at: 0,
  expired_at: null,
  body: BODY,
  ...more,
});

const ASKED: RateRequest = {
  kind: "price",
  method_code: "economy",
  at: 1_000,
  plan: "",
  vip: 0,
  location_id: null,
  country: "US",
  postal_code: "10001",
  weight_g: 100,
  mm: null,
};
const rateOf = (more: Partial<RateRequest>, tables: readonly PriceTable[] = [table()]): RateResult =>
  ratePackage({ ...ASKED, ...more }, tables);
/** Returns the total, or the code for why there is none. */
const answer = (rated: RateResult): number | string => rated.ok ? rated.total_minor : rated.refusal;

test("S2.29 a weight is in the first bracket that it does not exceed", () => {
  assert.equal(answer(rateOf({ weight_g: 1 })), 300);
  assert.equal(answer(rateOf({ weight_g: 100 })), 300);
  assert.equal(answer(rateOf({ weight_g: 101 })), 500);
  assert.equal(answer(rateOf({ weight_g: 500 })), 500);
});

test("S2.29 beyond the last bracket each step costs extra, or the package is too heavy", () => {
  assert.equal(answer(rateOf({ weight_g: 501 })), 600);
  assert.equal(answer(rateOf({ weight_g: 750 })), 600);
  assert.equal(answer(rateOf({ weight_g: 751 })), 700);
  assert.equal(answer(rateOf({ weight_g: 501, postal_code: "99501" })), "tooHeavy");
  const none = table({ body: { ...BODY, further: null } });
  const rated = rateOf({ weight_g: 501 }, [none]);
  assert.equal(answer(rated), "tooHeavy");
  assert.deepEqual(rated.steps.at(-1)?.values, { refusal: "tooHeavy", most_g: 500 });
});

test("S2.29 the longest postal prefix precedes the country, and a country precedes the rest of the world", () => {
  assert.equal(answer(rateOf({ postal_code: "99501" })), 400);
  assert.equal(answer(rateOf({ postal_code: "967-01" })), 400);
  assert.equal(answer(rateOf({ postal_code: "96" })), 300);
  assert.equal(answer(rateOf({ country: "DE", postal_code: "99501" })), 900);
});

test("S2.29 an empty cell means not offered, and 0 means free", () => {
  assert.equal(answer(rateOf({ weight_g: 200, postal_code: "99501" })), "notOffered");
  assert.equal(answer(rateOf({ weight_g: 200, country: "DE" })), 0);
  assert.equal(answer(rateOf({ weight_g: 0 })), "noWeight");
  const near = table({ body: { ...BODY, zones: BODY.zones.slice(0, 2) } });
  assert.equal(answer(rateOf({ country: "DE" }, [near])), "noZone");
  assert.equal(answer(rateOf({ method_code: "express" })), "noCard");
  const parts = table({
    body: { ...BODY, zones: BODY.zones.filter((zone) => zone.postal_prefixes.length > 0) },
  });
  assert.equal(answer(rateOf({ postal_code: "" }, [parts])), "noPostalCode");
  assert.equal(answer(rateOf({ postal_code: "10001" }, [parts])), "noZone");
  const rest = BODY.zones.filter(({ countries }) => countries.includes("*"));
  const withRest = table({ body: { ...BODY, zones: [...parts.body.zones, ...rest] } });
  assert.equal(answer(rateOf({ postal_code: "" }, [withRest])), "noPostalCode");
});

test("S2.29 the seller's own plan precedes all, then the seller's highest level", () => {
  const flat = (code: string, minor: number, more: Partial<PriceTable> = {}) =>
    table({
      code,
      ...more,
      body: { ...BODY, brackets: [{ up_to_g: 100, cells: [minor, minor, minor] }], further: null },
    });
  const tables = [
    flat("all", 1),
    flat("vip2", 2, { min_vip: 2 }),
    flat("vip5", 3, { min_vip: 5 }),
    flat("gold", 4, { plan: "gold" }),
  ];
  assert.equal(answer(rateOf({}, tables)), 1);
  assert.equal(answer(rateOf({ vip: 4 }, tables)), 2);
  assert.equal(answer(rateOf({ vip: 9 }, tables)), 3);
  assert.equal(answer(rateOf({ vip: 9, plan: "gold" }, tables)), 4);
  // A plan without its own price tables has the general prices.
  assert.equal(answer(rateOf({ vip: 2, plan: "silver" }, tables)), 2);
});

test("S2.29 a price table is in force from its day until the next one of its line, whatever its status", () => {
  const at = (code: string, effective_at: number, expired_at: number | null, minor: number) =>
    table({
      code,
      effective_at,
      expired_at,
      body: { ...BODY, brackets: [{ up_to_g: 100, cells: [minor, minor, minor] }], further: null },
    });
  const tables = [at("b", 200, 300, 2), at("a", 100, null, 1)];
  const on = (instant: number) => answer(rateOf({ at: instant }, tables));
  assert.deepEqual([on(99), on(100), on(199), on(200), on(299), on(300)], ["noCard", 1, 1, 2, 2, "noCard"]);
});

test("S2.30 the cost of a location precedes the general one", () => {
  const cost = (code: string, location_id: string | null, minor: number) =>
    table({
      code,
      kind: "cost",
      location_id,
      body: { ...BODY, brackets: [{ up_to_g: 100, cells: [minor, minor, minor] }], further: null },
    });
  const tables = [cost("any", null, 1), cost("hanoi", "hanoi", 2)];
  assert.equal(answer(rateOf({ kind: "cost", location_id: "hanoi" }, tables)), 2);
  assert.equal(answer(rateOf({ kind: "cost", location_id: "dallas" }, tables)), 1);
  assert.equal(answer(rateOf({}, tables)), "noCard");
});

const inches = (...sides: readonly number[]) =>
  sides.map((side) => Math.round(side * 25.4)) as unknown as [number, number, number];
const POUND = gramsOf(1n, 0, "lb");
const pounds = (grams: number | null) => grams === null ? null : Math.round(grams / POUND);
const US = { unit: "in", over: 1728, step_tenths: 10 } as const;

test("S2.29 a large package is billed by its dimensional weight", () => {
  const large = inches(15, 15, 22);
  assert.equal(pounds(dimWeight(large, { ...US, divisor: 166, side: "nearest" })), 30);
  assert.equal(pounds(dimWeight(large, { ...US, divisor: 139, side: "up" })), 36);
  // A side of 12.2 in becomes 13 if sides are rounded up, and 12 if they are rounded to the nearest.
  const just = inches(12.2, 12, 12);
  assert.equal(dimWeight(just, { ...US, divisor: 139, side: "nearest" }), null);
  assert.equal(pounds(dimWeight(just, { ...US, divisor: 139, side: "up" })), Math.ceil(13 * 144 / 139));
  assert.equal(dimWeight(inches(12, 12, 12), { ...US, divisor: 139, side: "up" }), null);
  const box = [400, 300, 200] as const;
  assert.equal(dimWeight(box, { unit: "mm", divisor: 5000, over: 0, side: "up", step_tenths: 1 }), 4_800);
  assert.equal(dimWeight(box, { unit: "mm", divisor: 6000, over: 0, side: "up", step_tenths: 1 }), 4_000);
});

test("S2.29 the larger of actual and dimensional weight is billed, and the steps show which", () => {
  const dim = { unit: "mm", divisor: 5000, over: 0, side: "up", step_tenths: 1 } as const;
  const tables = [table({ body: { ...BODY, dim } })];
  const small = rateOf({ weight_g: 100, mm: [100, 100, 50] }, tables);
  assert.equal(small.ok && small.billed_g, 100);
  const light = rateOf({ weight_g: 90, mm: [200, 100, 100] }, tables);
  assert.deepEqual(
    light.ok && [light.billed_g, light.total_minor, light.steps.map(({ code }) => code)],
    [400, 500, ["card", "zone", "weight", "dim", "base"]],
  );
});

test("S2.29 surcharges are computed from the base, each rounded half up", () => {
  const surcharges = [
    { code: "fuel", when: {}, bp: 1_250 },
    { code: "heavy", when: { over_g: 100 }, flat_minor: 75 },
    { code: "long", when: { side_over_mm: 600 }, flat_minor: 20, bp: 10 },
    { code: "far", when: { zones: ["far"] }, flat_minor: 999 },
  ];
  const tables = [table({ body: { ...BODY, surcharges } })];
  // 12.5 % of 3.00 are 0.375, rounded to 38 cents.
  assert.equal(answer(rateOf({}, tables)), 338);
  assert.equal(answer(rateOf({ postal_code: "99501" }, tables)), 400 + 50 + 999);
  assert.equal(answer(rateOf({ weight_g: 101 }, tables)), 500 + 63 + 75);
  assert.equal(answer(rateOf({ mm: [601, 1, 1] }, tables)), 300 + 38 + 20);
});
