/** In each group the duty rule with the longest HS prefix counts, and groups add up. Source: docs/shipping.md. */
import type { CustomsLine } from "../customs.ts";
import { convertSum, type Rates } from "../../money/exchange.ts";
import type { DutyRule, PriceTable, RateResult, RateStep } from "./price_table.ts";
import { basisPointsOf, refuseRate } from "./rate.ts";

export interface DutyLine {
  /** Digits; the dots of a printed code do not count. */
  readonly hs: string;
  /** ISO 3166-1 alpha-2. */
  readonly origin: string;
  readonly quantity: number;
  /** Value of all pieces of the line. */
  readonly value_minor: number;
}

export interface DutyQuestion {
  /** post or courier. */
  readonly channel: string;
  readonly lines: readonly DutyLine[];
}

export interface Duties {
  readonly total_minor: number;
  readonly currency: string;
  readonly card: string;
  readonly steps: readonly RateStep[];
}

const ANY = "*";
/** A flat duty is charged once for each tariff subheading of the package: the first six digits of the HS code. */
const SUBHEADING_DIGITS = 6;

export const digitsOf = (hs: string): string => hs.replaceAll(/\D/g, "");

export function computeDuties(
  { channel, lines }: DutyQuestion,
  { code, currency, body }: PriceTable,
): Duties {
  const value = lines.reduce((sum, { value_minor }) => sum + value_minor, 0);
  const groups = Map.groupBy(body.duties, ({ group }) => group);
  const steps: RateStep[] = [];
  for (const [group, rules] of groups) {
    const charged = new Set<string>();
    for (const line of lines) {
      const rule = ruleFor(rules, { ...line, hs: digitsOf(line.hs) }, channel, value);
      if (!rule) continue;
      const heading = digitsOf(line.hs).slice(0, SUBHEADING_DIGITS);
      const once = charged.has(heading) ? 0 : rule.per_line_minor;
      charged.add(heading);
      const minor = basisPointsOf(line.value_minor, rule.bp) + once + rule.per_item_minor * line.quantity;
      steps.push({
        code: "duty",
        values: { group, hs_prefix: rule.hs_prefix, bp: rule.bp, card: code },
        minor,
      });
    }
  }
  return { total_minor: steps.reduce((sum, { minor }) => sum + minor, 0), currency, card: code, steps };
}

export interface DutiedPackage {
  readonly channel: string;
  readonly lines: readonly Pick<CustomsLine, "hs" | "origin" | "qty" | "value_minor" | "currency">[];
  readonly rates: Rates;
}

/** Adds duties in the price's currency. */
export function withDuties(
  price: RateResult,
  table: PriceTable,
  { channel, lines, rates }: DutiedPackage,
): RateResult {
  if (!price.ok) return price;
  const valued: DutyLine[] = [];
  for (const { hs, origin, qty, value_minor, currency } of lines) {
    const value = convertSum({ minor: value_minor, currency }, table.currency, rates);
    if (value === null) return refuseRate("noRate", price.steps);
    valued.push({ hs, origin, quantity: qty, value_minor: value });
  }
  const added: RateStep[] = [];
  for (const step of computeDuties({ channel, lines: valued }, table).steps) {
    const minor = convertSum({ minor: step.minor, currency: table.currency }, price.currency, rates);
    if (minor === null) return refuseRate("noRate", price.steps);
    const foreign = table.currency === price.currency
      ? {}
      : { amount_minor: step.minor, currency: table.currency };
    added.push({ ...step, values: { ...step.values, ...foreign }, minor });
  }
  const total_minor = added.reduce((sum, { minor }) => sum + minor, price.total_minor);
  return { ...price, total_minor, steps: [...price.steps, ...added] };
}

/** Steps that no price table has: duties, and the last one that makes a remedy free. */
const ADDED_STEPS: readonly string[] = ["duty", "remedy"];

/** Returns the price by the price table alone, without duties and not reduced for a remedy. */
export function tablePriceOf<R extends RateResult>(price: R): R {
  if (!price.ok) return price;
  const added = price.steps.filter(({ code }) => ADDED_STEPS.includes(code));
  const total_minor = added.reduce((sum, { minor }) => sum - minor, price.total_minor);
  return { ...price, total_minor, steps: price.steps.filter((step) => !added.includes(step)) };
}

/** Among rules with the same prefix, one that names the origin goes first, then one that names the channel. */
function ruleFor(
  rules: readonly DutyRule[],
  { hs, origin }: DutyLine,
  channel: string,
  value: number,
): DutyRule | null {
  const weight = (rule: DutyRule) =>
    digitsOf(rule.hs_prefix).length * 4 + (rule.origin === ANY ? 0 : 2) + (rule.channel === ANY ? 0 : 1);
  let best: DutyRule | null = null;
  for (const rule of rules) {
    if (!hs.startsWith(digitsOf(rule.hs_prefix))) continue;
    if (rule.origin !== ANY && rule.origin !== origin) continue;
    if (rule.channel !== ANY && rule.channel !== channel) continue;
    if (rule.max_value_minor !== null && value > rule.max_value_minor) continue;
    if (!best || weight(rule) > weight(best)) best = rule;
  }
  return best;
}
