/** How many records are in each state of their lifecycle: what their list counts, with one filter each. */
import type { Count } from "../../../machines/rows.ts";
import type { Chart } from "../../../api/flows/chart.ts";
import { type LifecycleName, LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import type { Resource } from "../../../resources/define.ts";
import { resources } from "../../../resources/mod.ts";
import { askText } from "../../lib/client.ts";
import type { Outcome } from "../../lib/outcome.ts";
import type { AnswerSource } from "../../engine/wiring/answer.ts";

/** A document may ask for so many. Source: security G1. */
const AT_ONCE = 10;

/** A state of the chart as a filter of the list. */
export interface StateFilter {
  readonly path: string;
  readonly column: string;
  readonly state: string;
}

export interface StateCount extends StateFilter, Count {}

export const resourceOf = (name: LifecycleName): Resource | null =>
  resources.find(({ lifecycleName }) => lifecycleName === name) ?? null;

export const filtersOf = (name: LifecycleName, chart: Chart): StateFilter[] =>
  Object.entries(LIFECYCLES[name].columns).flatMap(([region, column]) =>
    chart.states.filter(({ parent }) => parent === region)
      .map(({ path, key }) => ({ path, column, state: key }))
  );

function documentOf({ count }: Resource, filters: readonly StateFilter[]): string {
  const declared = filters.map((_, at) => `$s${at}: [String!]`).join(", ");
  const fields = filters.map(({ column }, at) => `c${at}: ${count}(${column}: $s${at}) { count capped }`);
  return `query LifecycleCounts(${declared}) { ${fields.join(" ")} }`;
}

const chunked = <Item>(items: readonly Item[]): Item[][] =>
  Array.from(
    { length: Math.ceil(items.length / AT_ONCE) },
    (_, at) => items.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

export function lifecycleCounts(
  name: LifecycleName,
  chart: Chart,
): AnswerSource<{ readonly counts: StateCount[] }> {
  const resource = resourceOf(name);
  return {
    name: `counts.${name}`,
    entities: resource ? [resource.query] : [],
    async ask(options): Promise<Outcome<{ counts: StateCount[] }>> {
      if (!resource) return { ok: true, data: { counts: [] } };
      const parts = await Promise.all(
        chunked(filtersOf(name, chart)).map(async (filters) => {
          const variables = Object.fromEntries(filters.map(({ state }, at) => [`s${at}`, [state]]));
          const outcome = await askText<Record<string, Count>>(documentOf(resource, filters), variables, {
            ...options,
            background: true,
          });
          return { filters, outcome };
        }),
      );
      const counts: StateCount[] = [];
      for (const { filters, outcome } of parts) {
        if (!outcome.ok) return { ok: false, failure: outcome.failure };
        filters.forEach((filter, at) => {
          const count = outcome.data[`c${at}`];
          if (count) counts.push({ ...filter, ...count });
        });
      }
      return { ok: true, data: { counts } };
    },
  };
}
