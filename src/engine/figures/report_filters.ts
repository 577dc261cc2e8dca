import type { Resource } from "../../../resources/define.ts";
import { type FigureReport, filtersOf } from "../../../resources/define_figures.ts";
import { DEFAULT_RANGE } from "../../../resources/report_view.ts";

/** Returns the list of a report with the report's own filters, for the filter bar. */
export const filterResource = (report: FigureReport): Resource => ({
  ...report.list,
  path: report.path,
  filters: filtersOf(report),
  defaults: { range: DEFAULT_RANGE },
});
