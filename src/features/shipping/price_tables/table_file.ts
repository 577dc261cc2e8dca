/** Writes a price table as a text or a workbook, which an import reads back as the same table. */
import { BYTE_ORDER_MARK, type CsvCell, csvRows, figure } from "../../../../api/csv/write.ts";
import type { PriceTableBody } from "../../../../api/shipping/rating/price_table.ts";
import { cellsOf } from "../../../../api/shipping/rating/cells.ts";
import { crc32 } from "../../../../api/xlsx/crc.ts";
import { WORKBOOK_TYPE } from "../../../../api/xlsx/names.ts";
import { FIXED_PARTS, SHEET_PATH, SHEET_TAIL, sheetHead, sheetRows } from "../../../../api/xlsx/write.ts";
import { directory, joinBytes, storedPart, type WrittenPart } from "../../../../api/xlsx/zip_write.ts";
import { saveFile } from "../../../lib/save_file.ts";

const NUMBER = /^\d+(?:\.\d+)?$/;
const UTF8 = new TextEncoder();

/** Numbers are numbers, so that a spreadsheet can compute with them. */
const fileCells = (cells: readonly string[]): CsvCell[] =>
  cells.map((text) => NUMBER.test(text) ? figure(text) : text);

/** Makes a workbook of one sheet; it is small, so nothing in it is compressed. */
export function workbookOf(titles: readonly string[], rows: readonly (readonly CsvCell[])[]): Uint8Array {
  const sheet = `${sheetHead(titles)}${sheetRows(rows, 2)}${SHEET_TAIL}`;
  const parts: Uint8Array[] = [];
  const written: WrittenPart[] = [];
  let offset = 0;
  for (const [path, xml] of [...FIXED_PARTS, [SHEET_PATH, sheet] as const]) {
    const content = UTF8.encode(xml);
    const part = storedPart(path, xml);
    const sizes = { crc: crc32(content), packed: content.length, raw: content.length };
    written.push({ path, offset, isStreamed: false, ...sizes });
    parts.push(part);
    offset += part.length;
  }
  return joinBytes([...parts, directory(written, offset)]);
}

/** Returns the file's bytes and type. */
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
