/** Marks cells of a price table: unreadable values, errors and warnings. */
import type { PriceTableBody, PriceTableKind } from "../../../../api/shipping/rating/price_table.ts";
import { type PriceTableProblem, problemsOf } from "../../../../api/shipping/rating/problems.ts";
import { IN_ZONES, type SheetName, type TableSheets } from "../../../../machines/shipping/price_sheet.ts";
import {
  type ReadTable,
  rowsOfBrackets,
  rowsOfSurcharges,
  type WrongCell,
} from "../../../../machines/shipping/price_sheet_body.ts";
import { t } from "../../../lib/i18n.ts";
import { moneyText } from "../../../lib/amount_text.ts";

export interface Mark {
  readonly level: "red" | "amber";
  readonly text: string;
}

/** Marks of one row by column index. */
export type RowMarks = ReadonlyMap<number, Mark>;
/** Marks of a sheet by row index. A row without marks is missing. */
export type SheetMarks = ReadonlyMap<number, RowMarks>;

/** A mark with its position. A null `row` means that the mark is about the whole table. */
export interface PlacedMark extends Mark {
  readonly sheet: SheetName | "dim";
  readonly row: number | null;
  readonly column: number;
  /** Another sheet that shows the mark too, since the cause may be there. */
  readonly shownIn?: SheetName;
}

/** Problems that are shown at a zone. All other problems are shown at a price, a surcharge or a duty. */
const OF_ZONES: readonly string[] = ["twoZones", "emptyZone", "zoneTwice", "prefixOfAll", "noZones"];
const OF_DUTIES: readonly string[] = ["noRules"];

function valuesIn({ values = {} }: PriceTableProblem, currency: string): Record<string, string | number> {
  const cost = values["cost_minor"];
  return {
    ...values,
    ...(typeof cost === "number" && { cost: moneyText(cost, currency) }),
  };
}

interface Rows {
  readonly brackets: readonly number[];
  readonly surcharges: readonly number[];
}

function problemMark(
  problem: PriceTableProblem,
  { brackets, surcharges }: Rows,
  currency: string,
): PlacedMark {
  const { code, level, row, zone, surcharge } = problem;
  const text = t(`priceTables.problem.${code}`, valuesIn(problem, currency));
  const mark = { level, text };
  if (OF_ZONES.includes(code)) {
    return { ...mark, sheet: "zones", row: zone ?? null, column: code === "zoneTwice" ? 0 : 1 };
  }
  if (surcharge !== undefined) {
    return {
      ...mark,
      sheet: "surcharges",
      row: surcharges[surcharge] ?? null,
      column: IN_ZONES,
      shownIn: "zones",
    };
  }
  if (OF_DUTIES.includes(code)) return { ...mark, sheet: "duties", row: null, column: 0 };
  return {
    ...mark,
    sheet: "prices",
    row: row === undefined ? null : brackets[row] ?? null,
    column: zone === undefined ? 0 : zone + 1,
  };
}

const unreadableMark = ({ sheet, row, column, code }: WrongCell): PlacedMark => ({
  sheet,
  row: sheet === "dim" ? null : row,
  column,
  level: "red",
  text: t(`priceTables.unread.${code}`),
});

/** Returns all marks, with unreadable values first. Cost tables are not compared with costs. */
export function marksOf(
  table: TableSheets,
  { body, wrong }: ReadTable,
  kind: PriceTableKind,
  cost: PriceTableBody | null,
): readonly PlacedMark[] {
  const rows = { brackets: rowsOfBrackets(table), surcharges: rowsOfSurcharges(table) };
  return [
    ...wrong.map(unreadableMark),
    ...problemsOf(body, cost, kind).map((each) => problemMark(each, rows, table.currency)),
  ];
}

/** Returns the marks of one sheet by row and column; only the first of several marks of a cell. */
export function sheetMarks(marks: readonly PlacedMark[], sheet: SheetName): SheetMarks {
  const rows = new Map<number, Map<number, Mark>>();
  for (const { row, column, sheet: of, level, text } of marks) {
    if (of !== sheet || row === null) continue;
    const cells = rows.get(row) ?? new Map<number, Mark>();
    if (!cells.has(column)) cells.set(column, { level, text });
    rows.set(row, cells);
  }
  return rows;
}
