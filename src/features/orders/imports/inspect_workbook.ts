import { headerAt } from "../../../../api/csv/header.ts";
import { sheetFormat } from "../../../../api/csv/detect.ts";
import type { CsvRow } from "../../../../api/csv/parser.ts";
import { type DecimalMark, type FileFormat, headerKey, type ImportPlan } from "../../../../api/csv/plan.ts";
import { withRowsAbove, withSheet } from "../../../../api/csv/plan_edit.ts";
import { WorkbookRefused } from "../../../../api/xlsx/workbook_refusal.ts";
import { openWorkbook, type Workbook } from "../../../../api/xlsx/workbook.ts";
import type { InspectionResult, UnfitReason } from "../../../../api/csv/inspect.ts";
import { nextTask } from "../../../lib/next_task.ts";

/** Enough rows to detect the format of days and amounts. */
const HEAD_ROWS = 500;

export interface SheetHead {
  readonly rows: readonly CsvRow[];
  readonly isWhole: boolean;
}

type LookBy = (head: SheetHead, format: FileFormat, known?: ImportPlan) => InspectionResult;

/** A null `chosen` means the first sheet; a null `rowsAbove` or `format` is detected. `known` is newest first. */
export async function inspectWorkbook(
  file: Blob,
  { chosen, rowsAbove, format, known, lookBy }: {
    readonly chosen: string | null;
    readonly rowsAbove: number | null;
    readonly format: FileFormat | null;
    readonly known: readonly ImportPlan[];
    readonly lookBy: LookBy;
  },
): Promise<InspectionResult> {
  let sheets: readonly string[] = [];
  let sheet = "";
  try {
    const workbook = await openWorkbook(new Uint8Array(await file.arrayBuffer()), nextTask);
    sheets = workbook.sheets;
    sheet = sheets.find((name) => name === chosen) ?? sheets[0] ?? "";
    const texts = await headOf(workbook, sheet, null, null);
    const plain = format ?? sheetFormat(texts.rows.slice(rowsAbove ?? headerAt(texts.rows)));
    // Numbers in a header depend on the decimal mark, so the header is searched in rows read with that mark.
    const all = await headOf(workbook, sheet, plain.decimal, null);
    const above = rowsAbove ?? headerAt(all.rows);
    const key = headerKey(all.rows[above]?.cells ?? []);
    const plan = format ? undefined : known.find(({ headers }) => headerKey(headers) === key);
    const by = plan ? withRowsAbove({ ...plan }, above) : undefined;
    const head = await headOf(workbook, sheet, plan?.format.decimal ?? plain.decimal, above);
    const answer = lookBy(head, by?.format ?? plain, by);
    return { ...(answer.kind === "unfit" ? answer : inSheet(answer, sheet)), sheets, sheet };
  } catch (error) {
    return { kind: "unfit", unfit: unfitOf(error), format: null, sheets, sheet };
  }
}

const inSheet = (
  { inspection }: InspectionResult & { readonly kind: "fit" },
  sheet: string,
): InspectionResult => ({
  kind: "fit",
  inspection: { ...inspection, plan: withSheet(inspection.plan, sheet) },
});

async function headOf(
  workbook: Workbook,
  sheet: string,
  decimal: DecimalMark | null,
  rowsAbove: number | null,
): Promise<SheetHead> {
  const rows: CsvRow[] = [];
  for await (const piece of workbook.rows(sheet, decimal, rowsAbove)) {
    rows.push(...piece.rows);
    if (rows.length > HEAD_ROWS) return { rows: rows.slice(0, HEAD_ROWS), isWhole: false };
  }
  return { rows, isWhole: true };
}

function unfitOf(error: unknown): UnfitReason {
  if (error instanceof WorkbookRefused) return error.code;
  if (error instanceof DOMException) return "unreadable";
  throw error;
}
