import { BYTE_ORDER_MARK, csvRows } from "../../../api/csv/write.ts";
import type { Figures } from "../../../api/generated/schema.ts";
import { formatDay } from "../../../api/time/instants.ts";
import type { ExportFormat } from "../../../resources/define.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import { type FileRows, reportRows } from "../../../resources/report_rows.ts";
import { WORKBOOK_TYPE } from "../../../api/xlsx/names.ts";
import { config } from "../../lib/config.ts";
import { saveFile } from "../../lib/save_file.ts";
import { pageWords } from "./figure_text.ts";
import type { ReportView } from "../../../resources/report_url.ts";

export const fileRows = (report: FigureReport, view: ReportView, figures: Figures): FileRows =>
  reportRows(report, view.by, figures, pageWords);

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
