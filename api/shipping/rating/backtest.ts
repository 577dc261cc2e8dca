/** Prices past packages again with a draft of a price table. */
import type { PriceTable, RateRequest, RateResult } from "./price_table.ts";
import { pickPriceTable } from "./pick.ts";
import { rateBy } from "./rate.ts";

export interface BoughtPackage {
  readonly code: string;
  readonly seller_id: string;
  readonly question: RateRequest;
  readonly before: RateResult;
}

export interface GroupSum {
  readonly key: string;
  readonly count: number;
  readonly before_minor: number;
  readonly after_minor: number;
}

/** A package for which the draft has no price. */
export interface UnpricedPackage {
  readonly code: string;
  readonly country: string;
  readonly postal_code: string;
  readonly weight_g: number;
  readonly refusal: string;
}

export interface PriceIncrease {
  readonly code: string;
  readonly before_minor: number;
  readonly after_minor: number;
}

export interface Tally {
  readonly parcels: number;
  readonly before_minor: number;
  readonly after_minor: number;
  readonly holes_count: number;
  readonly holes: readonly UnpricedPackage[];
  readonly rises: readonly PriceIncrease[];
  readonly zones: Readonly<Record<string, Sums>>;
  readonly brackets: Readonly<Record<string, Sums>>;
  readonly sellers: Readonly<Record<string, Sums>>;
}
type Sums = readonly [count: number, before_minor: number, after_minor: number];

/** Published result of the job. It has no sums, since more people may see it than the price table. */
export interface BacktestSummary {
  readonly parcels: number;
  readonly holes: number;
  /** Hundredths of a percent; null if nothing had a price before. */
  readonly change_bp: number | null;
}

export const NO_TALLY: Tally = {
  parcels: 0,
  before_minor: 0,
  after_minor: 0,
  holes_count: 0,
  holes: [],
  rises: [],
  zones: {},
  brackets: {},
  sellers: {},
};

const MAX_HOLES = 50;
const MAX_RISES = 20;

/** Replaces the price tables that the draft would succeed, as if it had always been in force. */
export const withDraft = (
  draft: PriceTable,
  tables: readonly PriceTable[],
  isSameLine: (table: PriceTable) => boolean,
): PriceTable[] => [
  ...tables.filter((table) => !isSameLine(table)),
  { ...draft, effective_at: 0, expired_at: null },
];

/** Skips packages that another table prices; `tables` is the result of `withDraft`. */
export function addToTally(
  tally: Tally,
  bought: readonly BoughtPackage[],
  draft: PriceTable,
  tables: readonly PriceTable[],
): Tally {
  let { parcels: packages, before_minor, after_minor, holes_count } = tally;
  const holes = [...tally.holes];
  let rises = [...tally.rises];
  const groups = {
    zones: new Map(Object.entries(tally.zones)),
    brackets: new Map(Object.entries(tally.brackets)),
    sellers: new Map(Object.entries(tally.sellers)),
  };
  for (const { code, seller_id, question, before } of bought) {
    const draftQuestion = { ...question, kind: draft.kind === "cost" ? "cost" : "price" } as const;
    const picked = pickPriceTable(draftQuestion, tables);
    if (picked?._id !== draft._id) continue;
    packages++;
    const after = rateBy(draftQuestion, draft);
    if (!after.ok) {
      holes_count++;
      const { country, postal_code, weight_g } = question;
      if (holes.length < MAX_HOLES) {
        holes.push({ code, country, postal_code, weight_g, refusal: after.refusal });
      }
      continue;
    }
    // A package without a price, or with one in another currency, cannot be compared.
    if (!before.ok || before.currency !== after.currency) continue;
    const [was, is] = [before.total_minor, after.total_minor];
    before_minor += was;
    after_minor += is;
    add(groups.zones, after.zone, was, is);
    const base = after.steps.find((step) => step.code === "base");
    add(groups.brackets, String(base?.values["up_to_g"] ?? ""), was, is);
    add(groups.sellers, seller_id, was, is);
    if (is > was) rises = withRise(rises, { code, before_minor: was, after_minor: is });
  }
  return {
    parcels: packages,
    before_minor,
    after_minor,
    holes_count,
    holes,
    rises,
    zones: Object.fromEntries(groups.zones),
    brackets: Object.fromEntries(groups.brackets),
    sellers: Object.fromEntries(groups.sellers),
  };
}

function add(sums: Map<string, Sums>, key: string, was: number, is: number): void {
  const [count, before, after] = sums.get(key) ?? [0, 0, 0];
  sums.set(key, [count + 1, before + was, after + is]);
}

const riseOf = ({ before_minor, after_minor }: PriceIncrease): number => after_minor - before_minor;

function withRise(rises: readonly PriceIncrease[], rise: PriceIncrease): PriceIncrease[] {
  const last = rises.at(-1);
  if (rises.length === MAX_RISES && last && riseOf(last) >= riseOf(rise)) return [...rises];
  return [...rises, rise].sort((one, other) => riseOf(other) - riseOf(one)).slice(0, MAX_RISES);
}

/** Returns the groups by name, numbers in numeric order. */
export const groupsOf = (sums: Readonly<Record<string, Sums>>): GroupSum[] =>
  Object.entries(sums).map(([key, [count, before_minor, after_minor]]) => ({
    key,
    count,
    before_minor,
    after_minor,
  })).sort((one, other) => one.key.localeCompare(other.key, "en", { numeric: true }));
