/** Looks at the beginning of a sheet of a chosen workbook. */
import { sheetFormat } from "../../../api/csv/detect.ts";
import type { CsvRow } from "../../../api/csv/parser.ts";
import { type DecimalMark, type FileFormat, headerKey, type ImportPlan } from "../../../api/csv/plan.ts";
import { withSheet } from "../../../api/csv/plan_edit.ts";
import { WorkbookRefused } from "../../../api/xlsx/refused.ts";
import { openWorkbook, type Workbook } from "../../../api/xlsx/workbook.ts";
import type { LookAnswer, Unfit } from "../../../api/csv/look.ts";
import { nextTask } from "../../lib/next_task.ts";

/** Rows that are looked at: enough to see how days and amounts are written. */
const HEAD_ROWS = 500;

export interface SheetHead {
  readonly rows: readonly CsvRow[];
  readonly isWhole: boolean;
}

type LookBy = (head: SheetHead, format: FileFormat, known?: ImportPlan) => LookAnswer;

/**
 * @param chosen the sheet's name; null for the first
 * @param format chosen by hand; null: as the texts of the sheet say
 * @param known how files were read for the store, newest first
 */
export async function lookAtWorkbook(
  file: Blob,
  { chosen, format, known, lookBy }: {
    readonly chosen: string | null;
    readonly format: FileFormat | null;
    readonly known: readonly ImportPlan[];
    readonly lookBy: LookBy;
  },
): Promise<LookAnswer> {
  let sheets: readonly string[] = [];
  let sheet = "";
  try {
    const workbook = await openWorkbook(new Uint8Array(await file.arrayBuffer()), nextTask);
    sheets = workbook.sheets;
    sheet = sheets.find((name) => name === chosen) ?? sheets[0] ?? "";
    const texts = await headOf(workbook, sheet, null);
    const plain = format ?? sheetFormat(texts.rows);
    const head = await headOf(workbook, sheet, plain.decimal);
    const key = headerKey(head.rows[0]?.cells ?? []);
    const plan = format ? undefined : known.find(({ headers }) => headerKey(headers) === key);
    const answer = lookBy(
      plan ? await headOf(workbook, sheet, plan.format.decimal) : head,
      plan?.format ?? plain,
      plan,
    );
    return { ...(answer.kind === "unfit" ? answer : inSheet(answer, sheet)), sheets, sheet };
  } catch (error) {
    return { kind: "unfit", unfit: unfitOf(error), format: null, sheets, sheet };
  }
}

const inSheet = ({ look }: LookAnswer & { readonly kind: "fit" }, sheet: string): LookAnswer => ({
  kind: "fit",
  look: { ...look, plan: withSheet(look.plan, sheet) },
});

async function headOf(workbook: Workbook, sheet: string, decimal: DecimalMark | null): Promise<SheetHead> {
  const rows: CsvRow[] = [];
  for await (const piece of workbook.rows(sheet, decimal)) {
    rows.push(...piece.rows);
    if (rows.length > HEAD_ROWS) return { rows: rows.slice(0, HEAD_ROWS), isWhole: false };
  }
  return { rows, isWhole: true };
}

function unfitOf(error: unknown): Unfit {
  if (error instanceof WorkbookRefused) return error.code;
  if (error instanceof DOMException) return "unreadable";
  throw error;
}
