/** Writes rows of RFC 4180, and no text that runs as a formula. Source: OWASP, CSV injection. */

/** A number that is written unchanged: an amount keeps its zeros. */
export interface Figure {
  readonly figure: string;
}

/** A day or an instant, as `DD-MM-YYYY` or `DD-MM-YYYY HH:mm:ss`: a text in CSV, a day in a workbook. */
export interface Moment {
  readonly moment: string;
}

/** Text is escaped, figures and numbers never are; null is an empty cell. */
export type CsvCell = string | number | Figure | Moment | null;

export const figure = (text: string): Figure => ({ figure: text });
export const moment = (text: string): Moment => ({ moment: text });

export const BYTE_ORDER_MARK = "\ufeff";

/** Matches invisible characters that a spreadsheet may drop, U+2800 (the Braille blank), and apostrophes. */
const UNSEEN = String.raw`['\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]`;
/** Matches characters that begin a formula, also in other widths (NFKC); U+2212 is the typographic minus. */
const SIGN = String
  .raw`[=+\-@\u207A-\u207C\u208A-\u208C\u2212\u2A75\u2A76\uFB29\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]`;
/** Matches also a tab, a carriage return or a NUL in front, which some spreadsheets drop. */
const FORMULA = new RegExp(String.raw`^(?:${UNSEEN}*${SIGN}|'*[\t\r\0])`, "u");
const QUOTED = /[",\r\n]/;

/** Puts an apostrophe, which spreadsheets hide, in front of a text that could be a formula. */
export const escapeFormula = (text: string): string => FORMULA.test(text) ? `'${text}` : text;

export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

function cellText(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return "figure" in cell ? cell.figure : cell.moment;
  const text = escapeFormula(cell);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvRow(cells: readonly CsvCell[]): string {
  let row = "";
  for (let at = 0; at < cells.length; at++) row += (at === 0 ? "" : ",") + cellText(cells[at] ?? null);
  return `${row}\r\n`;
}

export const csvRows = (rows: readonly (readonly CsvCell[])[]): string => rows.map(csvRow).join("");
