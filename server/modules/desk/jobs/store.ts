/** A worker changes a job in the same transaction as the job's rows. */
import { sql } from "kysely";
import { MAX_OPEN_JOBS } from "../../../../api/constants.ts";
import { ApiError } from "../../../../api/errors.ts";
import { OPEN_JOB_STATUSES } from "../../../../api/statuses.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { chunksOf } from "../../../db/chunks.ts";
import { type Condition, either, isOneOf } from "../../../db/conditions.ts";
import type { ListSource } from "../../../list/source.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { JobsTable } from "../../../db/tables.ts";
import { callListeners } from "../../../events/events.ts";
import type { JobRow } from "../../../jobs/job_kind.ts";
import { searchText } from "../../../db/search.ts";
import { notifyJob } from "../notification_settings/notify_events.ts";
import { appendOutbox, type Change } from "../../../events/outbox.ts";
import { inScope } from "../../../scope.ts";
import { type JobView, jobView } from "./view.ts";

const SHOWN_REFUSALS = 100;

export function newJob(
  { at, ...who }: Pick<JobsTable, "_id" | "kind" | "title" | "user_id"> & { readonly at: number },
): JobsTable {
  return {
    ...who,
    status: "Queued",
    seller_id: null,
    input: "{}",
    cursor: "{}",
    total: 0,
    done: 0,
    made: 0,
    skipped: 0,
    refused: 0,
    error_code: null,
    error_text: null,
    about: "{}",
    undone_by: null,
    file_name: "",
    file_bytes: 0,
    leased_by: "",
    leased_until: 0,
    search_text: searchText(who.title),
    created_at: at,
    updated_at: at,
    finished_at: null,
  };
}

export async function insertJob(tx: Writer, job: JobsTable): Promise<void> {
  await tx.insertInto("jobs").values(job).execute();
}

export type NamedJob = JobRow & { readonly user_name: string };

const FIELDS = sql.raw("r.*, u.name as user_name");
const NAMES = sql.raw("join users as u on u._id = r.user_id");

/** People see their own jobs, and those of the sellers within their scope. */
export const visibleJobs = ({ scope, session }: AuthorizedContext, alias = "k"): Condition =>
  either([inScope(scope, `${alias}.seller_id`), isOneOf(`${alias}.user_id`, [session.person._id])]);

export const jobsList: ListSource<NamedJob, JobView> = {
  table: "jobs",
  key: "_id",
  columns: { user: "user_id" },
  visible: visibleJobs,
  rows: (rows) => sql<NamedJob>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: (row, { session }) => jobView(row, session.person),
};

/** Returns jobs by id. Those that the caller may not see are missing, as if they never existed. */
export async function jobsById(
  reader: Reader,
  context: AuthorizedContext,
  ids: readonly string[],
): Promise<Map<string, NamedJob>> {
  const query = sql<NamedJob>`select ${FIELDS} from jobs as r ${NAMES}
    where ${isOneOf("r._id", ids)} and ${visibleJobs(context, "r")}`;
  return new Map((await query.execute(reader)).rows.map((row) => [row._id, row]));
}

export async function jobById(
  reader: Reader,
  context: AuthorizedContext,
  id: string,
): Promise<NamedJob | undefined> {
  return (await jobsById(reader, context, [id])).get(id);
}

export function refusalsOf(reader: Reader, job: Pick<JobRow, "_id">) {
  return reader.selectFrom("job_refusals").selectAll().where("job_id", "=", job._id)
    .orderBy("line").orderBy("field").orderBy("code").limit(SHOWN_REFUSALS).execute();
}

/** @throws {ApiError} LIMIT for a person with too many open jobs */
export async function requireRoomForJob(reader: Reader, userId: string): Promise<void> {
  const { open } = await reader.selectFrom("jobs").select(({ fn }) =>
    fn.countAll<number | string>().as("open")
  )
    .where("user_id", "=", userId).where("status", "in", OPEN_JOB_STATUSES).executeTakeFirstOrThrow();
  if (Number(open) < MAX_OPEN_JOBS) return;
  throw new ApiError("LIMIT", `Cannot begin: you already have ${MAX_OPEN_JOBS} unfinished jobs`);
}

export async function statusesOf(reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const some of chunksOf(ids, 1)) {
    const rows = await reader.selectFrom("jobs").select(["_id", "status"]).where("_id", "in", some).execute();
    for (const { _id, status } of rows) found.set(_id, status);
  }
  return found;
}

export async function openJobsAmong(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  const open = new Set<string>();
  for (const some of chunksOf(ids, 1)) {
    const rows = await reader.selectFrom("jobs").select("_id").where("_id", "in", some)
      .where("status", "in", OPEN_JOB_STATUSES).execute();
    for (const row of rows) open.add(row._id);
  }
  return open;
}

/** Stops this worker, because another worker has the job or the job has ended. */
export class JobLost extends Error {
  override readonly name = "JobLost";
}

export type JobPatch = Partial<Omit<JobsTable, "_id" | "kind" | "seller_id" | "user_id" | "created_at">>;

/** @throws {JobLost} if the stored job differs from `job`: the whole transaction is rolled back */
export async function advanceJob(tx: Writer, job: JobRow, patch: JobPatch, at: number): Promise<JobRow> {
  const { numUpdatedRows } = await tx.updateTable("jobs").set({ ...patch, updated_at: at })
    .where("_id", "=", job._id).where("status", "=", job.status).where("cursor", "=", job.cursor)
    .where("leased_by", "=", job.leased_by).executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new JobLost(`Cannot go on with job ${job._id}: it is not as it was`);
  await appendOutbox(tx, newsOf(job), at);
  const { status = job.status } = patch;
  const changes = status === job.status ? [] : [{ field: "status", before: job.status, after: status }];
  const after = { ...job, ...patch, updated_at: at };
  if (changes.length === 0) return after;
  const event = { entity: "jobs", entityId: job._id, sellerId: job.seller_id, changes };
  await callListeners(tx, { events: [event], by: [], at });
  await notifyJob(tx, after, status, at);
  return after;
}

/** Stores the progress of a job that writes a file instead of rows. */
export async function storeProgress(
  job: JobRow,
  patch: JobPatch,
  { db, now }: Pick<AuthorizedContext, "db" | "now">,
): Promise<JobRow> {
  const next = await db.write((tx) => advanceJob(tx, job, patch, now()));
  db.wake();
  return next;
}

/** A job of several sellers belongs to none, so its live event names the person who started it. */
function newsOf({ _id, seller_id, user_id }: JobRow): Change[] {
  const news = { entity: "jobs", sellerId: seller_id, ids: [_id] };
  return seller_id === null ? [news, { ...news, userId: user_id }] : [news];
}

/** Changes a job for a person. A worker that has the job notices the change and stops. */
export async function setJob(
  tx: Writer,
  { _id }: Pick<JobRow, "_id">,
  patch: JobPatch,
  at: number,
): Promise<void> {
  await tx.updateTable("jobs").set({ ...patch, updated_at: at }).where("_id", "=", _id).execute();
}

/** Does nothing if the job has ended or has another worker. */
export async function failJob(
  tx: Writer,
  { _id, leased_by }: Pick<JobRow, "_id" | "leased_by">,
  error: { readonly code: string; readonly text: string },
  at: number,
): Promise<void> {
  const job = await tx.selectFrom("jobs").selectAll()
    .where("_id", "=", _id).where("leased_by", "=", leased_by).executeTakeFirst();
  if (!job || job.finished_at !== null) return;
  const patch = { status: "Failed", error_code: error.code, error_text: error.text, finished_at: at };
  await advanceJob(tx, job, patch, at);
}
