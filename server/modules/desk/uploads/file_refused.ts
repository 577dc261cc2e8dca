import { type ImportReason, importReasonText } from "../../../../api/csv/reasons.ts";
import { JobRefused } from "../../../jobs/job_kind.ts";

/** Refuses a whole file; `detail` is appended to the text of the code. */
export class FileRefused extends JobRefused {
  constructor(override readonly code: ImportReason, detail = "") {
    super(code, detail ? `${importReasonText(code)} ${detail}` : importReasonText(code));
    this.name = "FileRefused";
  }
}
