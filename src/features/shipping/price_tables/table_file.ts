/** Writes zones and prices of a table as CSV or as a workbook. Importing the file gives the same prices. */
import { BYTE_ORDER_MARK, type CsvCell, csvRows, figure } from "../../../../api/csv/write.ts";
import type { PriceTableBody } from "../../../../api/shipping/rating/price_table.ts";
import { cellsOf } from "../../../../api/shipping/rating/cells.ts";
import { WORKBOOK_TYPE } from "../../../../api/xlsx/names.ts";
import { workbookOf } from "../../../../api/xlsx/whole_workbook.ts";
import { saveFile } from "../../../lib/save_file.ts";

const NUMBER = /^\d+(?:\.\d+)?$/;

/** Returns the cells of the file, with numbers as numbers, so that a spreadsheet can compute with them. */
const fileCells = (cells: readonly string[]): CsvCell[] =>
  cells.map((text) => NUMBER.test(text) ? figure(text) : text);

export function fileOf(body: PriceTableBody, currency: string, format: "csv" | "xlsx"): Blob {
  const [titles = [], ...rows] = cellsOf(body, currency);
  const cells = rows.map(fileCells);
  return format === "csv"
    ? new Blob([BYTE_ORDER_MARK, csvRows([titles, ...cells])], { type: "text/csv;charset=utf-8" })
    : new Blob([workbookOf(titles, cells).slice()], { type: WORKBOOK_TYPE });
}

export const saveCells = (
  body: PriceTableBody,
  currency: string,
  format: "csv" | "xlsx",
  name: string,
): void => saveFile(fileOf(body, currency, format), `${name}.${format}`);
