import { editableParts } from "../../../../machines/lifecycles/orders/order_parts.ts";
import type { AuditEntry } from "../../../fields.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { JobRecord, KindUndo, Outcome } from "../../../jobs/job_kind.ts";
import type { Writer } from "../../../db/database.ts";
import { changesOf } from "../orders/changes.ts";
import type { OrderRow } from "../orders/rows.ts";
import { type OrderPatch, ordersById, updateOrder } from "../orders/store.ts";
import { keepTags } from "../orders/tags_store.ts";
import { NO_WORK, type OrderWork } from "../orders/facts.ts";
import { workOf } from "../orders/work_store.ts";
import { ADDRESS_COLUMNS, type ChangedColumns, deriveColumns } from "./derive.ts";

type States = Pick<OrderRow, "status" | "print_status" | "shipment_status">;

export function addressRefusal(row: States, work: OrderWork = NO_WORK): string | null {
  if (editableParts(row, work).address) return null;
  if (["Ready", "Handed Over"].includes(row.shipment_status)) return "labelExists";
  return editableParts(row).address ? "addressClosed" : "orderClosed";
}

/** Returns a function that refuses an address by the packages too: a merged one has the address of other orders. */
export async function readAddressRefusals(
  tx: Writer,
  records: readonly JobRecord[],
  { scope }: AuthorizedContext,
): Promise<(row: OrderRow) => string | null> {
  const ids = records.map(({ record_id }) => record_id);
  const work = await workOf(tx, scope, ids, { unpaid: [] });
  return (row) => addressRefusal(row, work.get(row._id));
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
  async change(tx, records, _undone, context) {
    const derived = await deriveColumns(tx, records, context);
    const refusalOf = await readAddressRefusals(tx, records, context);
    return await editOrders(tx, records, "orders.undo", context, async (row, record) => {
      const before = JSON.parse(record.before) as Before;
      if (row.version !== before.version) return { refusedBy: "changedSince" };
      const address = addressIn(before);
      const closed = Object.keys(address).length > 0 ? refusalOf(row) : null;
      if (closed) return { refusedBy: closed };
      const { tags } = before;
      if (tags !== undefined) await keepTags(tx, row, JSON.parse(tags) as string[]);
      const patch = { ...address, ...tags !== undefined && { tags } };
      // The problems are derived again, because the catalogue and the policies may have changed since.
      return { patch: { ...patch, ...await derived(row, patch) } };
    });
  },
};

type Before = ChangedColumns & { readonly version: number };

const addressIn = (before: Before): ChangedColumns =>
  Object.fromEntries(ADDRESS_COLUMNS.flatMap((field) => field in before ? [[field, before[field]]] : []));
