import type { PolicyOutcome } from "../generated/schema.ts";
import { type Application, MISMATCH_REASONS, type PolicyResult } from "./policies.ts";

const CHANGE_NAMES = {
  method_code: "method",
  package_type: "package_type",
  content_type: "content_type",
  incoterm: "incoterm",
  label_format: "label_format",
  tolerance_g: "tolerance_g",
} as const satisfies Partial<Record<keyof PolicyResult, string>>;
const COLUMNS = Object.keys(CHANGE_NAMES) as (keyof typeof CHANGE_NAMES)[];

type ComparedValues = Readonly<Pick<PolicyResult, keyof typeof CHANGE_NAMES>>;

export interface AppliedChange {
  readonly before: ComparedValues;
  readonly after: ComparedValues;
  readonly method: string;
}

export function policyOutcome(
  { chosen: { looked }, usable }: Pick<Application, "chosen" | "usable">,
  { before, after, method }: AppliedChange,
): PolicyOutcome {
  const isMatched = looked.some(({ misses }) => misses.length === 0);
  const activePolicies = looked.filter(({ policy }) => policy.status === "Active");
  const found = new Set(activePolicies.flatMap(({ misses }) => misses));
  const misses = activePolicies.length === 0
    ? ["paused"]
    : MISMATCH_REASONS.filter((miss) => found.has(miss));
  return {
    matched: isMatched,
    changed: COLUMNS.filter((column) => before[column] !== after[column]).map((column) =>
      CHANGE_NAMES[column]
    ),
    method,
    misses: isMatched ? [] : [...misses],
    refusals: usable.code === "" ? [...new Set(usable.skipped.flatMap(({ why }) => why))] : [],
  };
}

type Counts = Readonly<Record<string, number>>;

/** Counts each package once; reasons are `misses` of unmatched packages and `refusals` of unusable ones. */
export interface PolicyTally {
  readonly methods: Counts;
  readonly others: number;
  readonly same: number;
  readonly unmatched: number;
  readonly misses: Counts;
  /** Packages that match a policy, but none of its methods can be used. */
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

const countEach = (counts: Counts, keys: readonly string[]): Counts =>
  keys.reduce((sums, key) => ({ ...sums, [key]: (sums[key] ?? 0) + 1 }), counts);

function addOutcome(
  tally: PolicyTally,
  { matched, changed, method, misses, refusals }: PolicyOutcome,
): PolicyTally {
  if (!matched) {
    return { ...tally, unmatched: tally.unmatched + 1, misses: countEach(tally.misses, misses) };
  }
  if (changed.includes("method")) return { ...tally, methods: countEach(tally.methods, [method]) };
  if (changed.length > 0) return { ...tally, others: tally.others + 1 };
  if (refusals.length > 0) {
    return { ...tally, unusable: tally.unusable + 1, refusals: countEach(tally.refusals, refusals) };
  }
  return { ...tally, same: tally.same + 1 };
}

export const addOutcomes = (tally: PolicyTally, outcomes: readonly PolicyOutcome[]): PolicyTally =>
  outcomes.reduce(addOutcome, tally);
