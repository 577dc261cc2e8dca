/** Counts the orders of a file piece by piece, so that the page stays responsive. */
import { MAX_FILE_ROWS } from "../../../../api/csv/bounds.ts";
import { NotText } from "../../../../api/csv/decode.ts";
import type { CsvRow } from "../../../../api/csv/parser.ts";
import type { ImportPlan } from "../../../../api/csv/plan.ts";
import { createPreview, type Preview } from "../../../../api/csv/preview.ts";
import { WorkbookRefused } from "../../../../api/xlsx/workbook_refusal.ts";
import type { UnfitReason } from "../../../../api/csv/inspect.ts";
import { piecesOf, type ReadControl } from "../../../engine/imports/file_pieces.ts";

const REPORT_MS = 250;
/** A preview reads all counted rows, so the next one waits until the counted bytes grew by this factor. */
const GROWTH = 2;

export type Count =
  | { readonly type: "count.progress"; readonly counted: number; readonly preview: Preview }
  | { readonly type: "count.done"; readonly preview: Preview }
  | { readonly type: "count.failed"; readonly unfit: UnfitReason };

interface CountOptions extends ReadControl {
  readonly currency: string;
  readonly tell: (count: Count) => void;
}

/** Reports progress and the result, but nothing after an abort. */
export async function countOrders(file: Blob, plan: ImportPlan, options: CountOptions): Promise<void> {
  const { signal, tell } = options;
  try {
    const preview = await readAll(file, plan, options);
    if (preview && !signal.aborted) tell({ type: "count.done", preview });
  } catch (error) {
    if (!signal.aborted) tell({ type: "count.failed", unfit: unfitOf(error) });
  }
}

async function readAll(
  file: Blob,
  plan: ImportPlan,
  { currency, signal, pause, tell }: CountOptions,
): Promise<Preview | null> {
  const preview = createPreview(plan, currency);
  let reportedAt = -Infinity;
  let summedAt = 0;
  let sum = preview.result();
  let count = 0;
  const take = (found: readonly CsvRow[]) => {
    preview.take(count === 0 ? found.slice(1) : found);
    count += found.length;
    if (count > MAX_FILE_ROWS) throw new TooManyRows();
  };
  for await (const { rows, bytes } of piecesOf(file, plan, { signal, pause })) {
    take(rows);
    if (bytes === file.size || performance.now() - reportedAt < REPORT_MS) continue;
    reportedAt = performance.now();
    if (bytes >= summedAt * GROWTH) {
      summedAt = bytes;
      sum = preview.result();
    }
    tell({ type: "count.progress", counted: bytes, preview: sum });
  }
  if (signal.aborted) return null;
  return preview.result();
}

class TooManyRows extends Error {
  override readonly name = "TooManyRows";
}

function unfitOf(error: unknown): UnfitReason {
  if (error instanceof NotText) return "notText";
  if (error instanceof WorkbookRefused) return error.code;
  if (error instanceof TooManyRows) return "tooManyRows";
  if (error instanceof DOMException) return "unreadable";
  throw error;
}
