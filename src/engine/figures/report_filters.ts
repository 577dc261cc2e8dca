import type { Resource } from "../../../resources/define.ts";
import { type FigureReport, filtersOf } from "../../../resources/define_figures.ts";
import { DEFAULT_RANGE } from "../../../resources/report_view.ts";

/** Has only those parts of a list that the filter bar reads. */
export const filterResource = (report: FigureReport): Resource => ({
  ...report.list,
  path: report.path,
  filters: filtersOf(report),
  defaults: { range: DEFAULT_RANGE },
});
