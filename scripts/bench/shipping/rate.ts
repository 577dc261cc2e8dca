/**
 * Measures the computation of a price with its table, zone and steps, beside a bare look-up in the same
 * tables. Tables and addresses are those of the demo: zones by postal prefix within the US, by country
 * elsewhere.
 */
import type { PriceTable, PriceTableBody, RateRequest } from "../../../api/shipping/rating/price_table.ts";
import { priceTableOf } from "../../../api/shipping/rating/problems.ts";
import { ratePackage } from "../../../api/shipping/rating/rate.ts";
import { seededRandom } from "../../../server/demo/random.ts";
import { ROUTES, tariffOf } from "../../../server/demo/shipping/tariffs.ts";
import type { Figure } from "../report.ts";
import { compareAlternately } from "./comparison.ts";

const QUESTIONS = 100_000;
const TURNS = 9;
const MS = 1_000;
const PLACES = ["US", "US", "US", "CA", "DE", "FR", "GB", "JP", "AU", "BR"];
const HEAVIEST_G = 5_000;
const WHOLE_BP = 10_000;

/** For each method one table of the past, one in force and one of the future. */
const PRICE_TABLES = ROUTES.flatMap((route): readonly PriceTable[] =>
  [90, 100, 110].map((factor, at) => ({
    ...priceTableOf(tariffOf(route, factor)),
    ...{ _id: `${route.method}-${at}`, code: `PT-${route.method}-${at}`, kind: "price" as const },
    ...{ method_code: route.method, currency: "USD", effective_at: at * 100 },
  }))
);
const AT = 150;

function questions(): readonly RateRequest[] {
  const random = seededRandom(29);
  const one = <T>(all: readonly T[]): T => all[random.below(all.length)]!;
  return Array.from({ length: QUESTIONS }, () => ({
    ...{
      kind: "price" as const,
      method_code: one(ROUTES).method,
      at: AT,
      plan: "",
      vip: 0,
      location_id: null,
    },
    ...{ country: one(PLACES), postal_code: String(10_000 + random.below(89_999)), mm: null },
    weight_g: 1 + random.below(HEAVIEST_G),
  }));
}

/** Looks up only the price, without reasons and steps. */
function lookedUp({ zones, brackets, further, surcharges }: PriceTableBody, question: RateRequest): number {
  let [zone, length] = [-1, -1];
  for (const [at, { countries, postal_prefixes }] of zones.entries()) {
    if (!countries.includes(question.country) && !countries.includes("*")) continue;
    const fitting = postal_prefixes.find((prefix) => question.postal_code.startsWith(prefix))?.length ?? 0;
    if (fitting > length) [zone, length] = [at, fitting];
  }
  const row = brackets.find(({ up_to_g }) => up_to_g >= question.weight_g);
  const last = brackets.at(-1);
  const steps = further && last ? Math.ceil((question.weight_g - last.up_to_g) / further.step_g) : 0;
  const base = (row ?? last)?.cells[zone] ?? 0;
  const minor = row ? base : base + steps * (further?.cells[zone] ?? 0);
  return surcharges.reduce(
    (sum, { bp = 0, when }) => "side_over_mm" in when ? sum : sum + Math.round(minor * bp / WHOLE_BP),
    minor,
  );
}

export async function rateFigures(): Promise<readonly Figure[]> {
  const all = questions();
  const bodies = new Map(
    PRICE_TABLES.map(({ method_code, body, effective_at }) => [method_code + effective_at, body]),
  );
  // The sum is used below, so that the engine does not optimize the work away.
  let sum = 0;
  const { ours, base } = await compareAlternately({
    ours() {
      for (const each of all) {
        const rated = ratePackage(each, PRICE_TABLES);
        if (rated.ok) sum += rated.total_minor;
      }
    },
    base() {
      for (const each of all) sum += lookedUp(bodies.get(`${each.method_code}100`)!, each);
    },
  }, { turns: TURNS });
  if (!Number.isFinite(sum)) throw new Error("A price is not a number");
  return [{
    name: "prices with their steps",
    ours: QUESTIONS / (ours / MS),
    base: QUESTIONS / (base / MS),
    unit: "/s",
    goal: ">= 0.3x",
  }];
}
