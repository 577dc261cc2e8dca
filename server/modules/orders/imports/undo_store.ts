import { sql } from "kysely";
import type { JobPreviewGroup } from "../../../../api/generated/schema.ts";
import { type Condition, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { deleteInvalidPlacements } from "../../catalogue/artwork/placements_store.ts";

/**
 * Matches an order `k` unchanged since its import. Placed artwork and a page of labels raise no version, but the
 * former is in the audit, and the latter names its order.
 */
const isUntouched: Condition = sql<boolean>`(k.status = 'Draft' and k.version = 1
  and not exists (select 1 from audit_events as e where e.entity = 'orders' and e.entity_id = k._id
    and e.action in ('makePlacements', 'orders.artwork'))
  and not exists (select 1 from label_pages as p where p.order_id = k._id)
  and not exists (select 1 from comments as c where c.entity = 'orders' and c.entity_id = k._id)
  and not exists (select 1 from attachments as a where a.entity = 'orders' and a.entity_id = k._id))`;

export async function importedStates(
  reader: Reader,
  scope: Scope,
  jobId: string,
): Promise<JobPreviewGroup[]> {
  type Group =
    & Omit<JobPreviewGroup, "count" | "fits" | "columns">
    & Record<"count" | "fits", number | string>;
  const { rows } = await sql<Group>`
    select status, print_status, shipment_status, fits, count(*) as count from (
      select k.status, k.print_status, k.shipment_status, case when ${isUntouched} then 1 else 0 end as fits
      from orders as k where k.import_id = ${jobId} and ${inScope(scope, "k.seller_id")}
    ) as found group by status, print_status, shipment_status, fits
    order by fits desc, status, print_status, shipment_status`.execute(reader);
  return rows.map(({ count, fits, ...state }) => ({
    ...state,
    columns: state,
    count: Number(count),
    fits: Number(fits) === 1,
  }));
}

export interface ImportedOrder {
  readonly _id: string;
  readonly code: string;
  readonly seq: number;
}

export async function findImportedOrders(
  reader: Reader,
  scope: Scope,
  jobId: string,
  before: number,
  limit: number,
): Promise<readonly ImportedOrder[]> {
  const { rows } = await sql<ImportedOrder & { seq: number | string }>`
    select k._id, k.code, k.seq from orders as k
    where k.import_id = ${jobId} and k.seq < ${before} and ${inScope(scope, "k.seller_id")}
    order by k.seq desc limit ${limit}`.execute(reader);
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

/** Deletes the orders that are unchanged since their import, with dependent rows. Returns their ids. */
export async function deleteUntouched(
  tx: Writer,
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly _id: string }>`
    select k._id from orders as k
    where ${isOneOf("k._id", ids)} and ${isUntouched} and ${inScope(scope, "k.seller_id")}`.execute(tx);
  const gone = rows.map(({ _id }) => _id);
  const lines = await tx.deleteFrom("order_lines").where(isOneOf("order_id", gone)).returning("_id")
    .execute();
  await deleteInvalidPlacements(tx, lines.map(({ _id }) => _id));
  await tx.deleteFrom("order_tags").where(isOneOf("order_id", gone)).execute();
  await tx.deleteFrom("orders").where(isOneOf("_id", gone)).execute();
  return new Set(gone);
}
