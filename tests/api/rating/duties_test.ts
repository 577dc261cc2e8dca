/** What a country takes: the longest prefix of a group, and groups together. */
import assert from "node:assert/strict";
import test from "node:test";
import type { DutyRule } from "../../../api/rating/card.ts";
import { duties } from "../../../api/rating/duties.ts";
import { pickDuty } from "../../../api/rating/pick.ts";
import { cardOf, EMPTY_BODY } from "../../../api/rating/problems.ts";

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
  duties({ channel, lines }, { ...cardOf({ ...EMPTY_BODY, duties: rules }), kind: "duty" }).total_minor;

test("S2.29 the longest prefix of a group counts, and groups add up", () => {
  const rules = [
    rule({ bp: 500 }),
    rule({ hs_prefix: "61", bp: 1_000 }),
    rule({ hs_prefix: "6109.10", bp: 1_650 }),
    rule({ group: "extra", hs_prefix: "61", bp: 100 }),
  ];
  // 16.5 % of 20.01 is 3.30165, and 1 % is 0.2001.
  assert.equal(total(rules), 330 + 20);
  assert.equal(total(rules, [{ ...shirt, hs: "4202" }]), 100);
});

test("S2.29 a rule of the origin or the channel goes before one for all", () => {
  const rules = [rule({ bp: 100 }), rule({ origin: "VN", bp: 200 }), rule({ channel: "courier", bp: 300 })];
  assert.equal(total(rules), 40);
  assert.equal(total(rules, [{ ...shirt, origin: "CN" }]), 20);
  assert.equal(total(rules, [{ ...shirt, origin: "CN" }], "courier"), 60);
});

test("S2.29 a sum is for each tariff subheading of a parcel below a value", () => {
  const rules = [rule({ per_line_minor: 300, per_item_minor: 5, max_value_minor: 15_000 })];
  const lines = [shirt, { ...shirt, hs: "610910.90" }, { ...shirt, hs: "420292" }];
  assert.equal(total(rules, lines), 2 * 300 + 6 * 5);
  assert.equal(total(rules, [{ ...shirt, value_minor: 15_001 }]), 0);
});

test("S2.29 which duties hold the date says", () => {
  const us = (code: string, effective_at: number) => ({
    ...cardOf(EMPTY_BODY),
    kind: "duty" as const,
    code,
    destination: "US",
    effective_at,
  });
  const cards = [us("old", 100), us("new", 200)];
  const at = (instant: number) => pickDuty("US", instant, cards)?.code ?? null;
  assert.deepEqual([at(99), at(100), at(200), pickDuty("EU", 200, cards)], [null, "old", "new", null]);
});
