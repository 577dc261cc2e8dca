/** Defines a report as data: figures over the rows of a list, so that each figure opens exactly the rows it counts. */
import type { Rule } from "../api/access.ts";
import type { MeasureOf } from "../api/figures/measures.ts";
import type { QueryArgs, QueryName, QueryResults } from "../api/generated/schema.ts";
import type { ModuleId } from "../api/modules.ts";
import { PERIODS } from "../api/time/ranges.ts";
import type { Filter, FilterValues, Resource } from "./define.ts";
import type { MenuGroup } from "./menu_groups.ts";

export interface FigureReport {
  readonly id: string;
  readonly path: `/${string}`;
  readonly group: MenuGroup;
  /** True if the report is not in the menu; another screen links to it. */
  readonly isApart?: true;
  readonly rule: Rule;
  /** The module of rights that decides within the roles. */
  readonly module: ModuleId;
  readonly query: QueryName;
  readonly list: Resource;
  /** The column with the currency of a row. */
  readonly currency: string;
  /** In the order of the columns. */
  readonly measures: readonly MeasureOf<string>[];
  /** Measures that are shown on a card, the main one first. */
  readonly cards: readonly string[];
  /** Filters of the list that a person may set, besides the days. Rows may be grouped by those in `dimensions`. */
  readonly filters: readonly string[];
  readonly dimensions: readonly string[];
  /** The dimension that the page begins with. */
  readonly by: string;
  /** False if the report does not compare with the span before. */
  readonly isCompared?: false;
}

type RowOf<Q extends QueryName> = NonNullable<QueryResults[Q]> extends readonly (infer Row)[] ? Row : never;
type FieldOf<Q extends QueryName> = Extract<keyof RowOf<Q>, string>;
type ArgOf<Q extends QueryName> = Extract<keyof QueryArgs[Q], string>;

/** Defines a report whose measures, filters and dimensions are checked against the SDL's types of its list. */
export function defineFigures<L extends QueryName, Key extends string, Column extends string>(
  report: Omit<FigureReport, "list" | "measures"> & {
    readonly list: Resource & { readonly query: L };
    /** Columns of the list's database table that its rows in the API lack. */
    readonly hidden: readonly Column[];
    readonly currency: FieldOf<L> | NoInfer<Column>;
    readonly measures: readonly (
      & MeasureOf<FieldOf<L> | NoInfer<Column>>
      & { readonly key: Key; readonly where?: { readonly [A in ArgOf<L>]?: string } }
    )[];
    readonly cards: readonly NoInfer<Key>[];
    readonly filters: readonly ArgOf<L>[];
    readonly dimensions: readonly ArgOf<L>[];
    readonly by: ArgOf<L> | typeof PERIODS[number];
  },
): FigureReport {
  return report as FigureReport;
}

export const filtersOf = ({ list, filters }: FigureReport): readonly Filter[] =>
  list.filters.filter(({ key, kind }) => kind === "days" || filters.includes(key));

/** Sets a missing first or last day to the other one: a report then counts that day alone, while a list shows everything from or up to it. */
export function withBothDays(filters: FilterValues): FilterValues {
  const { range: _, start, end, ...others } = filters;
  return start || end ? { ...others, start: start || end, end: end || start } : filters;
}
