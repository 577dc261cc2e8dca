/** The query of a report: its figures with the rows that they are grouped by. */
import { type FigureReport, filtersOf } from "./define_figures.ts";
import { MAX_FIGURE_GROUPS } from "../api/figures/bounds.ts";
import type { FirstRequest } from "./first_request.ts";
import type { ReportView } from "./report_url.ts";
import { variablesOf } from "./url.ts";
import { declare, pass, variables } from "./document.ts";

const FIGURES = "from until before_from before_until columns { key currency } totals before " +
  "rows { key name values parts { key name values } others } others groups counted_at";

export function figuresDocumentOf(report: FigureReport): string {
  const list = [
    ...variables({ filters: filtersOf(report) }),
    { name: "by", type: "[String!]" },
    { name: "rank", type: "String" },
    { name: "limit", type: "Int" },
  ];
  return `query Figures(${declare(list)}) { figures: ${report.query}(${pass(list)}) { ${FIGURES} } }`;
}

/** The parts of a view that its figures depend on. */
export type FiguresQuestion = Pick<ReportView, "filters" | "by" | "rank" | "isWhole">;

export function figuresRequest(
  report: FigureReport,
  { filters, by, rank, isWhole }: FiguresQuestion,
): FirstRequest {
  const { sort: _, ...variables } = variablesOf(report.list, { filters, sort: report.list.sort });
  return {
    text: figuresDocumentOf(report),
    variables: { ...variables, by, rank, ...isWhole && { limit: MAX_FIGURE_GROUPS } },
  };
}
