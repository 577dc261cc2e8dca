/** VIP levels by points, and how a level gets into dated prices. */
import assert from "node:assert/strict";
import type { PricingPlan } from "../../../api/generated/schema.ts";
import { estimateOf, levelFor, nextRule, plansWithLevel } from "../../../api/figures/vip.ts";
import { vipLevelInput, vipSellersInput } from "../../../api/inputs/figures/vip.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { indexOfOverlap } from "../../../api/people/people.ts";
import { levelAt } from "../../../api/catalogue/pricing.ts";

const RULES = [{ level: 1, min_points: 1_000 }, { level: 3, min_points: 5_000 }, {
  level: 2,
  min_points: 3_000,
}];

Deno.test("S2.17 points give the highest level that they suffice for, and the next level is the one above it", () => {
  assert.deepEqual([0, 999, 1_000, 4_999, 9_000].map((points) => levelFor(points, RULES)), [0, 0, 1, 2, 3]);
  assert.deepEqual([0, 1_000, 4_999, 5_000].map((points) => nextRule(points, RULES)?.level), [
    1,
    2,
    3,
    undefined,
  ]);
  assert.deepEqual([levelFor(500, []), nextRule(500, [])], [0, null]);
});

Deno.test("S2.17 the estimate extrapolates the month from its days so far", () => {
  const month = { from: 0, until: 3_000 };
  assert.deepEqual([1_000, 3_000, 9_000].map((now) => estimateOf(50, month, now)), [150, 50, 50]);
});

Deno.test("S2.17 a level begins now, keeps the prices in force, and ends where the next dated plan begins", () => {
  const plans = [
    { _id: "a", level: "gold", vip: 1, effective_at: 100, expired_at: null },
    { _id: "b", level: "gold", vip: 9, effective_at: 900, expired_at: null },
  ].map((plan) => plan._id === "a" ? { ...plan, expired_at: 900 } : plan);
  const more = { at: 500, level: "gold", general: "standard", newId: () => "n" };
  const after = plansWithLevel(plans, { ...more, vip: 4 })!;
  assert.equal(indexOfOverlap(after), -1);
  assert.deepEqual([200, 499, 500, 899, 900].map((at) => levelAt({ vip: 0, plans: after }, at)), [
    1,
    1,
    4,
    4,
    9,
  ]);
  const again = plansWithLevel(after, { ...more, vip: 5 })!;
  assert.deepEqual([again.length, levelAt({ vip: 0, plans: again }, 600)], [3, 5]);
});

Deno.test("S2.17 temporary prices still end on their day after a level began, and the level holds beyond it", () => {
  const promo = { _id: "a", level: "promo", vip: 1, effective_at: 100, expired_at: 700 };
  const more = { vip: 4, at: 500, level: "promo", general: "standard", newId: () => "n" };
  const spansOf = (plans: readonly PricingPlan[]) =>
    plansWithLevel(plans, more)!
      .map(({ level, vip, effective_at, expired_at }) => [level, vip, effective_at, expired_at]);
  const first = [["promo", 1, 100, 500], ["promo", 4, 500, 700]];
  assert.deepEqual(spansOf([promo]), [...first, ["standard", 4, 700, null]]);
  const gold = { _id: "b", level: "gold", vip: 9, effective_at: 900, expired_at: null };
  assert.deepEqual(spansOf([promo, gold]), [...first, ["standard", 4, 700, 900], ["gold", 9, 900, null]]);
});

Deno.test("S2.17 a level has whole points in hundredths and a day; at least one seller is applied", () => {
  const codesOf = (schema: Parameters<typeof readInput>[0], input: object) => {
    const read = readInput(schema, input);
    return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
  };
  assert.deepEqual(codesOf(vipLevelInput, { level: 2, min_points: 1_500, effective_at: 1_794_830_400 }), []);
  assert.deepEqual(codesOf(vipLevelInput, { level: 0, min_points: 0, effective_at: 1e30 }), [
    "level badNumber",
    "min_points badAmount",
    "effective_at badDate",
  ]);
  assert.deepEqual(codesOf(vipSellersInput, { sellers: [] }), ["sellers required"]);
});
