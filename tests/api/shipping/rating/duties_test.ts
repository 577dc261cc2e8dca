import assert from "node:assert/strict";
import test from "node:test";
import type { DutyRule, RateResult } from "../../../../api/shipping/rating/price_table.ts";
import { computeDuties, tablePriceOf, withDuties } from "../../../../api/shipping/rating/duties.ts";
import { pickDuty } from "../../../../api/shipping/rating/pick.ts";
import { EMPTY_BODY, priceTableOf } from "../../../../api/shipping/rating/problems.ts";

const rule = (more: Partial<DutyRule>): DutyRule => ({
  group: "duty",
  origin: "*",
  hs_prefix: "",
  channel: "*",
  max_value_minor: null,
  bp: 0,
  per_line_minor: 0,
  per_item_minor: 0,
  ...more,
});
const shirt = { hs: "6109.10", origin: "VN", quantity: 2, value_minor: 2_001 };
const total = (rules: readonly DutyRule[], lines = [shirt], channel = "post") =>
  computeDuties({ channel, lines }, { ...priceTableOf({ ...EMPTY_BODY, duties: rules }), kind: "duty" })
    .total_minor;

test("S2.29 the longest prefix of a group wins, and groups add up", () => {
  const rules = [
    rule({ bp: 500 }),
    rule({ hs_prefix: "61", bp: 1_000 }),
    rule({ hs_prefix: "6109.10", bp: 1_650 }),
    rule({ group: "extra", hs_prefix: "61", bp: 100 }),
  ];
  // 16.5 % of 20.01 are 3.30165, and 1 % is 0.2001.
  assert.equal(total(rules), 330 + 20);
  assert.equal(total(rules, [{ ...shirt, hs: "4202" }]), 100);
});

test("S2.29 a rule for the origin or the channel precedes a general one", () => {
  const rules = [rule({ bp: 100 }), rule({ origin: "VN", bp: 200 }), rule({ channel: "courier", bp: 300 })];
  assert.equal(total(rules), 40);
  assert.equal(total(rules, [{ ...shirt, origin: "CN" }]), 20);
  assert.equal(total(rules, [{ ...shirt, origin: "CN" }], "courier"), 60);
});

test("S2.29 a fixed sum applies to each tariff subheading of a package below a value", () => {
  const rules = [rule({ per_line_minor: 300, per_item_minor: 5, max_value_minor: 15_000 })];
  const lines = [shirt, { ...shirt, hs: "610910.90" }, { ...shirt, hs: "420292" }];
  assert.equal(total(rules, lines), 2 * 300 + 6 * 5);
  assert.equal(total(rules, [{ ...shirt, value_minor: 15_001 }]), 0);
});

test("S2.29 the date decides which duties apply", () => {
  const us = (code: string, effective_at: number) => ({
    ...priceTableOf(EMPTY_BODY),
    kind: "duty" as const,
    code,
    destination: "US",
    effective_at,
  });
  const tables = [us("old", 100), us("new", 200)];
  const at = (instant: number) => pickDuty("US", instant, tables)?.code ?? null;
  assert.deepEqual([at(99), at(100), at(200), pickDuty("EU", 200, tables)], [null, "old", "new", null]);
});

const PRICE: RateResult = {
  ok: true,
  total_minor: 900,
  currency: "USD",
  billed_g: 400,
  zone: "EU",
  card: "PT-1",
  steps: [{ code: "base", values: {}, minor: 900 }],
};
const german = (rules: readonly DutyRule[]) => ({
  ...priceTableOf({ ...EMPTY_BODY, duties: rules }),
  kind: "duty" as const,
  code: "PT-2",
  currency: "EUR",
});
const goods = { hs: "610910", origin: "VN", qty: 2, value_minor: 2_598, currency: "USD" };
const rates = (...micro: readonly (readonly [string, number])[]) => ({ ours: "USD", micro: new Map(micro) });
const paid = (more: object = {}) => ({
  channel: "post",
  lines: [goods],
  rates: rates(["EUR", 920_000]),
  ...more,
});

test("S2.29 duties are steps of a price, converted from their currency to the price's, and can be subtracted again", () => {
  const rules = [rule({ bp: 1_200 }), rule({ group: "Small", per_line_minor: 300 })];
  const price = withDuties(PRICE, german(rules), paid());
  // 25.98 USD are 23.90 EUR. 12 % of that are 2.87 EUR or 3.12 USD; 3.00 EUR are 3.26 USD.
  assert.ok(price.ok);
  assert.deepEqual([price.total_minor, price.steps.slice(1)], [900 + 312 + 326, [
    {
      code: "duty",
      values: { group: "duty", hs_prefix: "", bp: 1_200, card: "PT-2", amount_minor: 287, currency: "EUR" },
      minor: 312,
    },
    {
      code: "duty",
      values: { group: "Small", hs_prefix: "", bp: 0, card: "PT-2", amount_minor: 300, currency: "EUR" },
      minor: 326,
    },
  ]]);
  assert.deepEqual(tablePriceOf(price), PRICE);
  // A remedy is free, and a price test still compares what its table asks.
  const remedy = { code: "remedy", values: {}, minor: -price.total_minor } as const;
  assert.deepEqual(tablePriceOf({ ...price, total_minor: 0, steps: [...price.steps, remedy] }), PRICE);
  const dong = { ...goods, value_minor: 660_000, currency: "VND" };
  const both = paid({ lines: [dong], rates: rates(["EUR", 920_000], ["VND", 25_400_000_000]) });
  const [, ...steps] = withDuties(PRICE, german(rules), both).steps;
  assert.equal(steps[0]?.values["amount_minor"], 287, "660,000 dong are 25.98 USD too");
});

test("S2.29 without a rate there is no price, and a refused price keeps its own reason", () => {
  const table = german([rule({ bp: 1_200 })]);
  const refusalOf = (price: RateResult) => price.ok ? null : price.refusal;
  assert.equal(refusalOf(withDuties(PRICE, table, paid({ rates: rates() }))), "noRate");
  assert.equal(
    refusalOf(withDuties(PRICE, table, paid({ lines: [{ ...goods, currency: "GBP" }] }))),
    "noRate",
  );
  const none: RateResult = { ok: false, refusal: "noZone", steps: [] };
  assert.deepEqual(withDuties(none, table, paid()), none);
  assert.deepEqual(tablePriceOf(none), none);
});
