/** Reads a whole table as the server will do: a text file in its format, or one sheet of a workbook. */
import { MAX_UPLOAD_BYTES } from "../../../api/constants.ts";
import { problemOf } from "../../../api/csv/bytes.ts";
import { MAX_FILE_ROWS, MAX_HEADERS } from "../../../api/csv/bounds.ts";
import { NotText } from "../../../api/csv/decode.ts";
import { detectFormat } from "../../../api/csv/detect.ts";
import type { Encoding } from "../../../api/csv/encodings.ts";
import type { EncodedText } from "../../../api/csv/letters.ts";
import type { UnfitReason } from "../../../api/csv/inspect.ts";
import type { CsvRow } from "../../../api/csv/parser.ts";
import type { DecimalMark, FileFormat } from "../../../api/csv/plan.ts";
import { MAX_WORKBOOK_BYTES } from "../../../api/xlsx/bounds.ts";
import { isMacroName } from "../../../api/xlsx/names.ts";
import { WorkbookRefused } from "../../../api/xlsx/workbook_refusal.ts";
import { openWorkbook } from "../../../api/xlsx/workbook.ts";
import { isZip } from "../../../api/xlsx/zip_read.ts";
import { nextTask } from "../../lib/next_task.ts";
import { piecesOf } from "./file_pieces.ts";
import { lettersOf } from "./letters_of.ts";

const HEAD_BYTES = 128 * 1024;
const PLAIN: FileFormat = { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "dmy" };

export interface HowRead {
  readonly format: FileFormat;
  readonly sheet?: string;
}

export interface ChosenTable {
  readonly file: File | null;
  readonly sheet: string | null;
  /** Decimal mark and encoding that a person chose; null to detect them. */
  readonly decimal: DecimalMark | null;
  readonly encoding: Encoding | null;
}

interface TableSeen {
  readonly sheets: readonly string[];
  /** Null for a workbook, and for a file whose bytes are not text. */
  readonly text: EncodedText | null;
}

export type TableRead =
  & TableSeen
  & (
    | {
      readonly kind: "fit";
      readonly how: HowRead;
      readonly header: CsvRow;
      readonly below: readonly CsvRow[];
    }
    | { readonly kind: "unfit"; readonly unfit: UnfitReason }
  );

/** Reads the table; a file that cannot be read gives a result of the kind `unfit` instead of an error. */
export async function readTable({ file, ...chosen }: ChosenTable, signal: AbortSignal): Promise<TableRead> {
  let seen: TableSeen = { sheets: [], text: null };
  const unfit = (code: UnfitReason): TableRead => ({ kind: "unfit", unfit: code, ...seen });
  if (!file || file.size > MAX_UPLOAD_BYTES) return unfit(file ? "tooLarge" : "unreadable");
  if (isMacroName(file.name)) return unfit("macros");
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    if (!isZip(head)) {
      const binary = problemOf(head);
      if (binary) return unfit(binary);
      const letters = await lettersOf(file);
      const encoding = chosen.encoding ?? letters.encoding;
      seen = { ...seen, text: { letters, encoding } };
      const { problem, format } = detectFormat(head, file.size <= HEAD_BYTES, { ...letters, encoding });
      return problem ? unfit(problem) : await readAll(file, { format }, chosen, seen, signal);
    }
    if (file.size > MAX_WORKBOOK_BYTES) return unfit("workbookTooLarge");
    const workbook = await openWorkbook(new Uint8Array(await file.arrayBuffer()), nextTask);
    const { sheets } = workbook;
    seen = { ...seen, sheets };
    const sheet = sheets.find((name) => name === chosen.sheet) ?? sheets[0] ?? "";
    return await readAll(file, { format: PLAIN, sheet }, chosen, seen, signal);
  } catch (error) {
    if (error instanceof WorkbookRefused) return unfit(error.code);
    if (error instanceof NotText) return unfit("notText");
    if (error instanceof DOMException) return unfit("unreadable");
    throw error;
  }
}

async function readAll(
  file: File,
  how: HowRead,
  { decimal }: Pick<ChosenTable, "decimal">,
  seen: TableSeen,
  signal: AbortSignal,
): Promise<TableRead> {
  const given = { ...how, format: { ...how.format, decimal: decimal ?? how.format.decimal } };
  const rows: CsvRow[] = [];
  // Reading uses only the format and the sheet of this plan.
  const plan = { profile: "custom", headers: [], columns: {}, ...given } as const;
  for await (const piece of piecesOf(file, plan, { signal, pause: nextTask })) {
    rows.push(...structuredClone(piece.rows));
    if (rows.length > MAX_FILE_ROWS) return { kind: "unfit", unfit: "tooManyRows", ...seen };
  }
  const [header, ...below] = rows;
  const problem: UnfitReason | null = !header
    ? "empty"
    : header.broken ?? (header.cells.length > MAX_HEADERS ? "tooManyColumns" : null);
  if (!header || problem) return { kind: "unfit", unfit: problem ?? "empty", ...seen };
  return { kind: "fit", how: given, header, below, ...seen };
}
