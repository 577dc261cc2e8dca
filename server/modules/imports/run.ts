/**
 * Carries out one import. Each batch of orders and the job's cursor are one transaction, and the second reading
 * of a file gives the same orders each time, so an import that was killed at any point goes on where it was and
 * ends like one that never was. Source: architecture, Jobs.
 */
import {
  assembler,
  type ImportedOrder,
  MAX_FILE_ROWS,
  type Survey,
  Surveyor,
} from "../../../api/csv/assembly.ts";
import type { CsvRow } from "../../../api/csv/parser.ts";
import { rowReader } from "../../../api/csv/reader.ts";
import { createOrders, type OrderDraft } from "../orders/create.ts";
import type { JobTools } from "../jobs/kind.ts";
import { advanceJob, type JobRow } from "../jobs/store.ts";
import { breath } from "./breath.ts";
import { checkStillTheirs, refusedAsJob } from "./asked_again.ts";
import { dayReader, draftOf } from "./drafts.ts";
import { FileRefused } from "./file_refused.ts";
import { IMPORT_KIND, type ImportCursor, type ImportInput } from "./input.ts";
import { readings } from "./reading.ts";
import { insertRefused } from "./refused_store.ts";

/** Orders of one transaction: large enough for speed, small enough that nobody waits for more than some hundredths. */
const BATCH_ORDERS = 100;
/** Text of refused rows that is kept for one file, in characters. */
const MAX_REFUSED_CHARS = 16 * 1024 * 1024;

/**
 * Reads the file of a job and makes its orders; pauses when it is asked to.
 * @throws {FileRefused} when nothing of the file can be used
 * @throws {JobRefused} when the person who asked, or the store, may not have more orders now
 * @throws {JobLost} when another worker went on with the job
 */
export async function importOrders(job: JobRow, tools: JobTools): Promise<void> {
  const { db } = tools;
  const input = JSON.parse(job.input) as ImportInput;
  await checkStillTheirs(db.read, job, input, tools);
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

/** The first reading; null when it was asked to stop. */
async function surveyFile(job: JobRow, input: ImportInput, tools: JobTools): Promise<Survey | null> {
  let first: Surveyor | null = null;
  for await (const { rows, plan } of readings(job._id, input, tools.settings)) {
    if (tools.isStopping()) return null;
    first ??= new Surveyor(rowReader(plan, tools.settings.currency));
    if (first.take(rows) > MAX_FILE_ROWS) throw new FileRefused("tooManyRows");
  }
  const survey = first?.finish();
  if (!survey || survey.rows === 0) throw new FileRefused("headerOnly");
  return survey;
}

/** Writes down what is refused, once; null when it was asked to stop. */
async function begin(
  job: JobRow,
  input: ImportInput,
  survey: Survey,
  tools: JobTools,
): Promise<JobRow | null> {
  if (cursorOf(job).orders !== null) return job;
  if (survey.refusedRows > 0 && !await keepRefused(job, input, survey, tools)) return null;
  const { db, now } = tools;
  const cursor = JSON.stringify({ orders: 0 } satisfies ImportCursor);
  const patch = { status: "Running", cursor, refused: survey.refusedRows };
  const running = await db.write((tx) => advanceJob(tx, job, patch, now()));
  db.wake();
  return running;
}

/** One more reading, up to the last refused row that is kept; false when it was asked to stop. */
async function keepRefused(
  job: JobRow,
  input: ImportInput,
  survey: Survey,
  { db, settings, isStopping }: JobTools,
): Promise<boolean> {
  const left = Map.groupBy(survey.refusals, ({ line }) => line);
  let chars = 0;
  let isBegun = false;
  for await (const { header, rows } of readings(job._id, input, settings)) {
    if (isStopping()) return false;
    const found = rows.filter(({ line }) => left.has(line));
    const refusals = found.flatMap(({ line }) => left.get(line) ?? []);
    for (const { line } of found) left.delete(line);
    const kept = found.filter(({ cells }) => (chars += sizeOf(cells)) <= MAX_REFUSED_CHARS);
    const all = isBegun ? kept : [header, ...kept];
    isBegun = true;
    if (all.length > 0) await db.write((tx) => insertRefused(tx, job, refusals, all));
    if (left.size === 0) break;
  }
  return true;
}

const sizeOf = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + cell.length, 0);

/** The second reading, from the cursor on; null when it was asked to stop. */
async function makeAll(
  job: JobRow,
  input: ImportInput,
  survey: Survey,
  tools: JobTools,
): Promise<JobRow | null> {
  let at = job;
  let toSkip = cursorOf(job).orders ?? 0;
  let take: ((rows: readonly CsvRow[]) => ImportedOrder[]) | null = null;
  let waiting: ImportedOrder[] = [];
  const daysOf = dayReader(input.time_zone || tools.settings.timeZone);
  const draft = (order: ImportedOrder) => draftOf(order, job.seller_id ?? "", input.store_id, daysOf);
  for await (const { rows, plan, bytes } of readings(job._id, input, tools.settings)) {
    const whole = (take ??= assembler(rowReader(plan, tools.settings.currency), survey))(rows);
    waiting.push(...whole.slice(toSkip));
    toSkip = Math.max(0, toSkip - whole.length);
    while (waiting.length >= BATCH_ORDERS) {
      if (tools.isStopping()) return null;
      at = await makeBatch(at, waiting.slice(0, BATCH_ORDERS).map(draft), bytes, input, tools);
      waiting = waiting.slice(BATCH_ORDERS);
    }
    if (tools.isStopping()) return null;
  }
  return waiting.length > 0 ? await makeBatch(at, waiting.map(draft), at.total, input, tools) : at;
}

async function makeBatch(
  job: JobRow,
  drafts: readonly OrderDraft[],
  bytes: number,
  input: ImportInput,
  tools: JobTools,
): Promise<JobRow> {
  const { db, settings: { currency, timeZone }, now } = tools;
  // All orders of a file came at one instant, however often it took a new start to make them.
  const deed = {
    actor: input.actor,
    actingFor: input.acting_for,
    requestId: input.request_id,
    sessionId: input.session_id ?? null,
    at: job.created_at,
  };
  const next = await db.write(async (tx) => {
    await checkStillTheirs(tx, job, input, tools);
    const by = { deed, action: IMPORT_KIND, currency, timeZone };
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
  await breath();
  return next;
}

const cursorOf = (job: JobRow) => JSON.parse(job.cursor) as ImportCursor;
