import type { PolicyOutcome } from "../generated/schema.ts";
import { type Application, MISSES, type PolicyResult } from "./policies.ts";

const TOLD = {
  method_code: "method",
  package_type: "package_type",
  content_type: "content_type",
  incoterm: "incoterm",
  label_format: "label_format",
  tolerance_g: "tolerance_g",
} as const satisfies Partial<Record<keyof PolicyResult, string>>;
const COLUMNS = Object.keys(TOLD) as (keyof typeof TOLD)[];

type Sent = Readonly<Pick<PolicyResult, keyof typeof TOLD>>;

export interface AppliedChange {
  readonly before: Sent;
  readonly after: Sent;
  readonly method: string;
}

export function policyOutcome(
  { chosen: { looked }, usable }: Pick<Application, "chosen" | "usable">,
  { before, after, method }: AppliedChange,
): PolicyOutcome {
  const isMatched = looked.some(({ misses }) => misses.length === 0);
  const heard = looked.filter(({ policy }) => policy.status === "Active");
  const found = new Set(heard.flatMap(({ misses }) => misses));
  const misses = heard.length === 0 ? ["paused"] : MISSES.filter((miss) => found.has(miss));
  return {
    matched: isMatched,
    changed: COLUMNS.filter((column) => before[column] !== after[column]).map((column) => TOLD[column]),
    method,
    misses: isMatched ? [] : [...misses],
    refusals: usable.code === "" ? [...new Set(usable.skipped.flatMap(({ why }) => why))] : [],
  };
}

type Counts = Readonly<Record<string, number>>;

/** Each package is in one of the numbers; reasons are counted for each package that has them. */
export interface PolicyTally {
  readonly methods: Counts;
  readonly others: number;
  readonly same: number;
  readonly unmatched: number;
  readonly misses: Counts;
  /** Packages that match a policy none of whose methods can be used. */
  readonly unusable: number;
  readonly refusals: Counts;
}

export const NO_TALLY: PolicyTally = {
  methods: {},
  others: 0,
  same: 0,
  unmatched: 0,
  misses: {},
  unusable: 0,
  refusals: {},
};

const more = (counts: Counts, words: readonly string[]): Counts =>
  words.reduce((sums, word) => ({ ...sums, [word]: (sums[word] ?? 0) + 1 }), counts);

function withOne(
  tally: PolicyTally,
  { matched, changed, method, misses, refusals }: PolicyOutcome,
): PolicyTally {
  if (!matched) {
    return { ...tally, unmatched: tally.unmatched + 1, misses: more(tally.misses, misses) };
  }
  if (changed.includes("method")) return { ...tally, methods: more(tally.methods, [method]) };
  if (changed.length > 0) return { ...tally, others: tally.others + 1 };
  if (refusals.length > 0) {
    return { ...tally, unusable: tally.unusable + 1, refusals: more(tally.refusals, refusals) };
  }
  return { ...tally, same: tally.same + 1 };
}

export const addOutcomes = (tally: PolicyTally, outcomes: readonly PolicyOutcome[]): PolicyTally =>
  outcomes.reduce(withOne, tally);
