/** Reads a chosen file of items to its end, as the server will: which columns it has, and what each row says. */
import { MAX_UPLOAD_BYTES } from "../../../api/constants.ts";
import { problemOf } from "../../../api/csv/bytes.ts";
import { MAX_FILE_ROWS, MAX_HEADERS } from "../../../api/csv/bounds.ts";
import { NotText } from "../../../api/csv/decode.ts";
import { detectFormat } from "../../../api/csv/detect.ts";
import { signsOfDecimals, strongest } from "../../../api/csv/evidence.ts";
import {
  ITEM_FIELDS,
  type ItemField,
  type ItemPlan,
  type ItemWords,
  levelsIn,
  matchItemColumns,
  readItemRow,
} from "../../../api/csv/item_table.ts";
import type { Unfit } from "../../../api/csv/look.ts";
import type { CsvRow } from "../../../api/csv/parser.ts";
import type { FileFormat } from "../../../api/csv/plan.ts";
import { levelField } from "../../../api/pricing.ts";
import { MAX_WORKBOOK_BYTES } from "../../../api/xlsx/bounds.ts";
import { isMacroName } from "../../../api/xlsx/names.ts";
import { WorkbookRefused } from "../../../api/xlsx/refused.ts";
import { openWorkbook } from "../../../api/xlsx/workbook.ts";
import { isZip } from "../../../api/xlsx/zip_read.ts";
import type { ItemProblemRow, ItemsChosen, ItemsLook } from "../../../machines/item_file.ts";
import { nextTask } from "../../lib/next_task.ts";
import { piecesOf } from "../imports/file_pieces.ts";

const HEAD_BYTES = 128 * 1024;
const SHOWN_ROWS = 3;
const SHOWN_PROBLEMS = 100;

interface Tools {
  readonly currency: string;
  /** What the screen calls the fields. */
  readonly words: ItemWords;
  readonly signal: AbortSignal;
}

/** A file that cannot be read is unfit, never an error. */
export async function lookAtItems(
  { file, ...chosen }: ItemsChosen & { readonly file: File | null },
  tools: Tools,
): Promise<ItemsLook> {
  let sheets: readonly string[] = [];
  const unfit = (code: Unfit): ItemsLook => ({ kind: "unfit", unfit: code, sheets });
  if (!file || file.size > MAX_UPLOAD_BYTES) return unfit(file ? "tooLarge" : "unreadable");
  if (isMacroName(file.name)) return unfit("macros");
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    if (!isZip(head)) {
      const { problem, format } = detectFormat(head, file.size <= HEAD_BYTES);
      return problemOf(head) ?? problem
        ? unfit(problemOf(head) ?? problem!)
        : await readAll(file, { format }, chosen, tools, sheets);
    }
    if (file.size > MAX_WORKBOOK_BYTES) return unfit("workbookTooLarge");
    const workbook = await openWorkbook(new Uint8Array(await file.arrayBuffer()), nextTask);
    sheets = workbook.sheets;
    const sheet = sheets.find((name) => name === chosen.sheet) ?? sheets[0] ?? "";
    return await readAll(file, { format: PLAIN, sheet }, chosen, tools, sheets);
  } catch (error) {
    if (error instanceof WorkbookRefused) return unfit(error.code);
    if (error instanceof NotText) return unfit("notText");
    if (error instanceof DOMException) return unfit("unreadable");
    throw error;
  }
}

const PLAIN: FileFormat = { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "dmy" };

type How = Pick<ItemPlan, "format" | "sheet">;

/** Twice where nobody chose the mark: the file's own amounts say it. */
async function readAll(
  file: File,
  how: How,
  chosen: ItemsChosen,
  tools: Tools,
  sheets: readonly string[],
): Promise<ItemsLook> {
  const rows: CsvRow[] = [];
  const decimal = chosen.decimal ?? how.format.decimal;
  const given = { ...how, format: { ...how.format, decimal } };
  // What reads a file is the plan's format and sheet alone.
  const plan = { profile: "custom", headers: [], columns: {}, ...given } as const;
  for await (const piece of piecesOf(file, plan, { signal: tools.signal, pause: nextTask })) {
    rows.push(...structuredClone(piece.rows));
    if (rows.length > MAX_FILE_ROWS) return { kind: "unfit", unfit: "tooManyRows", sheets };
  }
  const [header, ...below] = rows;
  const problem: Unfit | null = !header ? "empty" : header.broken ??
    (header.cells.length > MAX_HEADERS ? "tooManyColumns" : below.length === 0 ? "headerOnly" : null);
  if (!header || problem) return { kind: "unfit", unfit: problem ?? "empty", sheets };
  const headers = header.cells.map((cell) => cell.trim());
  const columns = chosen.columns ?? matchItemColumns(headers, tools.words);
  const mark = chosen.decimal ?? (how.sheet === undefined ? markOf(below, columns) : null) ?? decimal;
  const full: ItemPlan = { ...given, format: { ...given.format, decimal: mark }, headers, columns };
  return { kind: "fit", plan: full, seen: seenOf(below, full, tools.currency), sheets };
}

/** Of all columns with prices together. */
function markOf(rows: readonly CsvRow[], columns: ItemPlan["columns"]) {
  const fields = ["price" as const, ...levelsIn(columns).map(levelField)];
  const places = fields.flatMap((field) => columns[field] ?? []);
  return strongest(signsOfDecimals(rows.flatMap(({ cells }) => places.map((at) => cells[at] ?? ""))));
}

function seenOf(rows: readonly CsvRow[], plan: ItemPlan, currency: string) {
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
  return { rows: rows.length, refused, problems, samples };
}

/** Fields without which nothing can be sent. */
export const missingOf = ({ columns }: Pick<ItemPlan, "columns">): readonly ItemField[] =>
  ITEM_FIELDS.filter((field) => field === "sku" && columns[field] === undefined);
