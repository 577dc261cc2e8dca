/** Reads cells copied from a spreadsheet. Unlike in a file a blank line is a row: the rows below keep their places. */
import { createCsvParser } from "./parser.ts";

const TAB = "\t";
const QUOTED = /["\t\r\n]/;

export const clipboardText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(TAB)}\n`).join("");

const quoted = (cell: string): string => QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const lineEnds = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

export function clipboardRows(text: string): readonly (readonly string[])[] {
  const parser = createCsvParser(TAB);
  const rows: (readonly string[])[] = [];
  let line = 1;
  const blanksUntil = (next: number) => {
    for (; line < next; line++) rows.push([""]);
  };
  for (const row of [...parser.push(text), ...parser.end()]) {
    blanksUntil(row.line);
    rows.push(row.cells);
    line = row.line + 1 + (row.broken ? 0 : row.cells.reduce((sum, cell) => sum + lineEnds(cell), 0));
  }
  blanksUntil(1 + lineEnds(text) + (text === "" || /[\r\n]$/.test(text) ? 0 : 1));
  return rows;
}
