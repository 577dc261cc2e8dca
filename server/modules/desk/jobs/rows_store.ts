import { type RawBuilder, sql } from "kysely";
import type { Reader, Writer } from "../../../db/database.ts";
import { chunksOf } from "../../../db/chunks.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { JobRecord, JobRow, NewRecord } from "../../../jobs/job_kind.ts";

type Job = Pick<JobRow, "_id">;

const ROW_VALUES = 7;

export async function addRows(
  tx: Writer,
  job: Job,
  from: number,
  records: readonly NewRecord[],
  status: "Waiting" | "Done" = "Waiting",
): Promise<void> {
  const rows = records.map(({ before = "", ...record }, index) => ({
    ...record,
    before,
    job_id: job._id,
    position: from + index,
    status,
    reason: "",
  }));
  for (const some of chunksOf(rows, ROW_VALUES)) await tx.insertInto("job_rows").values(some).execute();
}

export function waitingRows(reader: Reader, job: Job, limit: number): Promise<JobRecord[]> {
  return reader.selectFrom("job_rows").selectAll().where("job_id", "=", job._id)
    .where("status", "=", "Waiting").orderBy("position").limit(limit).execute();
}

/** Arranges all rows, also of deleted records. @param order a total order of `table`, which has the alias `o` */
export async function arrangeRows(
  tx: Writer,
  { _id }: Job,
  { table, order }: { readonly table: string; readonly order: RawBuilder<unknown> },
): Promise<void> {
  // Uses negative positions first, so that no two rows ever share one.
  await sql`update job_rows set position = 0 - ranked.place from (
      select r.record_id, row_number() over (order by ${order}) as place
      from job_rows as r left join ${sql.table(table)} as o on o._id = r.record_id where r.job_id = ${_id}
    ) as ranked where job_rows.job_id = ${_id} and job_rows.record_id = ranked.record_id`.execute(tx);
  await sql`update job_rows set position = 0 - position where job_id = ${_id} and position < 0`.execute(tx);
}

export interface SettledRow {
  readonly position: number;
  readonly status: "Done" | "Failed";
  readonly reason: string;
  readonly before: string;
}

export async function settleRows(tx: Writer, job: Job, settled: readonly SettledRow[]): Promise<void> {
  for (const { position, ...change } of settled) {
    await tx.updateTable("job_rows").set(change)
      .where("job_id", "=", job._id).where("position", "=", position).execute();
  }
}

export async function reopenRows(tx: Writer, job: Job): Promise<number> {
  const { numUpdatedRows } = await tx.updateTable("job_rows").set({ status: "Waiting", reason: "" })
    .where("job_id", "=", job._id).where("status", "=", "Failed").executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Returns rows of a job. The caller has checked that the viewer may see the job. */
export function rowsAfter(
  reader: Reader,
  job: Job,
  statuses: readonly string[] | null,
  after: number,
  limit: number,
): Promise<JobRecord[]> {
  return reader.selectFrom("job_rows").selectAll().where("job_id", "=", job._id).where("position", ">", after)
    .$if(statuses !== null, (rows) => rows.where(isOneOf("status", statuses ?? [])))
    .orderBy("position").limit(limit).execute();
}

export function rowsPage(
  reader: Reader,
  job: Job,
  statuses: readonly string[] | null,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<JobRecord[]> {
  return reader.selectFrom("job_rows").selectAll().where("job_id", "=", job._id)
    .$if(statuses !== null, (rows) => rows.where(isOneOf("status", statuses ?? [])))
    .orderBy("position").limit(perPage).offset((page - 1) * perPage).execute();
}

/** Returns false if another job began to undo this one first. */
export async function markUndone(tx: Writer, id: string, by: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable("jobs").set({ undone_by: by })
    .where("_id", "=", id).where("undone_by", "is", null).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns the done rows before a position, if they can be undone, the last one first. */
export function rowsToUndo(reader: Reader, job: Job, before: number, limit: number): Promise<JobRecord[]> {
  return reader.selectFrom("job_rows").selectAll().where("job_id", "=", job._id)
    .where("status", "=", "Done").where("before", "<>", "").where("position", "<", before)
    .orderBy("position", "desc").limit(limit).execute();
}
