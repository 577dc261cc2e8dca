/** Computes a package's price in whole numbers; it is the same on every later day. Source: docs/shipping.md. */
import type {
  PriceTable,
  PriceTableBody,
  RateRefusal,
  RateRequest,
  RateResult,
  RateStep,
  StepCode,
  Surcharge,
  SurchargeWhen,
} from "./price_table.ts";
import { territoryOf } from "../../places/territories.ts";
import { pickPriceTable } from "./pick.ts";
import { dimWeight } from "./weights.ts";
import { type FoundZone, lacksPostalCode, zoneOf } from "./zones.ts";

/** A larger price is an error, and shares of it would not be exact. */
export const MAX_BASE_MINOR = 10_000_000_000;
export const WHOLE_BP = 10_000;

const step = (code: StepCode, values: RateStep["values"], minor = 0): RateStep => ({ code, values, minor });

export const basisPointsOf = (minor: number, bp: number): number =>
  Math.floor((minor * bp * 2 + WHOLE_BP) / (WHOLE_BP * 2));

export function ratePackage(question: RateRequest, tables: readonly PriceTable[]): RateResult {
  const table = pickPriceTable(question, tables);
  return table ? rateBy(question, table) : refuseRate("noCard", []);
}

export function rateBy(question: RateRequest, table: PriceTable): RateResult {
  const { body } = table;
  const steps = [step("card", { card: table.code, plan: table.plan, min_vip: table.min_vip })];
  const { country, weight_g, mm } = question;
  const { code: territory, rates } = territoryOf(question);
  // A price table may name a territory, such as Puerto Rico; otherwise the prices of its country count.
  const names = territory === "" ? [country] : [territory, rates, country];
  const zone = zoneOf(body.zones, names, question.postal_code);
  if (!zone) {
    const isPostalCodeMissing = lacksPostalCode(body.zones, names, question.postal_code);
    return refuseRate(isPostalCodeMissing ? "noPostalCode" : "noZone", steps);
  }
  const place = { zone: zone.code, country, prefix: zone.prefix };
  steps.push(step("zone", territory === "" ? place : { ...place, territory, rates }));
  if (weight_g <= 0) return refuseRate("noWeight", steps);
  steps.push(step("weight", { weight_g }));
  const dim_g = mm && body.dim ? dimWeight(mm, body.dim) : null;
  const billed_g = dim_g !== null && dim_g > weight_g ? dim_g : weight_g;
  if (dim_g !== null && billed_g === dim_g) steps.push(step("dim", { dim_g }));
  const based = baseOf(body, zone.at, billed_g);
  if ("refusal" in based) return refuseRate(based.refusal, steps, based.values);
  steps.push(...based.steps);
  let total_minor = based.minor;
  for (const surcharge of body.surcharges) {
    if (!isMet(surcharge.when, billed_g, mm, zone)) continue;
    const minor = amountOf(surcharge, based.minor);
    total_minor += minor;
    steps.push(step("surcharge", { surcharge: surcharge.code, bp: surcharge.bp ?? 0 }, minor));
  }
  return {
    ok: true,
    total_minor,
    currency: table.currency,
    billed_g,
    zone: zone.code,
    card: table.code,
    steps,
  };
}

export function refuseRate(
  refusal: RateRefusal,
  steps: readonly RateStep[],
  values: RateStep["values"] = {},
): RateResult {
  return { ok: false, refusal, steps: [...steps, step("refused", { refusal, ...values })] };
}

type BaseResult =
  | { readonly minor: number; readonly steps: readonly RateStep[] }
  | { readonly refusal: RateRefusal; readonly values?: RateStep["values"] };

function baseOf({ brackets, further }: PriceTableBody, zone: number, billed_g: number): BaseResult {
  let [low, high] = [0, brackets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((brackets[middle]?.up_to_g ?? 0) < billed_g) low = middle + 1;
    else high = middle;
  }
  const bracket = brackets[low];
  if (bracket) {
    const minor = bracket.cells[zone] ?? null;
    if (minor === null) return { refusal: "notOffered" };
    return { minor, steps: [step("base", { billed_g, up_to_g: bracket.up_to_g }, minor)] };
  }
  const last = brackets.at(-1);
  const most_g = last?.up_to_g ?? 0;
  const each = further?.cells[zone] ?? null;
  if (!further || each === null) return { refusal: "tooHeavy", values: { most_g } };
  const first = last ? last.cells[zone] ?? null : 0;
  if (first === null) return { refusal: "notOffered" };
  const steps = Math.ceil((billed_g - most_g) / further.step_g);
  const minor = first + steps * each;
  if (minor > MAX_BASE_MINOR) return { refusal: "tooHeavy", values: { most_g } };
  return {
    minor,
    steps: [
      step("base", { billed_g, up_to_g: most_g }, first),
      step("further", { steps, step_g: further.step_g }, steps * each),
    ],
  };
}

function isMet(
  when: SurchargeWhen,
  billed_g: number,
  mm: RateRequest["mm"],
  zone: FoundZone,
): boolean {
  if ("over_g" in when) return billed_g > when.over_g;
  if ("side_over_mm" in when) {
    const { side_over_mm } = when;
    return mm !== null && mm.some((side) => side > side_over_mm);
  }
  return "zones" in when ? when.zones.includes(zone.code) : true;
}

const amountOf = ({ flat_minor = 0, bp = 0 }: Surcharge, base: number): number =>
  flat_minor + basisPointsOf(base, bp);
