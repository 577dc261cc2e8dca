/** Prints in the database: a row for each, and one for each of its labels. */
import { sql } from "kysely";
import type { PrintJob } from "../../../api/generated/schema.ts";
import { grouped } from "../../batch.ts";
import { among } from "../../db/conditions.ts";
import type { Reader, Writer } from "../../db/database.ts";
import type { PrintJobRecordsTable, PrintJobsTable } from "../../db/print_tables.ts";
import { inScope, type Scope } from "../../scope.ts";

/** The ticket of a garment, as api/codes/running.ts writes it: a test keeps the two equal. */
const TICKET = sql`(u.code || case when u.cycle = 1 then '' else '-' || u.cycle end)`;
const AT_ONCE = 200;
/** Of one ticket that are shown. */
const MAX_SHOWN = 20;

export type NewPrint = Omit<PrintJobsTable, "seq">;
export type PrintedRecord = Pick<PrintJobRecordsTable, "record_id" | "code">;

export async function insertPrint(
  tx: Writer,
  job: NewPrint,
  records: readonly PrintedRecord[],
): Promise<void> {
  await tx.insertInto("print_jobs").values(job).execute();
  const rows = records.map((record, position) => ({ ...record, job_id: job._id, position }));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await tx.insertInto("print_job_records").values(rows.slice(from, from + AT_ONCE)).execute();
  }
}

/** Which of some codes stand on a label that was printed. */
export async function printedBefore(reader: Reader, codes: readonly string[]): Promise<readonly string[]> {
  const rows = await reader.selectFrom("print_job_records").select("code").distinct()
    .where(among("code", codes)).orderBy("code").execute();
  return rows.map(({ code }) => code);
}

/** A print by its id, with what its labels are of, in their order. */
export async function printById(reader: Reader, id: string) {
  const job = await reader.selectFrom("print_jobs").selectAll().where("_id", "=", id).executeTakeFirst();
  if (!job) return null;
  const records = await reader.selectFrom("print_job_records").select(["record_id", "code"])
    .where("job_id", "=", id).orderBy("position").execute();
  return { ...job, records };
}

/** Of the tickets that garments have now, newest first, by the garment's id. */
export async function printsOf(reader: Reader, scope: Scope, ids: readonly string[]) {
  const { rows } = await sql<
    PrintJob & { unit_id: string }
  >`select unit_id, _id, kind, format, copies, labels,
    reason, actor_name, created_at from (
      select u._id as unit_id, j._id, j.kind, j.format, j.copies, j.labels, j.reason,
        coalesce(a.name, '') as actor_name, j.created_at, j.seq,
        row_number() over (partition by u._id order by j.seq desc) as place
      from units as u join print_job_records as r on r.code = ${TICKET}
        join print_jobs as j on j._id = r.job_id left join users as a on a._id = j.actor_id
      where ${among("u._id", ids)} and ${inScope(scope, "u.seller_id")}
    ) as ranked where place <= ${MAX_SHOWN} order by seq desc`.execute(reader);
  const groups = grouped(rows, (row) => row.unit_id);
  return new Map([...groups].map(([id, group]) => [id, group.map(({ unit_id: _, ...print }) => print)]));
}
