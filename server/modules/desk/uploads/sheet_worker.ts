/** Reads a workbook on a separate thread, which sends its rows in pieces on request. */
import type { DecimalMark } from "../../../../api/csv/plan.ts";
import type { ImportReason } from "../../../../api/csv/reasons.ts";
import { WorkbookRefused } from "../../../../api/xlsx/workbook_refusal.ts";
import { openWorkbook, type SheetPiece } from "../../../../api/xlsx/workbook.ts";

export interface SheetQuestion {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Name of the sheet; empty for the first one. */
  readonly sheet: string;
  readonly decimal: DecimalMark;
  readonly rowsAbove: number;
}

export type SheetAnswer =
  | { readonly sheet: string }
  | { readonly piece: SheetPiece | null }
  | { readonly refused: ImportReason };

/** With fewer rows, sending a piece to the other thread takes longer than reading it. */
const PIECE_ROWS = 500;

const scope = self as unknown as {
  postMessage(answer: SheetAnswer): void;
  addEventListener(type: "message", listen: (event: MessageEvent<SheetQuestion | "next">) => void): void;
};

let pieces: AsyncGenerator<SheetPiece> | null = null;

async function answer(question: SheetQuestion | "next"): Promise<SheetAnswer> {
  if (question !== "next") {
    const workbook = await openWorkbook(question.bytes);
    const sheet = question.sheet || (workbook.sheets[0] ?? "");
    pieces = workbook.rows(sheet, question.decimal, question.rowsAbove);
    return { sheet };
  }
  const rows: SheetPiece["rows"][number][] = [];
  for (;;) {
    const next = await pieces?.next();
    if (!next || next.done) return { piece: rows.length > 0 ? { rows, share: 1 } : null };
    rows.push(...next.value.rows);
    if (rows.length >= PIECE_ROWS) return { piece: { rows, share: next.value.share } };
  }
}

scope.addEventListener("message", ({ data }) => {
  answer(data).catch((error: unknown): SheetAnswer => {
    if (error instanceof WorkbookRefused) return { refused: error.code };
    throw error;
  }).then((found) => scope.postMessage(found));
});
