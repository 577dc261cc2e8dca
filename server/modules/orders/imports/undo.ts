import type { AuthorizedContext } from "../../../context.ts";
import type { CollectedRecords, JobRecord, Outcome } from "../../../jobs/job_kind.ts";
import type { Writer } from "../../../db/database.ts";
import { ordersById } from "../orders/store.ts";
import { deleteUntouched, findImportedOrders } from "./undo_store.ts";

export async function collectImported(
  jobId: string,
  before: number,
  limit: number,
  { db, scope }: AuthorizedContext,
): Promise<CollectedRecords> {
  const found = await findImportedOrders(db.read, scope, jobId, before, limit);
  const records = found.map(({ _id, code }) => ({ record_id: _id, code }));
  return { records, after: found.at(-1)?.seq ?? before, isEnd: found.length < limit };
}

export async function deleteImported(
  tx: Writer,
  records: readonly JobRecord[],
  { scope }: AuthorizedContext,
): Promise<readonly Outcome[]> {
  const ids = records.map(({ record_id }) => record_id);
  const rows = await ordersById(tx, scope, ids);
  const gone = await deleteUntouched(tx, scope, ids);
  return records.map(({ record_id }): Outcome => {
    const row = rows.get(record_id);
    if (!row || !gone.has(record_id)) {
      return { refusedBy: row ? "changedSince" : "notFound", before: null, audit: [] };
    }
    const changes = [
      { field: "code", before: row.code, after: "" },
      { field: "external_number", before: row.external_number, after: "" },
    ];
    const audit = {
      entity: "orders",
      entityId: record_id,
      sellerId: row.seller_id,
      action: "orders.undo",
      changes,
    };
    return { refusedBy: null, before: null, audit: [audit] };
  });
}
