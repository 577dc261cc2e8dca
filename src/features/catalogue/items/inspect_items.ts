/** Reads a file with the same code as the server. */
import { signsOfDecimals, strongest } from "../../../../api/csv/evidence.ts";
import {
  ITEM_FIELDS,
  type ItemField,
  type ItemPlan,
  type ItemWords,
  levelsIn,
  matchItemColumns,
  readItemRow,
} from "../../../../api/csv/item_table.ts";
import type { CsvRow } from "../../../../api/csv/parser.ts";
import { importedRows } from "../../../../api/csv/rows.ts";
import { levelField } from "../../../../api/catalogue/pricing.ts";
import type {
  ItemFileChoices,
  ItemProblemRow,
  ItemsInspection,
} from "../../../../machines/orders/item_file.ts";
import { readTable } from "../../../engine/imports/read_table.ts";

const SHOWN_ROWS = 3;
const SHOWN_PROBLEMS = 100;

interface Tools {
  readonly currency: string;
  readonly words: ItemWords;
  readonly signal: AbortSignal;
}

/** Returns "unfit" for an unreadable file instead of throwing. */
export async function inspectItems(
  { file, ...chosen }: ItemFileChoices & { readonly file: File | null },
  { currency, words, signal }: Tools,
): Promise<ItemsInspection> {
  const read = await readTable({ file, ...chosen }, signal);
  if (read.kind === "unfit") return read;
  const { how, header, below, sheets, text } = read;
  if (below.length === 0) return { kind: "unfit", unfit: "headerOnly", sheets, text };
  const headers = header.cells.map((cell) => cell.trim());
  const columns = chosen.columns ?? matchItemColumns(headers, words);
  // In a text file the amounts decide the decimal mark, unless a person chose one.
  const seen = how.sheet === undefined ? markOf(below, columns) : null;
  const mark = chosen.decimal ?? seen ?? how.format.decimal;
  const full: ItemPlan = {
    ...{ ...how, format: { ...how.format, decimal: mark }, headers, columns },
    ...chosen.keepsHidden && { keepsHidden: true },
  };
  return { kind: "fit", plan: full, seen: seenOf(below, full, currency), sheets, text };
}

function markOf(rows: readonly CsvRow[], columns: ItemPlan["columns"]) {
  const fields = ["price" as const, ...levelsIn(columns).map(levelField)];
  const places = fields.flatMap((field) => columns[field] ?? []);
  return strongest(signsOfDecimals(rows.flatMap(({ cells }) => places.map((at) => cells[at] ?? ""))));
}

function seenOf(all: readonly CsvRow[], plan: ItemPlan, currency: string) {
  const rows = importedRows(all, plan.keepsHidden);
  const problems: ItemProblemRow[] = [];
  let refused = 0;
  for (const row of rows) {
    const read = readItemRow(row, plan, currency);
    if (read.ok) continue;
    if (++refused <= SHOWN_PROBLEMS) {
      problems.push(...read.refusals.map((each) => ({ ...each, line: row.line })));
    }
  }
  const samples = rows.slice(0, SHOWN_ROWS).map(({ cells }) => cells.map((cell) => cell.slice(0, 60)));
  return { rows: rows.length, hidden: all.length - importedRows(all).length, refused, problems, samples };
}

export const missingItemFields = ({ columns }: Pick<ItemPlan, "columns">): readonly ItemField[] =>
  ITEM_FIELDS.filter((field) => field === "sku" && columns[field] === undefined);
