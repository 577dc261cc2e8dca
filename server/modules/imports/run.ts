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
import type { Profile } from "../../../api/csv/profile.ts";
import { profileOf } from "../../../api/csv/profiles.ts";
import { startOf } from "../../../api/dates.ts";
import { createOrders, type OrderDraft } from "../orders/create.ts";
import { FileRefused, readings } from "./reading.ts";
import type { JobTools } from "../jobs/kind.ts";
import { advanceJob, insertRefusals, type JobRow } from "../jobs/store.ts";
import { IMPORT_KIND, type ImportCursor, type ImportInput } from "./input.ts";

/** Orders of one transaction: large enough for speed, small enough that other writers wait a few hundredths. */
const BATCH_ORDERS = 250;

/**
 * Reads the file of a job and makes its orders; pauses when it is asked to.
 * @throws {FileRefused} when nothing of the file can be used
 * @throws {JobLost} when another worker went on with the job
 */
export async function importOrders(job: JobRow, tools: JobTools): Promise<void> {
  const { db } = tools;
  const input = JSON.parse(job.input) as ImportInput;
  const profile = profileOf(input.mapping);
  if (!profile) throw new FileRefused("failed");
  const survey = await surveyFile(job, profile, tools);
  if (!survey) return;
  const running = await begin(job, survey, tools);
  const ended = await makeAll(running, input, profile, survey, tools);
  if (!ended) return;
  await db.write((tx) =>
    advanceJob(tx, ended, { status: "Done", done: ended.total, finished_at: tools.now() }, tools.now())
  );
  db.wake();
}

/** The first reading; null when it was asked to stop. */
async function surveyFile(job: JobRow, profile: Profile, tools: JobTools): Promise<Survey | null> {
  let first: Surveyor | null = null;
  for await (const { rows, read } of readings(job._id, profile, tools.settings)) {
    if (tools.isStopping()) return null;
    if ((first ??= new Surveyor(read)).take(rows) > MAX_FILE_ROWS) throw new FileRefused("tooManyRows");
  }
  if (!first) throw new FileRefused("columnsMissing");
  return first.finish();
}

/** Writes down what is refused, once. */
async function begin(job: JobRow, survey: Survey, { db, now }: JobTools): Promise<JobRow> {
  if (cursorOf(job).orders !== null) return job;
  const running = await db.write(async (tx) => {
    await insertRefusals(tx, job._id, survey.refusals);
    const cursor = JSON.stringify({ orders: 0 } satisfies ImportCursor);
    return await advanceJob(tx, job, { status: "Running", cursor, refused: survey.refusedRows }, now());
  });
  db.wake();
  return running;
}

/** The second reading, from the cursor on; null when it was asked to stop. */
async function makeAll(
  job: JobRow,
  input: ImportInput,
  profile: Profile,
  survey: Survey,
  tools: JobTools,
): Promise<JobRow | null> {
  let at = job;
  let toSkip = cursorOf(job).orders ?? 0;
  let take: ((rows: readonly CsvRow[]) => ImportedOrder[]) | null = null;
  let waiting: ImportedOrder[] = [];
  const daysOf = dayReader(tools.settings.timeZone);
  const draft = (order: ImportedOrder) => draftOf(order, at, input, daysOf);
  for await (const { rows, read, bytes } of readings(job._id, profile, tools.settings)) {
    const whole = (take ??= assembler(read, survey))(rows);
    waiting.push(...whole.slice(toSkip));
    toSkip = Math.max(0, toSkip - whole.length);
    while (waiting.length >= BATCH_ORDERS) {
      if (tools.isStopping()) return null;
      at = await makeBatch(at, waiting.slice(0, BATCH_ORDERS).map(draft), bytes, input, tools);
      waiting = waiting.slice(BATCH_ORDERS);
    }
  }
  if (tools.isStopping()) return null;
  return waiting.length > 0 ? await makeBatch(at, waiting.map(draft), at.total, input, tools) : at;
}

async function makeBatch(
  job: JobRow,
  drafts: readonly OrderDraft[],
  bytes: number,
  input: ImportInput,
  { db, settings, now }: JobTools,
): Promise<JobRow> {
  // All orders of a file came at one instant, however often it took a new start to make them.
  const deed = {
    actor: input.actor,
    actingFor: input.acting_for,
    requestId: input.request_id,
    at: job.created_at,
  };
  const next = await db.write(async (tx) => {
    const by = { deed, action: IMPORT_KIND, currency: settings.currency };
    const { made, skipped } = await createOrders(tx, drafts, by);
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

/** Days come again and again, and time zones are slow. */
function dayReader(timeZone: string): (day: string) => number | null {
  const known = new Map<string, number | null>();
  return (day) => {
    const found = known.get(day);
    if (found !== undefined) return found;
    const start = startOf(day, timeZone);
    known.set(day, start);
    return start;
  };
}

function draftOf(
  order: ImportedOrder,
  job: JobRow,
  { store_id }: ImportInput,
  daysOf: (day: string) => number | null,
): OrderDraft {
  const { ordered_on, lines, ...words } = order;
  return {
    ...words,
    store_id,
    seller_id: job.seller_id ?? "",
    company: "",
    address_line1: "",
    address_line2: "",
    email: "",
    phone: "",
    note: "",
    ordered_at: daysOf(ordered_on),
    lines: lines.map(({ sku, title, quantity, total }) => ({
      sku,
      title,
      quantity,
      total_minor: total.minor,
      raw_total: total.raw,
    })),
  };
}
