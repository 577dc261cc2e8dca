/** Makes valid and invalid workbooks from XML. */
import { deflateRawSync } from "node:zlib";
import { crc32 } from "../../../api/xlsx/crc.ts";
import { CONTENT } from "../../../api/xlsx/names.ts";
import { openWorkbook } from "../../../api/xlsx/workbook.ts";
import { directory, joinBytes, localHeader, type WrittenPart } from "../../../api/xlsx/zip_write.ts";
import { formOf } from "../../../server/modules/desk/exports/forms.ts";
import type { CsvCell } from "../../../api/csv/write.ts";
import type { CsvRow } from "../../../api/csv/parser.ts";
import type { DecimalMark } from "../../../api/csv/plan.ts";

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Makes an archive of compressed parts; it may state a wrong size for each part. */
export function zipOf(files: Files, statedSize?: number): Uint8Array<ArrayBuffer> {
  const parts: WrittenPart[] = [];
  const chunks: Uint8Array[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const raw = typeof content === "string" ? new TextEncoder().encode(content) : content;
    const packed = new Uint8Array(deflateRawSync(raw));
    const sizes = { crc: crc32(raw), packed: packed.length, raw: statedSize ?? raw.length };
    parts.push({ ...sizes, path, offset, isStreamed: true });
    const header = localHeader(path, { ...sizes });
    // localHeader marks only streamed parts as compressed.
    new DataView(header.buffer).setUint16(8, 8, true);
    chunks.push(header, packed);
    offset += header.length + packed.length;
  }
  return new Uint8Array(joinBytes([...chunks, directory(parts, offset)]));
}

export interface BookParts {
  /** XML of the rows of each sheet, by the sheet's name. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly shared?: string;
  readonly styles?: string;
  readonly hidden?: readonly string[];
  readonly isFrom1904?: boolean;
  readonly more?: Files;
}

export function bookFiles({ sheets, shared, styles, hidden = [], isFrom1904, more }: BookParts): Files {
  const names = Object.keys(sheets);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/relationships/${type}" Target="${target}"/>`;
  return {
    "[Content_Types].xml":
      `<Types><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/></Types>`,
    "xl/workbook.xml": `<workbook xmlns:r="r"><workbookPr${isFrom1904 ? ' date1904="1"' : ""}/><sheets>${
      names.map((name, at) =>
        `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"${
          hidden.includes(name) ? ' state="hidden"' : ""
        }/>`
      ).join("")
    }</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${
      names.map((_, at) => relation(`r${at}`, "worksheet", `worksheets/sheet${at}.xml`)).join("")
    }${relation("s", "sharedStrings", "sharedStrings.xml")}${
      relation("t", "styles", "styles.xml")
    }</Relationships>`,
    ...Object.fromEntries(names.map((name, at) => [
      `xl/worksheets/sheet${at}.xml`,
      `<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`,
    ])),
    ...shared !== undefined && { "xl/sharedStrings.xml": `<sst>${shared}</sst>` },
    ...styles !== undefined && { "xl/styles.xml": `<styleSheet>${styles}</styleSheet>` },
    ...more,
  };
}

export const bookOf = (parts: BookParts): Uint8Array<ArrayBuffer> => zipOf(bookFiles(parts));

export const rowsXml = (...rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `<row>${cells.join("")}</row>`).join("");

/** Writes a sheet of texts with one row that a filter hides. @param hidden index of the row; the header is 0 */
export const filteredXml = (rows: readonly (readonly string[])[], hidden: number): string =>
  rows.map((cells, at) => `<row${at === hidden ? ' hidden="1"' : ""}>${cells.map(inline).join("")}</row>`)
    .join("");

export const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

export async function readRows(
  bytes: Uint8Array<ArrayBuffer>,
  { sheet, decimal = "." }: { readonly sheet?: string; readonly decimal?: DecimalMark } = {},
): Promise<CsvRow[]> {
  const workbook = await openWorkbook(bytes);
  const rows: CsvRow[] = [];
  for await (const piece of workbook.rows(sheet ?? workbook.sheets[0] ?? "", decimal)) {
    rows.push(...piece.rows);
  }
  return rows;
}

export async function writeWorkbook(
  titles: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  pieceRows = 2,
): Promise<Uint8Array<ArrayBuffer>> {
  let form = formOf("xlsx");
  const chunks = [await form.head(titles)];
  for (let at = 0; at < rows.length; at += pieceRows) {
    form = formOf("xlsx", form.state());
    chunks.push(await form.rows(rows.slice(at, at + pieceRows)));
  }
  chunks.push(await form.end());
  return new Uint8Array(joinBytes(chunks));
}
