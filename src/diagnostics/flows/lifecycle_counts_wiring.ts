import type { Count } from "../../../machines/rows.ts";
import type { Chart } from "../../../api/flows/chart.ts";
import type { Columns } from "../../../machines/lifecycles/columns.ts";
import { type LifecycleName, LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import type { Resource } from "../../../resources/define.ts";
import { resources } from "../../../resources/generated/resources.ts";
import { askText } from "../../lib/client.ts";
import type { Outcome } from "../../lib/outcome.ts";
import type { AnswerSource } from "../../engine/wiring/answer.ts";

/** Maximum number of counts in one GraphQL document. Source: docs/limits.md. */
const AT_ONCE = 10;

export interface StateFilter {
  readonly path: string;
  readonly filters: Columns;
}

export interface StateCount extends StateFilter, Count {}

export const resourceOf = (name: LifecycleName): Resource | null =>
  resources.find(({ lifecycle }) => lifecycle?.name === name) ?? null;

export const filtersOf = (name: LifecycleName, chart: Chart): StateFilter[] =>
  chart.states.flatMap(({ path }) => {
    const filters = LIFECYCLES[name].columns.filtersOf(path);
    return filters ? [{ path, filters }] : [];
  });

const variableOf = (at: number, column: string): string => `s${at}_${column}`;

function documentOf({ count }: Resource, states: readonly StateFilter[]): string {
  const declared = states.flatMap(({ filters }, at) =>
    Object.keys(filters).map((column) => `$${variableOf(at, column)}: [String!]`)
  );
  const fields = states.map(({ filters }, at) => {
    const passed = Object.keys(filters).map((column) => `${column}: $${variableOf(at, column)}`);
    return `c${at}: ${count}(${passed.join(", ")}) { count capped }`;
  });
  return `query LifecycleCounts(${declared.join(", ")}) { ${fields.join(" ")} }`;
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
          const variables = Object.fromEntries(
            filters.flatMap((state, at) =>
              Object.entries(state.filters).map(([column, value]) => [variableOf(at, column), [value]])
            ),
          );
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
