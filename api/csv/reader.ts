/** One row of a file as what it says about its order and its line, by the plan of the file. */
import { isSameOrder, orderNumber, RowMemory } from "./order_number.ts";
import { MAX_CELL_CHARS } from "./bounds.ts";
import { day, isNoPiece, meantText } from "./cells.ts";
import type { CsvRow } from "./parser.ts";
import { type ImportField, type ImportPlan, ORDER_FIELDS, requiredFields } from "./plan.ts";
import { placeOf, type Profile } from "./profile.ts";
import { PROFILES } from "./profiles.ts";
import type { Choice } from "./remarks.ts";
import { RowCells, type RowForm, textOr } from "./row_cells.ts";
import { columnName, type RowRead, type RowRefusal } from "./row_read.ts";
import { withoutUnseen } from "../unseen.ts";
import { unescapeFormula } from "./write.ts";

/** Reads the rows below the header, in their order; null for a row that is none. */
export type RowReader = (row: CsvRow) => RowRead | null;

/** The last column of the refused rows that an import hands back: they are ours to read again. */
export const PROBLEM_HEADER = "Problem";

/**
 * A reader for one reading of a file. It is the door through which all cells come: what is longer than a cell may be
 * is refused here, before anything looks into it.
 */
export function rowReader(plan: ImportPlan, currency: string, memory = new RowMemory()): RowReader {
  const profile = PROFILES[plan.profile];
  const { headers, columns } = plan;
  // A workbook keeps texts apart from formulas: nothing was escaped there.
  const isEscaped = plan.sheet === undefined &&
    (profile.isOurs || headers.at(-1)?.trim() === PROBLEM_HEADER);
  const at = (field: ImportField) => columns[field] ?? -1;
  const filled = [...new Set([...requiredFields(plan), ...profile.filled])]
    .filter((field) => field !== "country" || plan.country === undefined);
  const isForeign = plan.sheet === undefined && !profile.isOurs;
  const plain = isEscaped ? (cells: readonly string[]) => cells.map(unescapeFormula) : asTheyAre;
  const cellsOf = isForeign ? (cells: readonly string[]) => withTexts(plain(cells)) : plain;
  const isDayUnsure = plan.unsure?.includes("dateOrder");
  const dayOf = lastKept((cell) => day(cell, plan.format.dateOrder, profile.hasShortYears, isDayUnsure));

  const statuses = statusesOf(profile, headers);
  const shared = statuses.filter(({ column }) => !column.isOfLine).map(({ at: place }) => place);
  const returned = placeOf(profile.returned ?? [], headers);
  const joins = new Map(
    (Object.entries(profile.joins ?? {}) as [ImportField, readonly string[]][]).map(([field, names]) => [
      field,
      names.map((name) => placeOf([name], headers)).filter((each) => each !== undefined),
    ]),
  );
  const discount = placeOf(profile.discount ?? [], headers);
  const subtotal = placeOf(profile.subtotal ?? [], headers);
  const form: RowForm = { plan, profile, filled, dayOf, currency, returned, discount, subtotal, joins };

  /** Why the order or the line is left out, or refused until somebody chooses; null when it is made. */
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
    // A row of separators alone says nothing.
    if (!row.broken && row.cells.every(isBlank)) return null;
    const long = longCells(row.cells, plan);
    const given = cellsOf(long.cells);
    const number = withoutUnseen((given[at("external_number")] ?? "").trim());
    const numberOf = (cells: readonly string[]) => orderNumber(cells, plan, memory);
    const shape = row.broken ?? (isRagged(given, headers.length) ? "ragged" : null);
    const refusals: readonly RowRefusal[] = shape
      ? [{ code: shape, column: "" }]
      : [...long.refusals, ...faultsOf(row, plan)];
    if (refusals.length > 0) {
      return { ok: false, refusals, external_number: plan.grouping ? textOr(numberOf(given), "") : number };
    }
    if (memory.isFirst && profile.isDescribed && !/\d/.test(number)) return null;
    const cells = profile.isFilledDown ? filledDown(given, memory.above, plan, shared) : given;
    memory.above = cells;
    const ownNumber = numberOf(cells);
    const status = statuses.length === 0 ? null : statusOf(cells);
    const external_number = textOr(ownNumber, "");
    if (status === null && isNoPiece(cells[at("quantity")] ?? "")) {
      return { ok: true, order: null, external_number, remark: "removed" };
    }
    if (status === null) return new RowCells(form, cells, ownNumber).read(number);
    if (typeof status === "string") return { ok: true, order: null, external_number, remark: status };
    return { ok: false, refusals: [status], external_number };
  }

  return (row) => {
    const found = read(row);
    memory.isFirst = false;
    return found;
  };
}

/** Rows of a file come day by day: what was read last is kept. */
function lastKept<Value>(read: (cell: string) => Value): (cell: string) => Value {
  let last: { readonly cell: string; readonly value: Value } | null = null;
  return (cell) => {
    if (last?.cell !== cell) last = { cell, value: read(cell) };
    return last.value;
  };
}

const EQUALS_SIGN = 61;
const isFormula = (cell: string): boolean => cell.charCodeAt(0) === EQUALS_SIGN;

/** Nearly no row has such a cell. */
const withTexts = (cells: readonly string[]): readonly string[] =>
  cells.some(isFormula) ? cells.map(meantText) : cells;

const asTheyAre = (cells: readonly string[]) => cells;

/** The cells, none longer than may be, and the columns in use whose cells were. What no column uses may be long. */
function longCells(cells: readonly string[], { columns, headers }: ImportPlan) {
  if (!cells.some(isLong)) return { cells, refusals: [] };
  const used = new Set(Object.values(columns));
  const refusals = cells.flatMap((cell, at): RowRefusal[] =>
    isLong(cell) && used.has(at) ? [{ code: "tooLong", column: columnName(headers[at] ?? "") }] : []
  );
  return { cells: cells.map((cell) => cell.slice(0, MAX_CELL_CHARS)), refusals };
}

/** Formulas and errors of a spreadsheet, in columns that are used. */
function faultsOf({ faults }: CsvRow, { columns, grouping, headers }: ImportPlan): readonly RowRefusal[] {
  if (!faults) return [];
  const used = new Set([...Object.values(columns), ...Array.isArray(grouping) ? grouping : []]);
  return faults.filter(([at]) => used.has(at))
    .map(([at, code]) => ({ code, column: columnName(headers[at] ?? "") }));
}

const isBlank = (cell: string): boolean => cell.trim() === "";
const isLong = (cell: string): boolean => cell.length > MAX_CELL_CHARS;

/** Blank cells behind the last column are nothing. */
const isRagged = (cells: readonly string[], width: number): boolean =>
  cells.length < width || cells.slice(width).some((cell) => cell.trim() !== "");

/** Below the first row of an order, what is blank is as above. */
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

/** Positions of the columns with the state of an order in its shop. */
const statusesOf = ({ statuses = [] }: Profile, headers: readonly string[]) =>
  statuses.flatMap((column) => {
    const at = placeOf(column.names, headers);
    return at === undefined ? [] : { at, column };
  });
