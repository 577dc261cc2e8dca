/** What the audit is told of an integration: never a secret. */
import { ApiError } from "../../../api/errors.ts";
import type { AuditEntry } from "../../fields.ts";
import type { IntegrationRow } from "./store.ts";

export const INTEGRATIONS = "integrations";

export const missing = () => new ApiError("NOT_FOUND", "There is no such integration.");

export const auditOf = (
  { _id, seller_id }: Pick<IntegrationRow, "_id" | "seller_id">,
  action: string,
  changes: AuditEntry["changes"],
): AuditEntry => ({ entity: INTEGRATIONS, entityId: _id, sellerId: seller_id, action, changes });
