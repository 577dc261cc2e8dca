import type { AuditEntry } from "../fields.ts";
import { type Cell, textOf } from "./columns.ts";

type Values<F extends string> = { readonly [N in F]?: Cell | undefined };

/** Returns the fields that differ, as texts for the audit. @param auditText formats a value */
export function changedFields<F extends string, V extends Values<F>>(
  fields: readonly F[],
  before: V,
  after: V,
  auditText: (values: V, field: F) => string = (values, field) => textOf(values[field]),
): AuditEntry["changes"] {
  return fields.filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: auditText(before, field), after: auditText(after, field) }));
}

type MakeAuditEntry<Of> = (of: Of, action: string, changes: AuditEntry["changes"]) => AuditEntry;

export const auditOfSeller =
  (entity: string): MakeAuditEntry<{ readonly _id: string; readonly seller_id: string | null }> =>
  ({ _id, seller_id }, action, changes) => ({ entity, entityId: _id, sellerId: seller_id, action, changes });

/** Makes audit entries of a record that belongs to the business and to no seller. */
export const auditOfBusiness = (entity: string): MakeAuditEntry<string> => (entityId, action, changes) => ({
  entity,
  entityId,
  sellerId: null,
  action,
  changes,
});
