/** Groups the rows of a report, ranks the groups, and adds up those beyond the limit. */
import type { FigureColumn, Measure } from "./measures.ts";
import { type Fact, Tally } from "./tally.ts";

export interface Group {
  readonly key: string;
  readonly tally: Tally;
  readonly parts: ReadonlyMap<string, Tally>;
}

export interface KeyedFact extends Fact {
  /** A value for each dimension. */
  readonly keys: readonly string[];
}

export function groupsOf(facts: readonly KeyedFact[]): readonly Group[] {
  const groups = new Map<string, { key: string; tally: Tally; parts: Map<string, Tally> }>();
  for (const fact of facts) {
    const [key = "", part] = fact.keys;
    const group = groups.get(key) ?? { key, tally: new Tally(), parts: new Map<string, Tally>() };
    groups.set(key, group);
    group.tally.add(fact);
    if (part === undefined) continue;
    const its = group.parts.get(part) ?? new Tally();
    group.parts.set(part, its);
    its.add(fact);
  }
  return [...groups.values()];
}

export function sumOfFacts(facts: readonly Fact[]): Tally {
  const sum = new Tally();
  for (const fact of facts) sum.add(fact);
  return sum;
}

export interface GroupRanking<Each> {
  readonly shown: readonly Each[];
  /** Sums of the groups beyond the limit; null if all groups are shown. */
  readonly others: Tally | null;
  readonly count: number;
}

/** Ranks groups by a figure, and equal ones by key, so that their order is always the same. */
export function rankGroups<Each extends { readonly key: string; readonly tally: Tally }>(
  all: readonly Each[],
  by: FigureColumn | undefined,
  measures: ReadonlyMap<string, Measure>,
  limit: number,
): GroupRanking<Each> {
  const value = ({ tally }: Each) => (by && tally.value(by, measures)) ?? -Infinity;
  const sorted = all.map((each) => ({ each, at: value(each) }))
    .toSorted((one, other) => other.at - one.at || (one.each.key < other.each.key ? -1 : 1))
    .map(({ each }) => each);
  const rest = sorted.slice(limit);
  const others = new Tally();
  for (const { tally } of rest) others.addAll(tally);
  return { shown: sorted.slice(0, limit), others: rest.length > 0 ? others : null, count: sorted.length };
}
