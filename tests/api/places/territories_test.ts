/** Destinations that customs and prices treat differently from the country on the address. */
import assert from "node:assert/strict";
import { COUNTRIES } from "../../../api/places/countries.ts";
import { formFor } from "../../../api/shipping/customs.ts";
import { methodRefusals } from "../../../api/shipping/methods.ts";
import type { PriceTable, RateRequest } from "../../../api/shipping/rating/price_table.ts";
import { rateBy } from "../../../api/shipping/rating/rate.ts";
import {
  isDeclaredBetween,
  isDutiedBetween,
  type Place,
  TERRITORIES_WITHOUT_COUNTRY,
  territoryOf,
} from "../../../api/places/territories.ts";
import { words as de } from "../../../src/features/shipping/price_tables/words/de.ts";
import { words as en } from "../../../src/features/shipping/price_tables/words/en.ts";
import { words as fr } from "../../../src/features/shipping/price_tables/words/fr.ts";
import { words as pt } from "../../../src/features/shipping/price_tables/words/pt.ts";

interface Vector {
  readonly kind: string;
  readonly from: Place;
  readonly to: Place;
  readonly declared: boolean;
  readonly dutied: boolean;
  readonly rates: string;
  readonly territory: string;
}
const VECTORS = JSON.parse(
  Deno.readTextFileSync(new URL("../../fixtures/real/17_territories.json", import.meta.url)),
) as readonly Vector[];

for (const { kind, from, to, declared, dutied, rates, territory } of VECTORS) {
  Deno.test(`Real input 17 ${kind}: its form, its duties, its prices`, () => {
    const found = territoryOf(to);
    assert.deepEqual([found.code, found.rates], [territory, rates]);
    assert.deepEqual([isDeclaredBetween(from, to), isDutiedBetween(from, to)], [declared, dutied]);
    assert.deepEqual([isDeclaredBetween(to, from), isDutiedBetween(to, from)], [declared, dutied]);
  });
}

Deno.test("Real input 17 a customs form is required beyond one tax and customs territory, and never within one", () => {
  const line = {
    desc: "T-shirt",
    hs: "610910",
    origin: "VN",
    qty: 1,
    net_g: 1,
    value_minor: 1,
    currency: "USD",
  };
  const form = (from: Place, to: Place) =>
    formFor({ from, to, lines: [line], cn22_max_minor: 40_000, cn22_currency: "USD" });
  assert.equal(form({ country: "US" }, { country: "PR", postal_code: "00907" }), null);
  assert.equal(form({ country: "US" }, { country: "US", region: "ap" }), "CN22");
  assert.equal(form({ country: "DE" }, { country: "FR" }), null);
  assert.equal(form({ country: "DE" }, { country: "ES", postal_code: "35001" }), "CN22");
});

const QUESTION: RateRequest = {
  ...{ kind: "price", method_code: "standard", at: 0, plan: "", vip: 0, location_id: null },
  ...{ country: "PR", postal_code: "00907", weight_g: 100, mm: null },
};
const zone = (code: string, countries: readonly string[], postal_prefixes: readonly string[] = []) => ({
  ...{ code, countries, postal_prefixes },
});
const CARD = {
  ...{ code: "PT-1", plan: "", min_vip: 0, currency: "USD" },
  body: {
    ...{ dim: null, further: null, surcharges: [], duties: [] },
    zones: [zone("near", ["US"], ["1"]), zone("islands", ["US"], ["0", "9"]), zone("rest", ["*"])],
    brackets: [{ up_to_g: 1_000, cells: [400, 560, 2_000] }],
  },
} as unknown as PriceTable;

Deno.test("Real input 17 Puerto Rico has the price of its ZIP code, as a country and as a state, and the step shows it", () => {
  for (const country of ["PR", "US"]) {
    const rated = rateBy({ ...QUESTION, country }, CARD);
    assert.ok(rated.ok);
    assert.deepEqual([rated.total_minor, rated.zone], [560, "islands"]);
    assert.deepEqual(rated.steps[1]?.values, {
      ...{ zone: "islands", country, prefix: "0", territory: "PR", rates: "US" },
    });
  }
  const own = { ...CARD, body: { ...CARD.body, zones: [zone("pr", ["PR"]), ...CARD.body.zones.slice(1)] } };
  for (const country of ["PR", "US"]) {
    const named = rateBy({ ...QUESTION, country }, own);
    assert.equal(named.ok && named.zone, "pr", country);
  }
  const unsaid = rateBy({ ...QUESTION, postal_code: "" }, {
    ...CARD,
    body: { ...CARD.body, zones: CARD.body.zones.slice(0, 2) },
  });
  assert.equal(!unsaid.ok && unsaid.refusal, "noPostalCode");
});

Deno.test("Real input 17 a method that goes to the United States goes to its territories", () => {
  const method = {
    code: "standard",
    status: "Active",
    countries: ["US"],
    limit_g: 0,
    limit_mm: 0,
    location_ids: [],
  };
  const refusals = (country: string) =>
    methodRefusals(method, { country, weight_g: 100, mm: null, location_id: null });
  assert.deepEqual([refusals("PR"), refusals("GU"), refusals("CA")], [[], [], ["country"]]);
});

Deno.test("Real input 17 every territory has a name and real countries", () => {
  for (const words of [de, en, fr, pt]) {
    assert.deepEqual(Object.keys(words.rate.territory).toSorted(), TERRITORIES_WITHOUT_COUNTRY.toSorted());
  }
  for (const country of COUNTRIES) {
    const { postal, rates } = territoryOf({ country });
    assert.ok(COUNTRIES.includes(postal) && COUNTRIES.includes(rates), country);
  }
});
