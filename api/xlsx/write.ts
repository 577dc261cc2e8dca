/** Writes a sheet row by row as XML: texts are inline, and never a formula. Source: ECMA-376, 18.3. */
import { DAY_MS } from "../constants.ts";
import type { CsvCell, Moment } from "../csv/write.ts";
import { MAX_SHEET_CELL_CHARS } from "./bounds.ts";
import { CONTENT } from "./names.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export const SHEET_PATH = "xl/worksheets/sheet1.xml";

const STYLE = { header: 1, day: 2, instant: 3, money: [0, 0, 4, 5] } as const;

export const FIXED_PARTS: readonly (readonly [path: string, xml: string])[] = [
  [
    "[Content_Types].xml",
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>` +
    `<Override PartName="/${SHEET_PATH}" ContentType="${CONTENT}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
  ],
  [
    "_rels/.rels",
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    "xl/workbook.xml",
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
    '<sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ],
  [
    "xl/_rels/workbook.xml.rels",
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    "xl/styles.xml",
    `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3">` +
    '<numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/>' +
    '<numFmt numFmtId="165" formatCode="dd\\-mm\\-yyyy\\ hh:mm:ss"/>' +
    '<numFmt numFmtId="166" formatCode="0.000"/></numFmts>' +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="6">${
      [[0, 0], [0, 1], [164, 0], [165, 0], [2, 0], [166, 0]].map(([format, font]) =>
        `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`
      ).join("")
    }</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  ],
];

const MIN_WIDTH = 12;
const MAX_WIDTH = 40;
const TITLE_ROOM = 4;

/** @param above rows before the titles, which stay in view with them */
export function sheetHead(titles: readonly string[], above: readonly (readonly CsvCell[])[] = []): string {
  const line = above.length + 1;
  const columns = titles.map((title, at) => {
    const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, title.length + TITLE_ROOM));
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  }).join("");
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="${line}" topLeftCell="A${line + 1}" activePane="bottomLeft" state="frozen"/>` +
    `</sheetView></sheetViews>${columns && `<cols>${columns}</cols>`}` +
    `<sheetData>${sheetRows(above, 1)}${sheetRow(titles, line, STYLE.header)}`;
}

export const SHEET_TAIL = "</sheetData></worksheet>";

export const sheetRows = (rows: readonly (readonly CsvCell[])[], line: number): string =>
  rows.map((cells, index) => sheetRow(cells, line + index)).join("");

function sheetRow(cells: readonly CsvCell[], line: number, style?: number): string {
  let row = `<row r="${line}">`;
  for (let at = 0; at < cells.length; at++) row += cellXml(cells[at] ?? null, `${letters(at)}${line}`, style);
  return `${row}</row>`;
}

function cellXml(cell: CsvCell, reference: string, style?: number): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return numberXml(String(cell), reference);
  if (typeof cell === "string") return textXml(cell, reference, style);
  return "figure" in cell ? numberXml(cell.figure, reference) : momentXml(cell, reference);
}

/** Numbers that a spreadsheet stores exactly; others are written as text. */
const NUMBER = /^-?\d+(?:\.(\d+))?$/;
const KEPT_DIGITS = 15;

function numberXml(text: string, reference: string): string {
  const [, fraction = ""] = NUMBER.exec(text) ?? [text, null];
  const digits = text.replaceAll(/\D/g, "").replace(/^0+/, "");
  if (fraction === null || digits.length > KEPT_DIGITS) return textXml(text, reference);
  const style = STYLE.money[fraction.length] ?? 0;
  return `<c r="${reference}"${style ? ` s="${style}"` : ""}><v>${text}</v></c>`;
}

function momentXml({ moment }: Moment, reference: string): string {
  const serial = serialOf(moment);
  if (serial === null) return textXml(moment, reference);
  const style = moment.length > 10 ? STYLE.instant : STYLE.day;
  return `<c r="${reference}" s="${style}"><v>${serial}</v></c>`;
}

/** Day numbers count from here; days before March 1900, which would be one off, are written as text. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const FIRST_SERIAL = 61;

/** Returns the day number of `DD-MM-YYYY`, with or without a time; null for no day. */
export function serialOf(moment: string): number | null {
  const [, day, month, year, time = "00:00:00"] =
    /^(\d{2})-(\d{2})-(\d{4})(?: (\d{2}:\d{2}:\d{2}))?$/.exec(moment) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${time}Z`);
  const serial = (at - FIRST_DAY) / DAY_MS;
  return serial >= FIRST_SERIAL ? serial : null;
}

const textXml = (text: string, reference: string, style?: number): string =>
  `<c r="${reference}" t="inlineStr"${style ? ` s="${style}"` : ""}><is><t xml:space="preserve">${
    escaped(text.slice(0, MAX_SHEET_CELL_CHARS))
  }</t></is></c>`;

const NEEDS_ESCAPE = /[&<>\p{Cc}\p{Cs}\ufffe\uffff]|_x[\da-fA-F]{4}_/u;
const REFERENCES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Writes characters that XML cannot have by number, and escapes a text that looks like such a number. */
function escaped(text: string): string {
  if (!NEEDS_ESCAPE.test(text)) return text;
  return text.replaceAll(/_(?=x[\da-fA-F]{4}_)/g, "_x005F_")
    .replaceAll(/[^\P{Cc}\n\t]|[\p{Cs}\ufffe\uffff]/gu, (char) => `_x${hex(char)}_`)
    .replaceAll(/[&<>]/g, (char) => REFERENCES[char] as string);
}

const hex = (char: string): string => char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");

const known: string[] = [];

function letters(column: number): string {
  const found = known[column];
  if (found !== undefined) return found;
  const last = String.fromCharCode(65 + column % 26);
  return known[column] = column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
