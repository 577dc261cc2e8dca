import { sql } from "kysely";
import type { PrintJob } from "../../../../api/generated/schema.ts";
import { PACKAGE_PRINT_KINDS, type PrintKind } from "../../../../api/catalogue/prints.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { insertMany } from "../../../db/insert_many.ts";
import type { PrintJobRecordsTable, PrintJobsTable } from "../../../db/tables.ts";
import { inScope, type Scope } from "../../../scope.ts";

/** The code on a unit's ticket, equal to that of api/codes/record_codes.ts, as a test verifies. */
const TICKET = sql`(u.code || case when u.cycle = 1 then '' else '-' || u.cycle end)`;
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
  await insertMany(tx, "print_job_records", rows);
}

export async function findPrintedCodes(
  reader: Reader,
  kind: PrintKind,
  codes: readonly string[],
): Promise<readonly string[]> {
  const rows = await reader.selectFrom("print_job_records as r").innerJoin(
    "print_jobs as j",
    "j._id",
    "r.job_id",
  )
    .select("r.code").distinct().where(isOneOf("r.code", codes)).where("j.kind", "=", kind)
    .orderBy("r.code").execute();
  return rows.map(({ code }) => code);
}

export async function printById(reader: Reader, id: string) {
  const job = await reader.selectFrom("print_jobs").selectAll().where("_id", "=", id).executeTakeFirst();
  if (!job) return null;
  const records = await reader.selectFrom("print_job_records").select(["record_id", "code"])
    .where("job_id", "=", id).orderBy("position").execute();
  return { ...job, records };
}

/** Returns prints of the units' current tickets by the unit's id, the newest first. */
export async function findUnitPrints(reader: Reader, scope: Scope, ids: readonly string[]) {
  const { rows } = await sql<
    Shown
  >`select of_id, _id, kind, format, copies, labels, reason, media, printer_kind,
    actor_name, created_at from (
      select u._id as of_id, j._id, j.kind, j.format, j.copies, j.labels, j.reason, j.media, '' as printer_kind,
        coalesce(a.name, '') as actor_name, j.created_at, j.seq,
        row_number() over (partition by u._id order by j.seq desc) as place
      from units as u join print_job_records as r on r.code = ${TICKET}
        join print_jobs as j on j._id = r.job_id left join users as a on a._id = j.actor_id
      where ${isOneOf("u._id", ids)} and ${inScope(scope, "u.seller_id")}
    ) as ranked where place <= ${MAX_SHOWN} order by seq desc`.execute(reader);
  return shownOf(rows);
}

type Shown = Omit<PrintJob, "left_out" | "boxed"> & { readonly of_id: string };

function shownOf(rows: readonly Shown[]): Map<string, PrintJob[]> {
  const groups = groupRows(rows, (row) => row.of_id);
  return new Map(
    [...groups].map((
      [id, group],
    ) => [id, group.map(({ of_id: _, ...print }) => ({ ...print, left_out: [], boxed: [] }))]),
  );
}

export async function findPackagePrints(reader: Reader, scope: Scope, ids: readonly string[]) {
  const kinds = sql.join(PACKAGE_PRINT_KINDS);
  const { rows } = await sql<
    Shown
  >`select of_id, _id, kind, format, copies, labels, reason, media, printer_kind,
    actor_name, created_at from (
      select p._id as of_id, j._id, j.kind, j.format, j.copies, j.labels, j.reason, j.media,
        coalesce(w.kind, '') as printer_kind, coalesce(a.name, '') as actor_name, j.created_at, j.seq,
        row_number() over (partition by p._id order by j.seq desc) as place
      from packages as p join print_job_records as r on r.record_id = p._id
        join print_jobs as j on j._id = r.job_id left join users as a on a._id = j.actor_id
        left join printers as w on w._id = j.printer_id
      where ${isOneOf("p._id", ids)} and j.kind in (${kinds}) and ${inScope(scope, "p.seller_id")}
    ) as ranked where place <= ${MAX_SHOWN} order by seq desc`.execute(reader);
  return shownOf(rows);
}
