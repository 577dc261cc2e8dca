/** What the audit and a refusal say of a notice. */
import { ApiError } from "../../../api/errors.ts";
import type { AuditEntry } from "../../fields.ts";

export const missing = () => new ApiError("NOT_FOUND", "There is no such notice.");

export const auditOf = (id: string, action: string, changes: AuditEntry["changes"]): AuditEntry => ({
  entity: "callToActions",
  entityId: id,
  sellerId: null,
  action,
  changes,
});
