/** A report keeps what it shows in its address, so that a link and a bookmark open the same figures. */
import { useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { MAX_FIGURE_GROUPS } from "../../../api/figures/bounds.ts";
import type { FilterValues, Resource } from "../../../resources/define.ts";
import { type FigureReport, filtersOf } from "../../../resources/define_figures.ts";
import { argsOf } from "../../../resources/document.ts";
import { isPeriod } from "../../../api/time/ranges.ts";

export interface ReportView {
  readonly filters: FilterValues;
  /** One or two dimensions. */
  readonly by: readonly string[];
  /** The figure that is charted, and that ranks the rows. */
  readonly rank: string;
  /** True where no rows are together. */
  readonly isWhole: boolean;
}

export const WHOLE_LIMIT = MAX_FIGURE_GROUPS;
const DEFAULT_RANGE = "this-month";
const hasDays = ({ range, start, end }: FilterValues): boolean => Boolean(range || start || end);

/** Has only those parts of a list that the filter bar reads. */
export const filterResource = (report: FigureReport): Resource => ({
  ...report.list,
  path: report.path,
  filters: filtersOf(report),
  defaults: { range: DEFAULT_RANGE },
});

/** Drops what this report does not know: a link may be older than it. */
export function readView(report: FigureReport, search: string): ReportView {
  const query = new URLSearchParams(search);
  const given = filtersOf(report).flatMap(argsOf).flatMap((name): [string, string][] => {
    const value = query.get(name)?.replaceAll("\0", "").trim();
    return value ? [[name, value]] : [];
  });
  const filters: FilterValues = Object.fromEntries(given);
  const isKnown = (key: string) => isPeriod(key) || report.dimensions.includes(key);
  const by = [...new Set((query.get("by") ?? "").split(",").filter(isKnown))].slice(0, 2);
  const rank = query.get("figure") ?? "";
  return {
    filters: hasDays(filters) ? filters : { ...filters, range: DEFAULT_RANGE },
    by: by.length > 0 ? by : [report.by],
    rank: report.measures.some(({ key }) => key === rank) ? rank : report.measures[0]?.key ?? "",
    isWhole: query.get("rows") === "all",
  };
}

export function writeView(report: FigureReport, { filters, by, rank, isWhole }: ReportView): string {
  const query = new URLSearchParams();
  for (const name of filtersOf(report).flatMap(argsOf)) {
    const value = filters[name];
    if (value && !(name === "range" && value === DEFAULT_RANGE)) query.set(name, value);
  }
  if (by.join() !== report.by) query.set("by", by.join());
  if (rank !== report.measures[0]?.key) query.set("figure", rank);
  if (isWhole) query.set("rows", "all");
  const text = query.toString();
  return `${report.path}${text && `?${text}`}`;
}

export function useReportView(report: FigureReport) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const view = useMemo(() => readView(report, search), [report, search]);
  const change = (patch: Partial<ReportView>) => navigate(writeView(report, { ...view, ...patch }));
  return {
    view,
    change,
    filter: (patch: FilterValues) => change({ filters: { ...view.filters, ...patch }, isWhole: false }),
    clear: () => navigate(report.path),
  };
}
