import { type ImportReason, importReasonText } from "../../../../api/csv/reasons.ts";
import { JobRefused } from "../../../jobs/job_kind.ts";

/** The file cannot be imported as a whole; `detail` follows the words of the code. */
export class FileRefused extends JobRefused {
  constructor(override readonly code: ImportReason, detail = "") {
    super(code, detail ? `${importReasonText(code)} ${detail}` : importReasonText(code));
    this.name = "FileRefused";
  }
}
