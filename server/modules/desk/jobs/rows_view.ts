import type { JobRow as JobRowView } from "../../../../api/generated/schema.ts";
import { REASONS } from "../../../../api/reasons.ts";
import type { JobRecord } from "../../../jobs/job_kind.ts";

/** Returns the English text of a reason code; an unknown code of an older build is returned as it is. */
export const reasonText = (code: string): string =>
  (REASONS as Record<string, string | undefined>)[code] ?? code;

export const rowView = ({ position, record_id, code, status, reason }: JobRecord): JobRowView => ({
  position,
  record_id,
  code,
  status,
  reason: reason === "" ? null : { code: reason, text: reasonText(reason) },
});
