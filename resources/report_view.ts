/** Maps a report to a list, for saved views: figures as columns, the chart's as sort, groups as filter. */
import { allows, type Person } from "../api/access.ts";
import { PERIODS } from "../api/time/ranges.ts";
import { choices, column, type FilterValues, type Resource } from "./define.ts";
import { type FigureReport, filtersOf } from "./define_figures.ts";
import { variablesOf } from "./url.ts";

/** The filter of a view with the dimensions, in their order. */
export const GROUPS_FILTER = "by";
export const DEFAULT_RANGE = "this-month";

const FIGURE_WIDTH_PX = 120;

/** Returns the report without filters and dimensions that the person may not use. */
export function reportFor(report: FigureReport, person: Person): FigureReport {
  const isAllowed = (key: string) => {
    const rule = report.list.filters.find((each) => each.key === key)?.rule;
    return !rule || allows(rule, person);
  };
  return {
    ...report,
    filters: report.filters.filter(isAllowed),
    dimensions: report.dimensions.filter(isAllowed),
  };
}

export function viewListOf(report: FigureReport): Resource {
  const { id, path, group, rule, module, list, measures } = report;
  return {
    id,
    path,
    group,
    rule,
    module,
    query: list.query,
    ...list.entity && { entity: list.entity },
    count: list.count,
    roots: {},
    defaults: { range: DEFAULT_RANGE },
    segment: list.segment,
    filters: [...filtersOf(report), choices(GROUPS_FILTER, [...PERIODS, ...report.dimensions])],
    columns: measures.map(({ key }) => column(key, "number", FIGURE_WIDTH_PX, { sortable: true })),
    sort: `-${measures[0]?.key}`,
    record: false,
  };
}

export const rankOf = (sort: string): string => sort.replace(/^-/, "");

/** Returns the report's arguments for a saved view, without what the report no longer has. */
export function argsOfReportView(
  report: FigureReport,
  { filters, sort }: { readonly filters: FilterValues; readonly sort: string },
): Record<string, unknown> {
  const { sort: rank, ...args } = variablesOf(viewListOf(report), { filters, sort: rankOf(sort) });
  return { ...args, ...rank !== "" && { rank } };
}
