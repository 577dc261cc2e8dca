/**
 * The price list: a package priced by every method with its steps, refusals with reasons, and a person's
 * prices next to the list's.
 */
import {
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  says,
  screen,
  type,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import type { RateStep } from "../../../../../api/shipping/rating/price_table.ts";
import PriceListPage from "../../../../../src/features/shipping/express_prices/price_list_page.tsx";
import {
  byPrice,
  type Quote,
} from "../../../../../src/features/shipping/express_prices/price_list_source.ts";
import { readQuoteInput } from "../../../../../src/features/shipping/express_prices/quote_box.tsx";
import { stepText } from "../../../../../src/features/shipping/price_tables/steps.tsx";

const BODY = {
  zones: [{ code: "US", countries: ["US"], postal_prefixes: [] }],
  brackets: [{ up_to_g: 100, cells: [450] }, { up_to_g: 250, cells: [null] }],
  further: null,
  dim: null,
  surcharges: [{ code: "fuel", when: {}, bp: 500 }],
  duties: [],
};
const method = {
  method_code: "standard",
  method_name: "Standard",
  carrier: "USPS",
  min_days: 3,
  max_days: 5,
};
const prices = data({
  priceCard: [{
    ...method,
    plan: "gold",
    min_vip: 0,
    currency: "USD",
    card_code: "PT-000003",
    effective_at: 0,
    body: JSON.stringify(BODY),
    list_body: JSON.stringify({ ...BODY, brackets: [{ up_to_g: 100, cells: [500] }] }),
  }],
});
const step = (code: string, values: object, minor = 0) => ({ code, values: JSON.stringify(values), minor });
const rated = {
  ok: true,
  refusal: "",
  total_minor: 473,
  currency: "USD",
  billed_g: 90,
  zone: "US",
  card: "PT-000003",
};
const refused = { ...rated, ok: false, refusal: "tooHeavy", total_minor: 0 };
const quotes = data({
  quotes: [
    {
      ...method,
      method_code: "slow",
      method_name: "Slow",
      price: { ...refused, steps: [step("refused", { refusal: "tooHeavy", most_g: 50 })] },
    },
    {
      ...method,
      price: {
        ...rated,
        steps: [
          step("zone", { zone: "US", country: "US", prefix: "" }),
          step("base", { billed_g: 90, up_to_g: 100 }, 450),
          step("surcharge", { surcharge: "fuel", bp: 500 }, 23),
        ],
      },
    },
  ],
});

Deno.test("S2.5 the caller's price is next to the list price, with days and surcharges; an unavailable one is marked", async () => {
  const api = new FakeApi().on("PriceList", prices);
  await onStage(api, <PriceListPage />, async () => {
    await says("3–5 days");
    await says("fuel: 5 %, always");
    const [offered, not] = [...document.querySelectorAll("td")].map(({ textContent }) => textContent);
    assert.deepEqual([offered, not], ["4.505.00", "–"]);
    assert.equal(document.querySelector("s")?.textContent, "5.00");
  }, { role: "sale", scope: ["u1"] });
});

Deno.test("S2.5 a package is priced by every method, the cheapest first, each with its steps or its refusal", async () => {
  const api = new FakeApi().on("PriceList", prices).on("ParcelQuotes", quotes);
  await onStage(api, <PriceListPage />, async () => {
    await press("Show prices");
    await says("Choose a country.");
    assert.equal(api.named("ParcelQuotes").length, 0);
    const country = await screen.findByRole("combobox", { name: /Country/ });
    fireEvent.change(country, { target: { value: "US" } });
    await type(/^Weight/, "90");
    await press("Show prices");
    await says("Too heavy: 50 g at most.");
    await says("Surcharge fuel");
    const names = [...document.querySelectorAll("li > div > bdi")].map(({ textContent }) => textContent);
    assert.deepEqual(names, ["Standard", "Slow"]);
    const { country: sentCountry, weight_g, seller } = api.named("ParcelQuotes")[0]!.variables;
    assert.deepEqual([sentCountry, weight_g, seller], ["US", 90, undefined]);
  }, { role: "sale", scope: ["u1"] });
});

Deno.test("S2.5 sides are typed in centimeters, all of them or none", () => {
  const typed = { country: "DE", postal_code: " 10115 ", weight_g: "250", length: "", width: "", height: "" };
  assert.deepEqual(readQuoteInput(typed), { country: "DE", postal_code: "10115", weight_g: 250, mm: null });
  const sided = readQuoteInput({ ...typed, length: "40", width: "30,5", height: "20" });
  assert.deepEqual(sided, { country: "DE", postal_code: "10115", weight_g: 250, mm: [400, 305, 200] });
  assert.deepEqual(readQuoteInput({ ...typed, length: "40" }), ["width", "height"]);
});

Deno.test("every step of a price has its sentence", () => {
  const steps: readonly RateStep[] = [
    { code: "card", values: { card: "PT-1", plan: "gold", min_vip: 2 }, minor: 0 },
    { code: "zone", values: { zone: "US 1", country: "US", prefix: "100" }, minor: 0 },
    { code: "weight", values: { weight_g: 180 }, minor: 0 },
    { code: "dim", values: { dim_g: 4800 }, minor: 0 },
    { code: "base", values: { billed_g: 4800, up_to_g: 5000 }, minor: 900 },
    { code: "further", values: { steps: 2, step_g: 500 }, minor: 200 },
    { code: "surcharge", values: { surcharge: "fuel", bp: 525 }, minor: 47 },
    { code: "duty", values: { group: "base", hs_prefix: "6109", bp: 1650 }, minor: 300 },
    { code: "refused", values: { refusal: "noZone" }, minor: 0 },
  ];
  assert.deepEqual(steps.map(stepText), [
    "Price table PT-1, plan gold, from VIP level 2",
    "United States, postal codes 100…: zone US 1",
    "Weighs 180 g",
    "Billed by its size as 4.8 kg",
    "Up to 5 kg",
    "2 × 500 g beyond",
    "Surcharge fuel, 5.25 %",
    "Duty base, 16.5 %",
    "It does not ship there.",
  ]);
});

Deno.test("Real input 17 the sentence of a zone names the territory, and the country whose prices apply", () => {
  const zone = (values: RateStep["values"]) =>
    stepText({ code: "zone", values: { zone: "2", prefix: "", ...values }, minor: 0 });
  assert.equal(
    zone({ country: "PR", territory: "PR", rates: "US" }),
    "Puerto Rico, priced as United States: zone 2",
  );
  assert.equal(
    zone({ country: "US", territory: "PR", rates: "US" }),
    "United States (Puerto Rico): zone 2",
  );
  assert.equal(zone({ country: "ES", territory: "IC", rates: "ES" }), "Spain (Canary Islands): zone 2");
  assert.equal(zone({ country: "ES" }), "Spain: zone 2");
});

Deno.test("S2.5 prices of one currency are next to each other, because amounts of different currencies say nothing of which is cheaper", () => {
  const quote = (currency: string, total_minor: number, ok = true): Quote => ({
    ...method,
    price: { ...rated, ok, currency, total_minor, steps: [] },
  });
  const sorted = byPrice([
    quote("", 0, false),
    quote("USD", 400),
    quote("JPY", 500),
    quote("USD", 900),
    quote("JPY", 100),
  ]);
  assert.deepEqual(
    sorted.map(({ price: { currency, total_minor } }) => `${total_minor} ${currency}`.trim()),
    [
      "100 JPY",
      "500 JPY",
      "400 USD",
      "900 USD",
      "0",
    ],
  );
});
