/** Writes orders and cursor in one transaction, so that a killed import resumes exactly. Source: ADR 11. */
import { createAssembler, type ImportedOrder, type Survey } from "../../../../api/csv/assembly.ts";
import type { CsvRow } from "../../../../api/csv/parser.ts";
import { rowReader } from "../../../../api/csv/reader.ts";
import { prefetch } from "../../../background/prefetch.ts";
import { createOrders, MANY_ORDERS, type OrderDraft } from "../orders/create.ts";
import type { JobRow, JobTools } from "../../../jobs/job_kind.ts";
import { advanceJob } from "../../desk/jobs/store.ts";
import { recheckImport, refusedAsJob } from "./recheck.ts";
import { dayReader, draftOf } from "./drafts.ts";
import { IMPORT_KIND, type ImportCursor, type ImportInput } from "./input.ts";
import { keepRefused } from "./keep_refused.ts";
import { readings } from "./read_file.ts";
import { surveyFile } from "./survey.ts";

/** Number of orders in one transaction, which takes a tenth of a second, while other writers wait. */
const BATCH_ORDERS = 500;
const BATCH_LINES = 1_500;

/**
 * Reads the file of a job and creates its orders; pauses on request.
 * @throws {FileRefused} when the file cannot be imported
 * @throws {JobRefused} when the person may not create orders any more, or the store may not get more now
 * @throws {JobLost} when another worker took the job
 */
export async function importOrders(job: JobRow, tools: JobTools): Promise<void> {
  const { db } = tools;
  const input = JSON.parse(job.input) as ImportInput;
  await recheckImport(db.read, job, input, tools);
  const survey = await surveyFile(job, input, tools);
  if (!survey) return;
  const running = await begin(job, input, survey, tools);
  if (!running) return;
  const ended = await makeAll(running, input, survey, tools);
  if (!ended) return;
  await db.write((tx) =>
    advanceJob(tx, ended, { status: "Done", done: ended.total, finished_at: tools.now() }, tools.now())
  );
  db.wake();
}

/** Begins the import after the survey, and stores the refused rows once; returns null if it was stopped. */
async function begin(
  job: JobRow,
  input: ImportInput,
  survey: Survey,
  tools: JobTools,
): Promise<JobRow | null> {
  if (cursorOf(job).orders !== null) return job;
  const stored = survey.refusedRows > 0 ? await keepRefused(job, input, survey, tools) : job;
  if (!stored) return null;
  const { db, now } = tools;
  const cursor = JSON.stringify({ orders: 0 } satisfies ImportCursor);
  const about = JSON.stringify({ ...JSON.parse(stored.about), remarks: survey.remarks });
  const patch = { status: "Running", cursor, refused: survey.refusedRows, about };
  const running = await db.write((tx) => advanceJob(tx, stored, patch, now()));
  db.wake();
  return running;
}

/** Reads the file again and creates the orders after the cursor; returns null if it was stopped. */
async function makeAll(
  job: JobRow,
  input: ImportInput,
  survey: Survey,
  tools: JobTools,
): Promise<JobRow | null> {
  let at = job;
  for await (const batch of prefetch(batchesOf(job, input, survey, tools))) {
    at = await makeBatch(at, batch, input, tools);
    // The request to stop is checked only after a batch, so that every turn makes progress.
    if (!batch.isLast && tools.isStopping()) return null;
  }
  return at;
}

interface Batch {
  readonly drafts: readonly OrderDraft[];
  readonly bytes: number;
  readonly isLast: boolean;
}

async function* batchesOf(
  job: JobRow,
  input: ImportInput,
  survey: Survey,
  { settings }: JobTools,
): AsyncGenerator<Batch, undefined> {
  let toSkip = cursorOf(job).orders ?? 0;
  let take: ((rows: readonly CsvRow[]) => ImportedOrder[]) | null = null;
  let waiting: ImportedOrder[] = [];
  const daysOf = dayReader(input.time_zone || settings.timeZone);
  const place = { seller_id: job.seller_id ?? "", store_id: input.store_id, import_id: job._id };
  const draftsOf = (orders: readonly ImportedOrder[]) =>
    orders.map((order) => draftOf(order, place, daysOf, settings.currency));
  for await (const { rows, plan, bytes } of readings(job._id, input, settings)) {
    const whole = (take ??= createAssembler(rowReader(plan, settings.currency), survey))(rows);
    waiting.push(...whole.slice(toSkip));
    toSkip = Math.max(0, toSkip - whole.length);
    for (let most = batchSize(waiting); waiting.length > most; most = batchSize(waiting)) {
      yield { drafts: draftsOf(waiting.slice(0, most)), bytes, isLast: false };
      waiting = waiting.slice(most);
    }
  }
  if (waiting.length > 0) yield { drafts: draftsOf(waiting), bytes: job.total, isLast: true };
}

/** Returns the number of orders to write at once: at least one, however many lines it has. */
function batchSize(orders: readonly ImportedOrder[]): number {
  let lines = 0;
  const end = orders.findIndex((order, index) =>
    index === BATCH_ORDERS || index > 0 && (lines += order.lines.length) > BATCH_LINES
  );
  return end < 0 ? orders.length : end;
}

async function makeBatch(
  job: JobRow,
  { drafts, bytes }: Batch,
  input: ImportInput,
  tools: JobTools,
): Promise<JobRow> {
  const { db, settings: { currency, timeZone }, now } = tools;
  // All orders of a file get the same time of creation, even after restarts.
  const stamp = {
    actor: input.actor,
    actingFor: input.acting_for,
    requestId: input.request_id,
    sessionId: input.session_id ?? null,
    at: job.created_at,
  };
  // A small batch is committed together with other writers' changes.
  const write = drafts.length < MANY_ORDERS ? db.write : db.writeMany;
  const next = await write(async (tx) => {
    await recheckImport(tx, job, input, tools);
    const by = { stamp, action: IMPORT_KIND, currency, timeZone };
    const { made, skipped } = await createOrders(tx, drafts, by).catch(refusedAsJob);
    const orders = (cursorOf(job).orders ?? 0) + drafts.length;
    return await advanceJob(tx, job, {
      cursor: JSON.stringify({ orders } satisfies ImportCursor),
      done: Math.min(bytes, job.total),
      made: job.made + made.length,
      skipped: job.skipped + skipped,
    }, now());
  });
  db.wake();
  return next;
}

const cursorOf = (job: JobRow) => JSON.parse(job.cursor) as ImportCursor;
