/** Rows of a job as the API shows them, and as a file. */
import type { JobRow as JobRowView } from "../../../../api/generated/schema.ts";
import { REASONS } from "../../../../api/reasons.ts";
import type { JobRecord } from "../../../jobs/job_kind.ts";

/** English words of a stored code; a code of an older build is shown as it is. */
export const reasonText = (code: string): string =>
  (REASONS as Record<string, string | undefined>)[code] ?? code;

export const rowView = ({ position, record_id, code, status, reason }: JobRecord): JobRowView => ({
  position,
  record_id,
  code,
  status,
  reason: reason === "" ? null : { code: reason, text: reasonText(reason) },
});
