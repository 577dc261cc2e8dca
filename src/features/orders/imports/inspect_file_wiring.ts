/** Inspects a file with the same reader as the server, so that both have the same result. */
import { MAX_UPLOAD_BYTES } from "../../../../api/constants.ts";
import { MAX_HEADER_CHARS, MAX_HEADERS, MAX_PLAN_BYTES, MAX_ROWS_ABOVE } from "../../../../api/csv/bounds.ts";
import { problemOf } from "../../../../api/csv/bytes.ts";
import { NotText } from "../../../../api/csv/decode.ts";
import { columnProofs, NO_COUNTRIES, proofOf, withCountries } from "../../../../api/csv/evidence.ts";
import { detectFormat } from "../../../../api/csv/detect.ts";
import { matchColumns } from "../../../../api/csv/match.ts";
import type { CsvRow } from "../../../../api/csv/parser.ts";
import { type PlanHistory, withProof, withRowsAbove } from "../../../../api/csv/plan_edit.ts";
import { type FileFormat, headerKey, type ImportPlan, UNSURE_PARTS } from "../../../../api/csv/plan.ts";
import { readHead } from "../../../../api/csv/rows.ts";
import { MAX_WORKBOOK_BYTES } from "../../../../api/xlsx/bounds.ts";
import { headerAt } from "../../../../api/csv/header.ts";
import type { Letters } from "../../../../api/csv/letters.ts";
import { isMacroName } from "../../../../api/xlsx/names.ts";
import { isZip } from "../../../../api/xlsx/zip_read.ts";
import type { InspectionResult, TopRow, UnfitReason } from "../../../../api/csv/inspect.ts";
import type { InspectInput } from "../../../../machines/orders/import_file_context.ts";
import { nextTask } from "../../../lib/next_task.ts";
import { lettersOf } from "../../../engine/imports/letters_of.ts";
import { recall } from "./import_recall_wiring.ts";
import { inspectWorkbook, type SheetHead } from "./inspect_workbook.ts";

/** Enough bytes for the longest header row in multi-byte characters, and for some rows below it. */
export const HEAD_BYTES = 128 * 1024;
/** Number of rows with sample values; one row may only describe the columns, and one may be empty. */
const SAMPLE_ROWS = 4;
const SAMPLE_CHARS = 80;

type PlansOf = (storeId: string) => Promise<readonly ImportPlan[]>;

const unfit = (code: UnfitReason, format: FileFormat | null = null): InspectionResult => ({
  kind: "unfit",
  unfit: code,
  format,
});

/** Returns "unfit" for an unreadable file. `plansOf` returns earlier plans of a store, newest first. */
export async function inspectFile(input: InspectInput, plansOf: PlansOf): Promise<InspectionResult> {
  const [file] = input.files;
  if (!file || input.files.length > 1) return unfit("several");
  if (file.size > MAX_UPLOAD_BYTES) return unfit("tooLarge");
  const bytes = await file.slice(0, HEAD_BYTES).arrayBuffer().catch(() => null);
  // A dropped folder has a size too, but cannot be read.
  if (!bytes) return unfit("unreadable");
  if (isMacroName(file.name)) return unfit("macros");
  const head: Head = { bytes: new Uint8Array(bytes), isWhole: file.size <= HEAD_BYTES };
  if (isZip(head.bytes)) return await lookAtSheet(file, input, plansOf);
  const problem = problemOf(head.bytes);
  if (problem) return unfit(problem);
  const letters = await lettersOf(file).catch(() => null);
  if (!letters) return unfit("unreadable");
  const { format, rowsAbove = null } = input;
  const known = { settled: settledOf(input), rowsAbove, isRemembered: false };
  const answer = format
    ? lookBy(head, format, known)
    : await inspectUnasked(head, letters, input.storeId, known, plansOf);
  return { ...answer, letters };
}

/** Returns the parts of the format that a person chose: all parts of a format without `settled`. */
const settledOf = ({ format, settled = format ? UNSURE_PARTS : [] }: InspectInput) => settled;

async function lookAtSheet(
  file: File,
  input: InspectInput,
  plansOf: PlansOf,
): Promise<InspectionResult> {
  const { storeId, format, sheet: chosen, rowsAbove = null } = input;
  if (file.size > MAX_WORKBOOK_BYTES) return unfit("workbookTooLarge");
  const settled = settledOf(input);
  const known = storeId === "" || format ? [] : await plansOf(storeId);
  const lookBy = ({ rows, isWhole }: SheetHead, by: FileFormat, plan?: ImportPlan) =>
    lookAtRows(rows, isWhole, by, { settled, rowsAbove, isRemembered: plan !== undefined, plan });
  return await inspectWorkbook(file, { chosen, rowsAbove, format, known, lookBy });
}

interface Head {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isWhole: boolean;
}

/** Uses the plan of the store's last file with the same header, or else the format that the file suggests. */
async function inspectUnasked(
  head: Head,
  letters: Letters,
  storeId: string,
  given: Known,
  plansOf: PlansOf,
): Promise<InspectionResult> {
  const { format } = detectFormat(head.bytes, head.isWhole, letters);
  await nextTask();
  const known = storeId === "" ? [] : await plansOf(storeId);
  const plan = recall(head.bytes, head.isWhole, letters, known);
  return lookBy(head, plan?.format ?? format, { ...given, isRemembered: plan !== null, ...plan && { plan } });
}

interface Known extends PlanHistory {
  readonly rowsAbove: number | null;
  readonly plan?: ImportPlan | undefined;
}

function lookBy({ bytes, isWhole }: Head, format: FileFormat, known: Known): InspectionResult {
  try {
    return lookAtRows(readHead(bytes, isWhole, format), isWhole, format, known);
  } catch (error) {
    if (error instanceof NotText) return unfit("notText", format);
    throw error;
  }
}

function lookAtRows(
  all: readonly CsvRow[],
  isWhole: boolean,
  format: FileFormat,
  known: Known,
): InspectionResult {
  const rowsAbove = known.rowsAbove ?? known.plan?.rowsAbove ?? headerAt(all);
  const [header, ...rows] = all.slice(rowsAbove);
  const headers = header?.cells.map((cell) => cell.trim()) ?? [];
  const { missing: _, ...match } = matchColumns(headers);
  const proofs = columnProofs(rows.map(({ cells }) => cells), headers.length);
  const isKnown = known.plan && headerKey(known.plan.headers) === headerKey(headers);
  const read = withRowsAbove(isKnown ? { ...known.plan, format } : { ...match, format, headers }, rowsAbove);
  const places = withCountries(NO_COUNTRIES, rows.map(({ cells }) => cells), read.columns.country);
  const plan = withProof(read, proofOf(read, proofs, places), known);
  const problem = rowsProblem(header, rows, isWhole) ?? planProblem(plan);
  if (problem) return unfit(problem, format);
  const samples = rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells.map(shortened));
  const tops = all.slice(0, MAX_ROWS_ABOVE + 1).map(topOf);
  const isRemembered = known.isRemembered && isKnown === true;
  return { kind: "fit", inspection: { plan, isRemembered, proofs, places, samples, tops } };
}

const topOf = ({ line, cells }: CsvRow): TopRow => ({
  line,
  text: shortened(cells.map((cell) => cell.trim()).filter(Boolean).join(" · ")),
});

const shortened = (cell: string): string => cell.trim().slice(0, SAMPLE_CHARS);

function rowsProblem(
  header: CsvRow | undefined,
  rows: readonly CsvRow[],
  isWhole: boolean,
): UnfitReason | null {
  if (!header) return isWhole ? "empty" : "tooLong";
  if (header.broken) return header.broken;
  return isWhole && rows.length === 0 ? "headerOnly" : null;
}

/** Checks the number of columns and the length of their names, which the server limits. */
function planProblem(plan: ImportPlan): UnfitReason | null {
  const isTooWide = plan.headers.length > MAX_HEADERS || JSON.stringify(plan).length > MAX_PLAN_BYTES;
  if (isTooWide) return "tooManyColumns";
  return plan.headers.some((header) => header.length > MAX_HEADER_CHARS) ? "tooLong" : null;
}
