import { editableParts } from "../../../../machines/lifecycles/orders/order_parts.ts";
import type { AuditEntry } from "../../../fields.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { JobRecord, KindUndo, Outcome } from "../../../jobs/job_kind.ts";
import type { Writer } from "../../../db/database.ts";
import { changesOf } from "../orders/changes.ts";
import type { OrderRow } from "../orders/rows.ts";
import { type OrderPatch, ordersById, updateOrder } from "../orders/store.ts";
import { keepTags } from "../orders/tags_store.ts";

export function addressRefusal(
  row: Pick<OrderRow, "status" | "print_status" | "shipment_status">,
): string | null {
  if (editableParts(row).address) return null;
  return ["Ready", "Handed Over"].includes(row.shipment_status) ? "labelExists" : "orderClosed";
}

export type Edit = { readonly patch: OrderPatch } | { readonly refusedBy: string };

/** Edits orders, and stores old values and new version in `before`, so that an undo detects later changes. */
export async function editOrders(
  tx: Writer,
  records: readonly JobRecord[],
  action: string,
  context: AuthorizedContext,
  edit: (row: OrderRow, record: JobRecord) => Promise<Edit> | Edit,
): Promise<readonly Outcome[]> {
  const rows = await ordersById(tx, context.scope, records.map(({ record_id }) => record_id));
  const outcomes: Outcome[] = [];
  for (const record of records) {
    const row = rows.get(record.record_id);
    if (!row) {
      outcomes.push({ refusedBy: "notFound", before: null, audit: [] });
      continue;
    }
    const edited = await edit(row, record);
    outcomes.push(
      "refusedBy" in edited
        ? { ...edited, before: null, audit: [] }
        : await write(tx, row, edited.patch, action, context),
    );
  }
  return outcomes;
}

async function write(
  tx: Writer,
  row: OrderRow,
  patch: OrderPatch,
  action: string,
  context: AuthorizedContext,
): Promise<Outcome> {
  const changes = changesOf(row, patch);
  if (changes.length === 0) return { refusedBy: null, isSame: true, before: null, audit: [] };
  await updateOrder(tx, row, patch, context.now());
  const fields = Object.keys(patch).map((field) => [field, row[field as keyof OrderRow]]);
  const audit: AuditEntry = {
    entity: "orders",
    entityId: row._id,
    sellerId: row.seller_id,
    action,
    changes,
  };
  return {
    refusedBy: null,
    before: { version: row.version + 1, ...Object.fromEntries(fields) },
    audit: [audit],
  };
}

export const editsUndo: KindUndo = {
  mayUndo: () => true,
  change: (tx, records, _undone, context) =>
    editOrders(tx, records, "orders.undo", context, async (row, record) => {
      const { version, ...patch } = JSON.parse(record.before) as Before;
      if (row.version !== version) return { refusedBy: "changedSince" };
      const closed = "shipping_method" in patch ? addressRefusal(row) : null;
      if (closed) return { refusedBy: closed };
      if (patch.tags !== undefined) await keepTags(tx, row, JSON.parse(patch.tags) as string[]);
      return { patch };
    }),
};

type Before = OrderPatch & { readonly version: number };
