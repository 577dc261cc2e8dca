/** Stores what a report shows in its address, so that links and bookmarks open the same figures. */
import { DEFAULT_PAGE, DEFAULT_PAGE_SIZE } from "../api/constants.ts";
import { isPeriod, isRange } from "../api/time/ranges.ts";
import type { FilterValues, Resource } from "./define.ts";
import { type FigureReport, filtersOf, withBothDays } from "./define_figures.ts";
import { argsOf } from "./document.ts";
import { fitColumns } from "./list_layout.ts";
import { DEFAULT_RANGE, GROUPS_FILTER, rankOf } from "./report_view.ts";
import { supportedValue } from "./supported_values.ts";
import { layoutOf, type ListQuery } from "./url.ts";

export interface ReportView {
  readonly filters: FilterValues;
  /** One or two dimensions. */
  readonly by: readonly string[];
  /** The figure that the chart shows and the rows are sorted by. */
  readonly rank: string;
  /** The shown figures, in the order of the report. */
  readonly shown: readonly string[];
  /** Id of the saved view that was opened and may have been changed since, or empty. */
  readonly saved: string;
  /** True if all rows are shown, without Others. */
  readonly isWhole: boolean;
}

const MAX_DIMENSIONS = 2;
const hasDays = ({ range, start, end }: FilterValues): boolean => Boolean(range || start || end);
const namesIn = (text: string | null | undefined): readonly string[] => (text ?? "").split(",");

/** The first figure is always shown, as the first column of a list is. */
function shownIn({ measures }: FigureReport, wanted: readonly string[]): readonly string[] {
  const all = measures.map(({ key }) => key);
  const chosen = all.filter((key, place) => place === 0 || wanted.includes(key));
  return chosen.length > 1 || wanted.includes(all[0] ?? "") ? chosen : all;
}

interface GivenParts {
  readonly filters: FilterValues;
  readonly by: readonly string[];
  readonly rank: string;
  readonly shown: readonly string[];
}

function fitted(report: FigureReport, { filters, by, rank, shown }: GivenParts) {
  const isKnown = (key: string) => isPeriod(key) || report.dimensions.includes(key);
  const known = [...new Set(by.filter(isKnown))].slice(0, MAX_DIMENSIONS);
  return {
    filters: hasDays(filters) ? withBothDays(filters) : { ...filters, range: DEFAULT_RANGE },
    by: known.length > 0 ? known : [report.by],
    rank: report.measures.some(({ key }) => key === rank) ? rank : report.measures[0]?.key ?? "",
    shown: shownIn(report, shown),
  };
}

/** Ignores what this report does not have, because a link may be older than the report. */
export function readView(report: FigureReport, search: string): ReportView {
  const query = new URLSearchParams(search);
  const given = filtersOf(report).flatMap(argsOf).flatMap((name): [string, string][] => {
    const value = supportedValue(report.list, name, query.get(name)?.replaceAll("\0", "").trim() ?? "");
    const isKnown = value !== "" && (name !== "range" || isRange(value));
    return isKnown ? [[name, value]] : [];
  });
  return {
    ...fitted(report, {
      filters: Object.fromEntries(given),
      by: namesIn(query.get("by")),
      rank: query.get("figure") ?? "",
      shown: namesIn(query.get("figures")),
    }),
    saved: query.get("view") ?? "",
    isWhole: query.get("rows") === "all",
  };
}

const hasAll = ({ measures }: FigureReport, { shown }: Pick<ReportView, "shown">): boolean =>
  shown.length === measures.length;

/** @param isExplicit writes the days too: the bare link leads to the role's default view */
export function writeView(report: FigureReport, view: ReportView, isExplicit = false): string {
  const { filters, by, rank, shown, saved, isWhole } = view;
  const query = new URLSearchParams();
  for (const name of filtersOf(report).flatMap(argsOf)) {
    const value = filters[name];
    if (value && (isExplicit || !(name === "range" && value === DEFAULT_RANGE))) query.set(name, value);
  }
  if (by.join() !== report.by) query.set("by", by.join());
  if (rank !== report.measures[0]?.key) query.set("figure", rank);
  if (!hasAll(report, view)) query.set("figures", shown.join());
  if (saved) query.set("view", saved);
  if (isWhole) query.set("rows", "all");
  const text = query.toString();
  return `${report.path}${text && `?${text}`}`;
}

/** Converts what a report shows to the format of saved views of lists, without defaults. */
export function queryOfReport(report: FigureReport, resource: Resource, view: ReportView): ListQuery {
  const { range, ...filters } = view.filters;
  const widthOf = (key: string) => resource.columns.find((column) => column.key === key)?.width ?? 0;
  return {
    filters: {
      ...filters,
      ...range && range !== DEFAULT_RANGE && { range },
      ...view.by.join() !== report.by && { [GROUPS_FILTER]: view.by.join() },
    },
    sort: `-${view.rank}`,
    page: DEFAULT_PAGE,
    perPage: DEFAULT_PAGE_SIZE,
    layout: {
      columns: fitColumns(resource, view.shown.map((key) => ({ key, width: widthOf(key) }))),
      density: "normal",
      view: view.saved,
    },
  };
}

export function reportOfQuery(report: FigureReport, resource: Resource, query: ListQuery): ReportView {
  const { [GROUPS_FILTER]: by, ...filters } = query.filters;
  const { columns, view } = layoutOf(resource, query);
  return {
    ...fitted(report, {
      filters,
      by: namesIn(by),
      rank: rankOf(query.sort),
      shown: columns.map(({ key }) => key),
    }),
    saved: view,
    isWhole: false,
  };
}
