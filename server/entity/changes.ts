/** What a write changed, field by field, as the audit keeps it. */
import type { AuditEntry } from "../fields.ts";
import { type Cell, textOf } from "./columns.ts";

type Values<F extends string> = { readonly [N in F]?: Cell | undefined };

/**
 * The fields that differ, before and after.
 * @param told how a value is written; by itself as it is, nothing as an empty text
 */
export function changedFields<F extends string, V extends Values<F>>(
  fields: readonly F[],
  before: V,
  after: V,
  auditText: (values: V, field: F) => string = (values, field) => textOf(values[field]),
): AuditEntry["changes"] {
  return fields.filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: auditText(before, field), after: auditText(after, field) }));
}

type Audited<Of> = (of: Of, action: string, changes: AuditEntry["changes"]) => AuditEntry;

/** What the audit says of a record that a seller has. */
export const auditOfSeller =
  (entity: string): Audited<{ readonly _id: string; readonly seller_id: string | null }> =>
  ({ _id, seller_id }, action, changes) => ({ entity, entityId: _id, sellerId: seller_id, action, changes });

/** The same of a record of the house: it belongs to no seller. */
export const auditOfHouse = (entity: string): Audited<string> => (entityId, action, changes) => ({
  entity,
  entityId,
  sellerId: null,
  action,
  changes,
});
