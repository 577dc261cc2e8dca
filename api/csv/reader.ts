import { isSameOrder, orderNumber, RowMemory } from "./order_number.ts";
import { MAX_CELL_CHARS } from "./bounds.ts";
import { meantText } from "./cells.ts";
import type { CsvRow } from "./parser.ts";
import { type ImportPlan, ORDER_FIELDS } from "./plan.ts";
import { placeOf, type Profile } from "./profile.ts";
import { PROFILES } from "./profiles.ts";
import type { Choice } from "./remarks.ts";
import { RowCells, textOr } from "./row_cells.ts";
import { rowForm, usedColumns } from "./row_form.ts";
import { columnName, type RowRead, type RowRefusal } from "./row_read.ts";
import { withoutUnseen } from "../invisible_characters.ts";
import { unescapeFormula } from "./write.ts";

/** Reads the rows below the header, in order; null for a blank row, or one that describes the columns. */
export type RowReader = (row: CsvRow) => RowRead | null;

/** The last column of the returned file of refused rows, which is ignored when that file is imported. */
export const PROBLEM_HEADER = "Problem";

/** Refuses a cell that is too long before anything else reads it. */
export function rowReader(plan: ImportPlan, currency: string, memory = new RowMemory()): RowReader {
  const profile = PROFILES[plan.profile];
  const { headers, columns } = plan;
  // A workbook distinguishes texts from formulas: nothing is escaped there.
  const isEscaped = plan.sheet === undefined &&
    (profile.isOurs || headers.at(-1)?.trim() === PROBLEM_HEADER);
  const isForeign = plan.sheet === undefined && !profile.isOurs;
  const plain = isEscaped ? (cells: readonly string[]) => cells.map(unescapeFormula) : asTheyAre;
  const cellsOf = isForeign ? (cells: readonly string[]) => withTexts(plain(cells)) : plain;
  const numberAt = columns.external_number ?? -1;
  const form = rowForm(plan, currency);
  const used = usedColumns(plan);
  const isHiddenKept = plan.keep?.includes("hidden") ?? false;

  const statuses = statusesOf(profile, headers);
  const shared = statuses.filter(({ column }) => !column.isOfLine).map(({ at: place }) => place);

  function statusOf(cells: readonly string[]): RowRefusal | Choice | null {
    for (const { at: place, column } of statuses) {
      const value = (cells[place] ?? "").trim();
      if (value === "") continue;
      const meaning = typeof column.meaning === "string" ? column.meaning : column.meaning(value);
      if (meaning === null || plan.keep?.includes(meaning)) continue;
      if (meaning !== "partlyRefunded" || plan.leavesPartlyRefunded) return meaning;
      return { code: "partlyRefunded", column: columnName(headers[place] ?? "") };
    }
    return null;
  }

  function read(row: CsvRow): RowRead | null {
    if (!row.broken && row.cells.every(isBlank)) return null;
    const long = longCells(row.cells, headers, used);
    const given = cellsOf(long.cells);
    const shape = row.broken ?? (isRagged(given, headers.length) ? "ragged" : null);
    const refusals: readonly RowRefusal[] = shape
      ? [{ code: shape, column: "" }]
      : [...long.refusals, ...faultsOf(row, headers, used)];
    if (refusals.length > 0) {
      const external_number = plan.grouping
        ? textOr(orderNumber(given, plan, memory), "")
        : numberOf(given, numberAt);
      if (row.isHidden && !isHiddenKept) return { ok: true, order: null, external_number, remark: "hidden" };
      return { ok: false, refusals, external_number };
    }
    if (memory.isFirst && profile.hasDescriptionRow && !/\d/.test(numberOf(given, numberAt))) return null;
    const cells = profile.isFilledDown ? filledDown(given, memory.above, plan, shared) : given;
    memory.above = cells;
    const ownNumber = orderNumber(cells, plan, memory);
    const left = row.isHidden && !isHiddenKept ? "hidden" : statuses.length === 0 ? null : statusOf(cells);
    const external_number = textOr(ownNumber, "");
    if (typeof left === "string") return { ok: true, order: null, external_number, remark: left };
    if (left !== null) return { ok: false, refusals: [left], external_number };
    const found = new RowCells(form, cells, ownNumber);
    if (found.isRemoved) return { ok: true, order: null, external_number, remark: "removed" };
    return found.read(numberOf(given, numberAt));
  }

  return (row) => {
    const found = read(row);
    memory.isFirst = false;
    return found;
  };
}

const numberOf = (cells: readonly string[], at: number): string =>
  at < 0 ? "" : withoutUnseen((cells[at] ?? "").trim());

const EQUALS_SIGN = 61;
const isFormula = (cell: string): boolean => cell.charCodeAt(0) === EQUALS_SIGN;

/** A fast path: nearly no row has a formula. */
const withTexts = (cells: readonly string[]): readonly string[] =>
  cells.some(isFormula) ? cells.map(meantText) : cells;

const asTheyAre = (cells: readonly string[]) => cells;

function longCells(cells: readonly string[], headers: readonly string[], used: ReadonlySet<number>) {
  if (!cells.some(isLong)) return { cells, refusals: NO_REFUSALS };
  const refusals = cells.flatMap((cell, at): RowRefusal[] =>
    isLong(cell) && used.has(at) ? [{ code: "tooLong", column: columnName(headers[at] ?? "") }] : []
  );
  return { cells: cells.map((cell) => cell.slice(0, MAX_CELL_CHARS)), refusals };
}

const NO_REFUSALS: readonly RowRefusal[] = [];

const faultsOf = (
  { faults = [] }: CsvRow,
  headers: readonly string[],
  used: ReadonlySet<number>,
): readonly RowRefusal[] =>
  faults.length === 0 ? NO_REFUSALS : faults.filter(([at]) => used.has(at)).map(([at, code]) => ({
    code,
    column: columnName(headers[at] ?? ""),
  }));

const isBlank = (cell: string): boolean => cell.trim() === "";
const isLong = (cell: string): boolean => cell.length > MAX_CELL_CHARS;

const isRagged = (cells: readonly string[], width: number): boolean =>
  cells.length < width || (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== ""));

function filledDown(
  cells: readonly string[],
  above: readonly string[] | null,
  plan: ImportPlan,
  shared: readonly number[],
): readonly string[] {
  if (!above || !isSameOrder(cells, above, plan)) return cells;
  const filled = [...cells];
  for (const field of ORDER_FIELDS) {
    const at = plan.columns[field];
    if (at !== undefined && filled[at]?.trim() === "") filled[at] = above[at] ?? "";
  }
  for (const at of shared) if (filled[at]?.trim() === "") filled[at] = above[at] ?? "";
  return filled;
}

const statusesOf = ({ statuses = [] }: Profile, headers: readonly string[]) =>
  statuses.flatMap((column) => {
    const at = placeOf(column.names, headers);
    return at === undefined ? [] : { at, column };
  });
