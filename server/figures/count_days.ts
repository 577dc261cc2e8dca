/** Counts a long span day by day, so that no statement is long and other reports are read in between. */
import { MAX_COUNTED_GROUPS } from "../../api/figures/bounds.ts";
import type { KeyedFact } from "../../api/figures/groups.ts";
import { partsOf } from "../../api/time/dates.ts";
import { yieldToRequests } from "../background/yield_to_requests.ts";
import type { CountRequest } from "./question.ts";
import { countRows, type ReportFacts } from "./sums_store.ts";

interface Day {
  readonly from: number;
  readonly until: number;
}

/** Returns null if the day has too many groups. */
export async function factsOfDay(
  request: CountRequest,
  { from, until }: Day,
): Promise<readonly KeyedFact[] | null> {
  const before = { from, until: from };
  const question = { ...request.question, span: { from, until }, before };
  return (await countRows({ ...request, question }))?.facts ?? null;
}

export class FactSums {
  readonly #facts = new Map<string, KeyedFact & { readonly values: Map<string, number> }>();

  /** Returns false if there are too many groups. */
  add(facts: readonly KeyedFact[]): boolean {
    for (const fact of facts) {
      const name = JSON.stringify([fact.keys, fact.currency, fact.spread, [...fact.values.keys()]]);
      const known = this.#facts.get(name);
      if (!known) this.#facts.set(name, { ...fact, values: new Map(fact.values) });
      else {
        for (const [key, value] of fact.values) known.values.set(key, (known.values.get(key) ?? 0) + value);
      }
    }
    return this.#facts.size <= MAX_COUNTED_GROUPS;
  }

  all = (): readonly KeyedFact[] => [...this.#facts.values()];
}

/** Counts without the span before. Returns null if there are too many groups. */
export async function countDays(request: CountRequest): Promise<ReportFacts | null> {
  const sums = new FactSums();
  for (const day of partsOf(request.question.span, "day", request.context.settings.timeZone)) {
    const facts = await factsOfDay(request, day);
    if (!facts || !sums.add(facts)) return null;
    await yieldToRequests();
  }
  return { facts: sums.all(), before: [] };
}
