import assert from "node:assert/strict";
import { costPerKilogram, gapOf } from "../../../api/handover/local_bills.ts";
import { ratePackage } from "../../../api/shipping/rating/rate.ts";
import type { PriceTable, RateRequest } from "../../../api/shipping/rating/price_table.ts";
import { fc } from "../../support/property.ts";

Deno.test("S2.10 an invoice agrees within 0.5 % of the rated amount, in both directions", () => {
  assert.deepEqual([10_000, 10_050, 10_051, 9_950, 9_949].map((invoiced) => gapOf(10_000, invoiced)), [
    0,
    0,
    51,
    0,
    -51,
  ]);
  fc.assert(fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (rated, invoiced) => {
    const isFar = Math.abs(invoiced - rated) * 1_000 > rated * 5;
    assert.equal(gapOf(rated, invoiced), isFar ? invoiced - rated : 0);
  }));
});

Deno.test("S2.10 the price of a kilogram is rounded half up, and unknown without a weight", () => {
  assert.equal(costPerKilogram(18_200, 100_000), 182);
  assert.equal(costPerKilogram(1, 2_000), 1);
  assert.equal(costPerKilogram(5, 0), null);
});

const QUESTION: RateRequest = {
  ...{ kind: "cost", method_code: "standard", at: 100, plan: "", vip: 0, location_id: "hcm" },
  ...{ country: "VN", postal_code: "", weight_g: 1_500, mm: null },
};
const table = (code: string, more: Partial<PriceTable>, minor: number): PriceTable => ({
  ...{ _id: code, code, kind: "cost", method_code: "standard", plan: "", min_vip: 0, location_id: null },
  ...{ forwarder: "", destination: "", currency: "USD", effective_at: 0, expired_at: null },
  body: {
    zones: [{ code: "All", countries: ["*"], postal_prefixes: [] }],
    brackets: [{ up_to_g: 10_000, cells: [minor] }],
    ...{ further: null, dim: null, surcharges: [], duties: [] },
  },
  ...more,
});

Deno.test("S2.10 a forwarder's own price table rates its bill, however its name is written; the carrier's table never does", () => {
  const tables = [
    table("PT-1", {}, 100),
    table("PT-2", { forwarder: "Saigon Cargo" }, 200),
    table("PT-3", { forwarder: "Saigon Cargo", location_id: "hcm" }, 300),
  ];
  const cardOf = (more: Partial<RateRequest>) => {
    const rated = ratePackage({ ...QUESTION, ...more }, tables);
    return rated.ok ? rated.card : rated.refusal;
  };
  assert.equal(cardOf({}), "PT-1");
  assert.equal(cardOf({ forwarder: "saigon  CARGO" }), "PT-3");
  assert.equal(cardOf({ forwarder: "Saigon Cargo", location_id: "hn" }), "PT-2");
  assert.equal(cardOf({ forwarder: "Somebody else" }), "noCard");
});
