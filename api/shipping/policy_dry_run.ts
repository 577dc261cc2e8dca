import type { MethodRules } from "./methods.ts";
import { applyPolicies, MISMATCH_REASONS, type Policy, type PolicyPackage, THEN_KEYS } from "./policies.ts";

export interface DryRunPackage extends PolicyPackage {
  readonly location_id: string | null;
  /** Current method; null if none was chosen yet. */
  readonly method_code: string | null;
}

interface Counted {
  readonly code: string;
  readonly count: number;
}

export interface TestedPolicy {
  readonly policy: Policy;
  readonly matched: number;
  readonly gave: number;
  readonly misses: readonly Counted[];
}

export interface PolicyTestResult {
  readonly parcels: number;
  readonly unmatched: number;
  readonly changed: number;
  readonly looked: readonly TestedPolicy[];
  readonly chosen: readonly { key: string; value: string; policy: string; count: number }[];
  readonly skipped: readonly { method: string; code: string; count: number }[];
}

class Tally {
  readonly #counts = new Map<string, number>();

  add(...words: readonly string[]): void {
    const key = JSON.stringify(words);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Returns the most frequent words first; equal counts in the order of their first occurrence. */
  all(): readonly { readonly words: readonly string[]; readonly count: number }[] {
    return [...this.#counts].map(([key, count]) => ({ words: JSON.parse(key) as string[], count }))
      .sort((a, b) => b.count - a.count);
  }

  of(...words: readonly string[]): number {
    return this.#counts.get(JSON.stringify(words)) ?? 0;
  }
}

export function testPolicies(
  packages: readonly DryRunPackage[],
  policies: readonly Policy[],
  methods: ReadonlyMap<string, MethodRules>,
): PolicyTestResult {
  const [matches, gifts, misses, chosen, skipped] = [1, 2, 3, 4, 5].map(() => new Tally()) as [
    Tally,
    Tally,
    Tally,
    Tally,
    Tally,
  ];
  let unmatched = 0;
  let changed = 0;
  for (const pkg of packages) {
    const { applied, chosen: found, usable } = applyPolicies({
      pkg,
      location_id: pkg.location_id,
      policies,
      methods,
    });
    const matching = found.looked.filter((each) => each.misses.length === 0);
    if (matching.length === 0) unmatched++;
    if (pkg.method_code !== null && pkg.method_code !== applied.method_code) changed++;
    for (const { policy, misses: why, gave } of found.looked) {
      if (why.length === 0) matches.add(policy._id);
      if (gave.length > 0) gifts.add(policy._id);
      for (const miss of why) misses.add(policy._id, miss);
    }
    const by = usable.code === "" ? "" : found.from.by_methods?.code ?? "";
    chosen.add("method", applied.method_code, by);
    for (const key of THEN_KEYS) {
      const policy = found.from[key];
      if (key !== "by_methods" && policy) chosen.add(key, String(found.values[key]), policy.code);
    }
    for (const { code, why } of usable.skipped) for (const each of why) skipped.add(code, each);
  }
  return {
    parcels: packages.length,
    unmatched,
    changed,
    looked: policies.toSorted((a, b) => a.priority - b.priority).map((policy) => ({
      policy,
      matched: matches.of(policy._id),
      gave: gifts.of(policy._id),
      misses: MISMATCH_REASONS.map((code) => ({ code, count: misses.of(policy._id, code) }))
        .filter(({ count }) => count > 0),
    })),
    chosen: inOrder(chosen.all()).map(({ words: [key = "", value = "", policy = ""], count }) => ({
      key,
      value,
      policy,
      count,
    })),
    skipped: skipped.all().map(({ words: [method = "", code = ""], count }) => ({ method, code, count })),
  };
}

export function countDifferences(
  packages: readonly DryRunPackage[],
  before: readonly Policy[],
  after: readonly Policy[],
  methods: ReadonlyMap<string, MethodRules>,
): number {
  const madeBy = (pkg: DryRunPackage, policies: readonly Policy[]) => {
    const { applied } = applyPolicies({ pkg, location_id: pkg.location_id, policies, methods });
    // A package does not change if another policy sets the same values.
    return JSON.stringify({ ...applied, policy_id: null });
  };
  return packages.filter((pkg) => madeBy(pkg, before) !== madeBy(pkg, after)).length;
}

const KEYS: readonly string[] = ["method", ...THEN_KEYS];

const inOrder = <T extends { readonly words: readonly string[]; readonly count: number }>(
  all: readonly T[],
) =>
  all.toSorted((a, b) =>
    KEYS.indexOf(a.words[0] ?? "") - KEYS.indexOf(b.words[0] ?? "") || b.count - a.count
  );
