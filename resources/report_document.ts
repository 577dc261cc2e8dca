/** The query of a report: its figures with the rows that they are grouped by. */
import { type FigureReport, filtersOf } from "./define_figures.ts";
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
