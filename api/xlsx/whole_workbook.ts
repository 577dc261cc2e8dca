import type { CsvCell } from "../csv/write.ts";
import { crc32 } from "./crc.ts";
import { FIXED_PARTS, SHEET_PATH, SHEET_TAIL, sheetHead, sheetRows } from "./write.ts";
import { directory, joinBytes, storedPart, type WrittenPart } from "./zip_write.ts";

const UTF8 = new TextEncoder();

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
