/** The rows of a report's file. */
import { type CsvCell, figure } from "../api/csv/write.ts";
import type { FigureColumn } from "../api/figures/measures.ts";
import type { Figures } from "../api/generated/schema.ts";
import { decimalText } from "../api/money.ts";
import type { FigureReport } from "./define_figures.ts";
import { columnTitle, dimensionTitle, groupText, type ReportWords } from "./report_words.ts";

const SHARE_DIGITS = 4;

function cellOf(
  { measures }: FigureReport,
  { key, currency }: FigureColumn,
  value: number | null | undefined,
): CsvCell {
  if (value === null || value === undefined) return null;
  if (measures.find((each) => each.key === key)?.kind === "share") return figure(value.toFixed(SHARE_DIGITS));
  return currency ? figure(decimalText(value, currency)) : value;
}

/** Returns the title of a column. The page writes days and hours, but a file has a number of hours, so it names them. */
function fileTitle({ measures }: FigureReport, column: FigureColumn, words: ReportWords): string {
  const title = columnTitle(column, words);
  return measures.find(({ key }) => key === column.key)?.kind === "hours" ? `${title} (h)` : title;
}

export interface FileRows {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

export function reportRows(
  report: FigureReport,
  by: readonly string[],
  figures: Figures,
  words: ReportWords,
): FileRows {
  const [first = "", second] = by;
  const numbers = (values: readonly (number | null)[]) =>
    figures.columns.map((column, place) => cellOf(report, column, values[place]));
  const rows = figures.rows.flatMap(({ key, name, values, parts, others }) => {
    const group = groupText(report, first, { key, name }, words);
    if (!second) return [[group, ...numbers(values)]];
    return [
      ...parts.map((part) => [
        group,
        groupText(report, second, part, words),
        ...numbers(part.values),
      ]),
      ...others ? [[group, words.others, ...numbers(others)]] : [],
    ];
  });
  const blank = second ? [null] : [];
  return {
    titles: [
      ...by.map((each) => dimensionTitle(report, each, words)),
      ...figures.columns.map((each) => fileTitle(report, each, words)),
    ],
    rows: [
      ...rows,
      ...figures.others ? [[words.others, ...blank, ...numbers(figures.others)]] : [],
      [words.total, ...blank, ...numbers(figures.totals)],
    ],
  };
}

export function shownFigures(figures: Figures, shown: readonly string[]): Figures {
  const places = figures.columns.flatMap(({ key }, place) => shown.includes(key) ? [place] : []);
  if (places.length === figures.columns.length) return figures;
  const pick = <Value>(values: readonly Value[]) => places.map((place) => values[place] as Value);
  const { columns, totals, before, others, rows } = figures;
  return {
    ...figures,
    columns: pick(columns),
    totals: pick(totals),
    before: pick(before),
    others: others && pick(others),
    rows: rows.map((row) => ({
      ...row,
      values: pick(row.values),
      parts: row.parts.map((part) => ({ ...part, values: pick(part.values) })),
      others: row.others && pick(row.others),
    })),
  };
}
