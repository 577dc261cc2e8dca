import { useEffect, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import type { FilterValues, Resource } from "../../../resources/define.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import {
  queryOfReport,
  readView,
  reportOfQuery,
  type ReportView,
  writeView,
} from "../../../resources/report_url.ts";
import { layoutOf, type ListQuery } from "../../../resources/url.ts";
import type { ViewUrl } from "../views/view_url.ts";

export interface ReportUrl {
  readonly view: ReportView;
  /** True for the link without a query, which opens the default view of a role. */
  readonly isBare: boolean;
  /** The address in the form of a list's, for the tabs of saved views. */
  readonly views: ViewUrl;
  readonly change: (patch: Partial<ReportView>) => void;
  readonly filter: (patch: FilterValues) => void;
  readonly clear: () => void;
}

/** @param home the view that the link without a query opens; null for the report's defaults */
export function useReportUrl(report: FigureReport, resource: Resource, home: ListQuery | null): ReportUrl {
  const [, navigate] = useLocation();
  const search = useSearch();
  const view = useMemo(() => readView(report, search), [report, search]);
  const hasHome = home !== null;
  const isBare = search === "";
  const write = (next: ReportView) => writeView(report, next, hasHome);
  useEffect(() => {
    if (isBare && home) navigate(write(reportOfQuery(report, resource, home)), { replace: true });
  }, [report, isBare, home, navigate]);
  const views = useMemo((): ViewUrl => {
    const query = queryOfReport(report, resource, view);
    const hrefOf = (next: ListQuery) => writeView(report, reportOfQuery(report, resource, next), hasHome);
    return {
      query,
      addressQuery: query,
      layout: layoutOf(resource, query),
      // The address is not needed here, because the page itself says what it left out.
      address: "",
      hrefOf,
      go: (next, options) => navigate(hrefOf(next), options),
    };
  }, [report, resource, view, hasHome, navigate]);
  const change = (patch: Partial<ReportView>) => navigate(write({ ...view, ...patch }));
  return {
    view,
    isBare,
    views,
    change,
    filter: (patch) => change({ filters: { ...view.filters, ...patch }, isWhole: false }),
    clear: () => navigate(hasHome ? write(readView(report, "")) : report.path),
  };
}
