import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { JobRow } from "../../../jobs/job_kind.ts";
import { groupRows } from "../../../graphql/batch.ts";

const MAX_COUNT = 200;

/** Returns, by job, unmatched pages whose order was made after the last attempt to match them. */
export async function pagesWithNewOrder(reader: Reader): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ readonly _id: string; readonly job_id: string }>`select r._id, r.job_id
    from label_pages as r where r.status = 'Unmatched' and r.finding = 'unknownOrder' and r.job_id is not null
      and exists (select 1 from orders as o where o.external_number = r.order_ref
        and o.created_at >= r.updated_at and (r.seller_id is null or o.seller_id = r.seller_id))
    order by r.seq limit ${MAX_COUNT}`.execute(reader);
  return new Map(
    [...groupRows(rows, ({ job_id }) => job_id)].map(([id, pages]) => [id, pages.map(({ _id }) => _id)]),
  );
}

/** Marks pages as tried, so that they are skipped until another order appears. */
export async function touchPages(tx: Writer, ids: readonly string[], at: number): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable("label_pages").set({ updated_at: at }).where(isOneOf("_id", ids)).execute();
}

/** Takes no scope: the loop acts as the person of the job. */
export const jobOf = (reader: Reader, _id: string): Promise<JobRow | undefined> =>
  reader.selectFrom("jobs").selectAll().where("_id", "=", _id).executeTakeFirst();
