/** Stores each piece before the cursor that counts it, so a killed export can resume. Source: docs/adr/0011. */
import { formatDay } from "../../../../api/time/instants.ts";
import { type AuthorizedContext, senderOf } from "../../../context.ts";
import { prefetch } from "../../../background/prefetch.ts";
import { filesOf } from "../../../files/open.ts";
import { chunkOf, type FileStore } from "../../../files/store.ts";
import type { ListPage } from "../../../list/pages_store.ts";
import { contextOfJob } from "../jobs/principal.ts";
import type { JobRow, JobTools } from "../../../jobs/job_kind.ts";
import { storeProgress } from "../jobs/store.ts";
import { isWhole, writePiece } from "./files.ts";
import { type FileForm, formOf } from "./forms.ts";
import type { ExportCursor, ExportInput } from "./input.ts";
import { type Plan, planOf } from "./read.ts";

export interface Sizes {
  /** Rows of one read. With 500 an export was a fifth faster, but lists took twice as long meanwhile. */
  readonly page: number;
  /** Rows of one piece of the file. Each piece waits for the disk twice: for the file and for the cursor. */
  readonly step: number;
}
const SIZES: Sizes = { page: 250, step: 10_000 };

/** @throws {JobRefused} after a lost right; {JobLost} if another worker has the job or a person cancelled it */
export async function exportList(job: JobRow, tools: JobTools, sizes = SIZES): Promise<void> {
  const { db, settings } = tools;
  const context = await contextOfJob(db.read, job, tools);
  const plan = planOf(JSON.parse(job.input) as ExportInput, context);
  const files = filesOf(settings);
  let at = await begin(job, plan, files, context);
  const pages = prefetch(pagesBehind(cursorOf(at).after, plan, sizes.page, context));
  for (let isEnd = false; !isEnd;) {
    if (tools.isStopping()) return;
    const step = await writeStep(at, plan, pages, files, context, sizes);
    isEnd = step.isEnd;
    at = await storeProgress(at, step.patch, context);
  }
}

const cursorOf = (job: JobRow) => JSON.parse(job.cursor) as ExportCursor;

async function* pagesBehind(
  after: ExportCursor["after"],
  { list, table, ...path }: Plan,
  size: number,
  context: AuthorizedContext,
): AsyncGenerator<ListPage, undefined> {
  for (let last = after, isEnd = false; !isEnd;) {
    const page = await list.pages.next(path, last, size, context, table.fields);
    yield page;
    ({ last, isEnd } = page);
  }
}

/** Begins a new file, or continues the stored one if it is whole and the person's sellers are the same. */
async function begin(job: JobRow, plan: Plan, files: FileStore, context: AuthorizedContext): Promise<JobRow> {
  const cursor = cursorOf(job);
  const { sellers } = context.scope;
  const isSame = JSON.stringify(cursor.sellers) === JSON.stringify(sellers);
  if (cursor.bytes > 0 && cursor.pieces && isSame && await isWhole(files, job._id, cursor)) {
    return await storeProgress(job, { status: "Running" }, context);
  }
  const total = await plan.list.pages.count(plan, context);
  const form = formOf(plan.format);
  const head = chunkOf(await form.head(plan.table.header));
  const { piece, bytes } = await writePiece(files, job._id, head, senderOf(context));
  const next: ExportCursor = { bytes, pieces: [piece], after: null, sellers, sheet: form.state() };
  return await storeProgress(
    job,
    { status: "Running", cursor: JSON.stringify(next), total, done: 0, made: 0 },
    context,
  );
}

async function writeStep(
  job: JobRow,
  plan: Plan,
  pages: AsyncGenerator<ListPage, undefined>,
  files: FileStore,
  context: AuthorizedContext,
  sizes: Sizes,
) {
  const { bytes, pieces = [], after, sellers, sheet } = cursorOf(job);
  const form = formOf(plan.format, sheet);
  const step = { after, done: job.done, made: job.made, isEnd: false };
  const content = contentOf(step, form, plan, pages, context, sizes);
  const piece = await writePiece(files, job._id, content, senderOf(context));
  const cursor: ExportCursor = {
    bytes: bytes + piece.bytes,
    pieces: [...pieces, piece.piece],
    after: step.after,
    sellers,
    sheet: form.state(),
  };
  const { done, made, isEnd } = step;
  // Rows may be added or removed after the count.
  const total = isEnd ? done : Math.max(job.total, done);
  const end = isEnd ? endOf(job, cursor.bytes, context) : {};
  return { isEnd, patch: { cursor: JSON.stringify(cursor), done, made, total, ...end } };
}

async function* contentOf(
  step: { after: ExportCursor["after"]; done: number; made: number; isEnd: boolean },
  form: FileForm,
  { except, table }: Plan,
  pages: AsyncGenerator<ListPage, undefined>,
  context: AuthorizedContext,
  sizes: Sizes,
): AsyncGenerator<Uint8Array> {
  for (let seen = 0; seen < sizes.step && !step.isEnd; seen += sizes.page) {
    const { value: page } = await pages.next();
    if (!page) return;
    const records = except.size === 0 ? page.records : page.records.filter(({ _id }) => !except.has(_id));
    yield await form.rows(await table.rowsOf(records, context));
    step.after = page.last ?? step.after;
    step.isEnd = page.isEnd;
    step.done += page.records.length;
    step.made += records.length;
  }
  if (step.isEnd) yield await form.end();
}

function endOf(job: JobRow, file_bytes: number, { now, settings }: AuthorizedContext) {
  const { target, shape, format = "csv" } = JSON.parse(job.input) as ExportInput;
  const what = shape === "lines" ? `${target.resource}-lines` : target.resource;
  const file_name = `${what}-${formatDay(job.created_at, settings.timeZone)}.${format}`;
  return { status: "Done", file_name, file_bytes, finished_at: now() };
}
