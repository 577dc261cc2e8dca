/**
 * Parses RFC 4180 as a stream: rows are returned as soon as they are complete, and memory holds one row. Real files
 * differ, so a byte order mark is dropped; LF, CRLF and CR end a row in any mixture; a quote inside a bare cell is text
 * (`3" pipe`). A row with unbalanced quotes is returned as broken and reading continues with the next line, so that one
 * bad quote never swallows the good rows after it.
 */

import { MAX_ROW_CHARS } from "./bounds.ts";

/** A spreadsheet's cell whose text cannot be used. */
export type CellFault = readonly [column: number, code: "formula" | "errorCell"];

export interface CsvRow {
  /** Line of the file where the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly broken: "badQuotes" | "tooLong" | null;
  /** Cells that cannot be used; only a spreadsheet's row has some. */
  readonly faults?: readonly CellFault[];
  readonly isHidden?: boolean;
}

export interface CsvParser {
  /** Takes the next piece of text and returns the rows that are complete. Blank lines are not rows. */
  push(text: string): CsvRow[];
  /** Returns the rows that only the end of the text completes. */
  end(): CsvRow[];
}

/** A spreadsheet's own first line, which names the separator and is not a row. */
const SEPARATOR_LINE = /^sep=[^\r\n](?:\r\n|\n|\r)/i;
const FIRST_CHARS = 7;
const CR = "\r";
const LF_CODE = 10;
const CR_CODE = 13;

interface Marks {
  readonly delimiter: string;
  readonly quote: string;
}

export function createCsvParser(delimiter = ",", quote = '"'): CsvParser {
  const marks = { delimiter, quote };
  let rest = "";
  let line = 1;
  let isBegun = false;
  let isFirst = true;
  let isSkipping = false;

  function take(isEnd: boolean): CsvRow[] {
    const rows: CsvRow[] = [];
    if (isFirst && rest.length < FIRST_CHARS && !isEnd) return rows;
    if (isFirst && SEPARATOR_LINE.test(rest)) {
      rest = rest.replace(SEPARATOR_LINE, "");
      line++;
    }
    isFirst = false;
    let at = 0;
    while (at < rest.length) {
      const row = isSkipping ? null : readRow(rest, at, marks, isEnd);
      if (row && !row.isBroken && row.next - at <= MAX_ROW_CHARS) {
        if (!isBlank(row.cells)) rows.push({ line, cells: row.cells, broken: null });
        line += row.lines;
        at = row.next;
        continue;
      }
      if (!isSkipping && !row && !isEnd && rest.length - at <= MAX_ROW_CHARS) break;
      // Only the first line of a broken row is given up.
      const first = endOfLine(rest, at, isEnd);
      if (!isSkipping) rows.push(brokenRow(line, rest.slice(at, first?.end), delimiter));
      isSkipping = first === null;
      line += first ? 1 : 0;
      at = first ? first.next : rest.length - (rest.endsWith(CR) ? 1 : 0);
      if (!first) break;
    }
    rest = rest.slice(at);
    return rows;
  }

  return {
    push(text) {
      rest += isBegun || text.charCodeAt(0) !== 0xfeff ? text : text.slice(1);
      isBegun ||= text !== "";
      return take(false);
    },
    end: () => take(true),
  };
}

interface Read {
  readonly cells: readonly string[];
  readonly next: number;
  /** Number of the file's lines that the row takes; a cell in quotes may have several. */
  readonly lines: number;
  readonly isBroken: boolean;
}

/** Reads one row from `at`; null while it is incomplete or has an open quote. */
function readRow(text: string, at: number, { delimiter, quote }: Marks, isEnd: boolean): Read | null {
  const delimiterCode = delimiter.charCodeAt(0);
  const quoteCode = quote.charCodeAt(0);
  const cells: string[] = [];
  let isBroken = false;
  let lines = 1;
  for (let start = at;;) {
    const quoted = text.charCodeAt(start) === quoteCode ? readQuoted(text, start, quote, isEnd) : BARE;
    if (!quoted) return null;
    const from = quoted.next ?? start;
    const end = endOfCell(text, from, delimiterCode);
    // Text after a closing quote means that the quotes do not add up.
    isBroken ||= quoted.next !== null && end > from;
    lines += lineEnds(quoted.value);
    const bare = text.slice(from, end);
    cells.push(quoted.next === null ? bare : quoted.value + bare);
    if (end >= text.length) return isEnd ? { cells, next: end, lines, isBroken } : null;
    if (text.charCodeAt(end) !== delimiterCode) {
      const last = endOfLine(text, end, isEnd);
      return last && { cells, next: last.next, lines, isBroken };
    }
    start = end + 1;
  }
}

const BARE = { value: "", next: null } as const;

/** Returns the text of a quoted cell and its end; null while its closing quote is missing. */
function readQuoted(
  text: string,
  at: number,
  quote: string,
  isEnd: boolean,
): { value: string; next: number } | null {
  let value = "";
  for (let from = at + 1;;) {
    const end = text.indexOf(quote, from);
    if (end < 0 || (end + 1 === text.length && !isEnd)) return null;
    value += text.slice(from, end);
    if (text[end + 1] !== quote) return { value, next: end + 1 };
    value += quote;
    from = end + 2;
  }
}

function endOfCell(text: string, at: number, delimiterCode: number): number {
  for (let start = at; start < text.length; start++) {
    const code = text.charCodeAt(start);
    if (code === delimiterCode || code === LF_CODE || code === CR_CODE) return start;
  }
  return text.length;
}

/** Returns the next line end; null while it is missing, or may be half of a CRLF. */
function endOfLine(text: string, at: number, isEnd: boolean): { end: number; next: number } | null {
  for (let start = at; start < text.length; start++) {
    if (text[start] === "\n") return { end: start, next: start + 1 };
    if (text[start] !== CR) continue;
    if (start + 1 === text.length && !isEnd) return null;
    return { end: start, next: text[start + 1] === "\n" ? start + 2 : start + 1 };
  }
  return isEnd ? { end: text.length, next: text.length } : null;
}

const lineEnds = (value: string): number => value === "" ? 0 : (value.match(/\r\n|\n|\r/g)?.length ?? 0);

const isBlank = (cells: readonly string[]): boolean => cells.length === 1 && cells[0] === "";

function brokenRow(line: number, text: string, delimiter: string): CsvRow {
  const isLong = text.length > MAX_ROW_CHARS;
  return {
    line,
    cells: text.slice(0, MAX_ROW_CHARS).split(delimiter),
    broken: isLong ? "tooLong" : "badQuotes",
  };
}
