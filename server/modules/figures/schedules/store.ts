/** Schedules of reports: a person reads and writes only their own. */
import { type RawBuilder, type Selectable, sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { isLeaseOver, leaseEnd } from "../../../db/leases.ts";
import type { FigureSchedulesTable } from "../../../db/tables.ts";
import type { RecordSource } from "../../../entity/record_store.ts";

export type ScheduleRow = Readonly<Selectable<FigureSchedulesTable>> & {
  readonly view_name: string;
  /** Id of the report. */
  readonly resource: string;
};

/** Duration of a lease, after which another worker may take over: longer than any report takes. */
const LEASE_SECONDS = 300;

const rowsFrom = (rows: RawBuilder<unknown>) =>
  sql<
    ScheduleRow
  >`select r._id, r.user_id, r.view_id, r.every, r.next_day, r.lease_until, r.is_refused, r.refused_for,
    r.created_at, r.updated_at, r.version, v.name as view_name, v.resource
    from ${rows} join saved_views as v on v._id = r.view_id`;

export const schedules: RecordSource<ScheduleRow> = {
  table: "figure_schedules",
  rows: rowsFrom,
  visible: ({ session }) => sql<boolean>`k.user_id = ${session.person._id}`,
};

export async function schedulesOf(reader: Reader, userId: string): Promise<ScheduleRow[]> {
  const query = rowsFrom(sql`(select * from figure_schedules where user_id = ${userId}) as r`);
  return (await sql<ScheduleRow>`${query} order by r.created_at, r._id`.execute(reader)).rows;
}

/** Returns unleased schedules that are due on the day or earlier; their time of day may not be reached yet. */
export async function waitingSchedules(reader: Reader, day: string, now: number): Promise<ScheduleRow[]> {
  const waiting = sql`(select * from figure_schedules where next_day <= ${day} and ${
    isLeaseOver(reader, "lease_until", LEASE_SECONDS, now)
  }) as r`;
  return (await rowsFrom(waiting).execute(reader)).rows;
}

/** Leases schedules for this process. Returns the ids that no other process has leased. */
export async function leaseSchedules(tx: Writer, ids: readonly string[], now: number): Promise<string[]> {
  const rows = await tx.updateTable("figure_schedules").set({ lease_until: leaseEnd(tx, LEASE_SECONDS, now) })
    .where(isOneOf("_id", ids)).where(isLeaseOver(tx, "lease_until", LEASE_SECONDS, now))
    .returning("_id").execute();
  return rows.map(({ _id }) => _id);
}

type SentView = Pick<ScheduleRow, "user_id" | "view_id">;

/** Marks a day as sent. Returns false if another process has sent the report or its owner has deleted the schedule. */
export async function markSent(
  tx: Writer,
  { _id, next_day, user_id, view_id }: SentView & Pick<ScheduleRow, "_id" | "next_day">,
  { sent_day, ...after }: Pick<ScheduleRow, "next_day" | "is_refused" | "refused_for"> & {
    readonly sent_day: string;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable("figure_schedules").set({ ...after, lease_until: 0 })
    .where("_id", "=", _id).where("next_day", "=", next_day).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.insertInto("sent_views").values({ user_id, view_id, sent_day })
    .onConflict((row) => row.columns(["user_id", "view_id"]).doUpdateSet({ sent_day })).execute();
  return true;
}

/** Returns the last day for which this view was sent to this person, also by a deleted schedule; or empty. */
export async function lastSentDay(reader: Reader, { user_id, view_id }: SentView): Promise<string> {
  const row = await reader.selectFrom("sent_views").select("sent_day").where("user_id", "=", user_id)
    .where("view_id", "=", view_id).executeTakeFirst();
  return row?.sent_day ?? "";
}
