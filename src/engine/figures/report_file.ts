/** The rows of a report as a file: CSV, or a workbook. */
import { BYTE_ORDER_MARK, type CsvCell, csvRows, figure } from "../../../api/csv/write.ts";
import type { FigureColumn } from "../../../api/figures/measures.ts";
import type { Figures } from "../../../api/generated/schema.ts";
import { decimalText } from "../../../api/money.ts";
import { formatDay } from "../../../api/time/instants.ts";
import type { ExportFormat } from "../../../resources/define.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import { WORKBOOK_TYPE } from "../../../api/xlsx/names.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { saveFile } from "../../lib/save_file.ts";
import { columnName, dimensionName, keyText } from "./figure_text.ts";
import type { ReportView } from "../../../resources/report_url.ts";

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

interface FileRows {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

export function fileRows(report: FigureReport, view: ReportView, figures: Figures): FileRows {
  const [by = "", then] = view.by;
  const numbers = (values: readonly (number | null)[]) =>
    figures.columns.map((column, place) => cellOf(report, column, values[place]));
  const rows = figures.rows.flatMap(({ key, name, values, parts, others }) => {
    const first = keyText(report, by, key, name);
    if (!then) return [[first, ...numbers(values)]];
    return [
      ...parts.map((part) => [first, keyText(report, then, part.key, part.name), ...numbers(part.values)]),
      ...others ? [[first, t("figures.others"), ...numbers(others)]] : [],
    ];
  });
  const blank = then ? [null] : [];
  return {
    titles: [...view.by.map((key) => dimensionName(report, key)), ...figures.columns.map(columnName)],
    rows: [
      ...rows,
      ...figures.others ? [[t("figures.others"), ...blank, ...numbers(figures.others)]] : [],
      [t("figures.total"), ...blank, ...numbers(figures.totals)],
    ],
  };
}

export async function saveReport(
  report: FigureReport,
  view: ReportView,
  figures: Figures,
  format: ExportFormat,
): Promise<void> {
  const { titles, rows } = fileRows(report, view, figures);
  const { timeZone } = config();
  const days = [figures.from, figures.until - 1].map((at) => formatDay(at, timeZone)).join("-");
  const name = `${report.path.slice(1)}-${days}.${format}`;
  if (format === "csv") {
    saveFile(
      new Blob([BYTE_ORDER_MARK + csvRows([titles, ...rows])], { type: "text/csv;charset=utf-8" }),
      name,
    );
    return;
  }
  const { workbookOf } = await import("../../../api/xlsx/whole_workbook.ts");
  saveFile(new Blob([workbookOf(titles, rows) as Uint8Array<ArrayBuffer>], { type: WORKBOOK_TYPE }), name);
}
