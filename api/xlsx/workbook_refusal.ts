import type { ImportReason } from "../csv/reasons.ts";

export class WorkbookRefused extends Error {
  override readonly name = "WorkbookRefused";

  constructor(readonly code: ImportReason) {
    super(`The workbook cannot be read: ${code}`);
  }
}
