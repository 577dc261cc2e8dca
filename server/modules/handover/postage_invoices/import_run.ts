/** Imports one file; a transaction writes a batch and the cursor, so that a killed import can resume. */
import { MAX_STORED_REFUSALS } from "../../../../api/csv/bounds.ts";
import type { CsvRow } from "../../../../api/csv/parser.ts";
import { importedRows } from "../../../../api/csv/rows.ts";
import {
  createRepeatCounter,
  isRefusal,
  type PostageEntry,
  type PostagePlan,
  type PostageRead,
  type PostageRefusal,
  readPostageRow,
} from "../../../../api/csv/postage_table.ts";
import { MAX_POSTAGE_ROWS } from "../../../../api/handover/postage.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { filesOf } from "../../../files/open.ts";
import type { Writer } from "../../../db/database.ts";
import { type JobKind, JobRefused, type JobRow, type JobTools } from "../../../jobs/job_kind.ts";
import { moveAsSystem } from "../../../lifecycle/system_step.ts";
import { contextOfJob } from "../../desk/jobs/principal.ts";
import { advanceJob } from "../../desk/jobs/store.ts";
import { FileRefused } from "../../desk/uploads/file_refused.ts";
import { removeUpload } from "../../desk/uploads/files.ts";
import { uploadPieces } from "../../desk/uploads/pieces.ts";
import { insertRefused } from "../../desk/uploads/refused_store.ts";
import {
  POSTAGE_IMPORT,
  type PostageCursor,
  type PostageImportInput,
  postageImportRule,
  type StatedBalances,
  type StatedLine,
} from "./import_input.ts";
import { addLines, storeFileTotals } from "./import_store.ts";
import { postageInvoiceLifecycle } from "./lifecycle.ts";
import { type PostageInvoiceRow, postageInvoicesById } from "./store.ts";

const BATCH_ROWS = 500;
/** Imports of larger files run in the queue of long jobs, so that they do not delay short ones. */
const LONG_BYTES = 512 * 1024;

export const postageImport: JobKind = {
  kind: POSTAGE_IMPORT,
  rule: postageImportRule,
  isLong: ({ total }) => total > LONG_BYTES,
  run: importPostage,
  clean: (job, { settings }) => removeUpload(filesOf(settings), job._id),
};

const cursorOf = ({ cursor }: JobRow): PostageCursor => JSON.parse(cursor) as PostageCursor;

async function importPostage(job: JobRow, tools: JobTools): Promise<void> {
  const input = JSON.parse(job.input) as PostageImportInput;
  let at = job;
  let isBegun = cursorOf(job).rows !== null;
  const counted = createRepeatCounter(input.plan.provider);
  const readRow = (row: CsvRow) => {
    const read = readPostageRow(row, input.plan);
    return read === null || isRefusal(read) ? read : counted(read);
  };
  for await (const batch of batchesOf(job, input.plan, tools, readRow)) {
    at = await addBatch(at, batch, input, isBegun, tools);
    isBegun = true;
    tools.db.wake();
    if (tools.isStopping()) return;
  }
  if (!isBegun) throw new FileRefused("headerOnly");
  await end(at, input, tools);
  tools.db.wake();
}

interface RowRead {
  readonly row: CsvRow;
  readonly read: PostageRead;
}

interface Batch {
  readonly header: CsvRow;
  readonly rows: readonly RowRead[];
  readonly bytes: number;
}

/**
 * Skips the rows that were added before a stop; hidden ones that are left out do not count. Skipped rows are read too,
 * because later ones may be equal to them.
 */
async function* batchesOf(
  job: JobRow,
  plan: PostagePlan,
  { settings }: JobTools,
  readRow: (row: CsvRow) => PostageRead,
): AsyncGenerator<Batch> {
  let toSkip = cursorOf(job).rows ?? 0;
  let header: CsvRow | null = null;
  let waiting: RowRead[] = [];
  let count = 0;
  let bytes = 0;
  for await (const piece of uploadPieces(job._id, plan, settings)) {
    bytes = piece.bytes;
    let { rows } = piece;
    if (!header) {
      const [first, ...below] = rows;
      if (!first) continue;
      header = checkedHeader(first, plan);
      rows = below;
    }
    count += rows.length;
    if (count > MAX_POSTAGE_ROWS) throw new FileRefused("tooManyRows");
    const kept = importedRows(rows, plan.keepsHidden).map((row) => ({ row, read: readRow(row) }));
    waiting.push(...kept.slice(toSkip));
    toSkip = Math.max(0, toSkip - kept.length);
    while (waiting.length >= BATCH_ROWS) {
      yield { header, rows: waiting.slice(0, BATCH_ROWS), bytes };
      waiting = waiting.slice(BATCH_ROWS);
    }
  }
  if (!header) throw new FileRefused("empty");
  if (waiting.length > 0) yield { header, rows: waiting, bytes };
}

/** @throws {FileRefused} if the header differs from the one in the plan, so it is another file */
function checkedHeader(header: CsvRow, { headers }: PostagePlan): CsvRow {
  if (header.broken) throw new FileRefused(header.broken);
  const isSame = header.cells.length === headers.length &&
    header.cells.every((cell, at) => cell.trim() === headers[at]);
  if (!isSame) throw new FileRefused("headersChanged");
  return header;
}

async function invoiceFor(tx: Writer, { invoice_id }: PostageImportInput): Promise<PostageInvoiceRow> {
  const invoice = (await postageInvoicesById(tx, [invoice_id])).get(invoice_id);
  if (!invoice || invoice.status === "Void") throw new JobRefused("postageVoided", REASONS.postageVoided);
  return invoice;
}

function addBatch(
  job: JobRow,
  { header, rows, bytes }: Batch,
  input: PostageImportInput,
  isBegun: boolean,
  tools: JobTools,
): Promise<JobRow> {
  const { now, settings: { timeZone } } = tools;
  const refused: { readonly row: CsvRow; readonly refusal: PostageRefusal }[] = [];
  const entries: PostageEntry[] = [];
  for (const { row, read } of rows) {
    if (read && isRefusal(read)) refused.push({ row, refusal: read });
    else if (read) entries.push(read);
  }
  return tools.db.write(async (tx) => {
    await contextOfJob(tx, job, tools);
    const invoice = await invoiceFor(tx, input);
    if (!isBegun) {
      const ids = [invoice._id];
      await moveAsSystem(tx, postageInvoiceLifecycle, { event: "postage.begin", ids, at: now(), timeZone });
    }
    const made = await addLines(tx, invoice, entries, now());
    if (refused.length > 0 && job.refused < MAX_STORED_REFUSALS) {
      const stored = refused.slice(0, MAX_STORED_REFUSALS - job.refused);
      await insertRefused(
        tx,
        job,
        stored.map(({ refusal }) => ({ ...refusal, because: null })),
        [header, ...stored.map(({ row }) => row)],
      );
    }
    const cursor = cursorOf(job);
    return await advanceJob(tx, job, {
      status: "Running",
      cursor: JSON.stringify(
        {
          rows: (cursor.rows ?? 0) + rows.length,
          ...balancesWith(cursor, entries),
        } satisfies PostageCursor,
      ),
      done: Math.min(bytes, job.total),
      made: job.made + made,
      skipped: job.skipped + rows.length - refused.length - made,
      refused: job.refused + refused.length,
    }, now());
  });
}

/** Updates the balances with further lines. */
function balancesWith(known: StatedBalances, entries: readonly PostageEntry[]): StatedBalances {
  let { first, last, previous = null, newer = 0 } = known;
  for (const { at, balance_minor, amount_minor, state } of entries) {
    if (balance_minor === null) continue;
    const after = 0 - balance_minor;
    const before = after - (state === "" ? amount_minor : 0);
    const line: StatedLine = [at, before, after];
    if (previous) newer += newerBy(previous, line);
    previous = line;
    if (first === null || at < first[0]) first = [at, before, before];
    else if (at === first[0]) first = [at, first[1], before];
    if (last === null || at > last[0]) last = [at, after, after];
    else if (at === last[0]) last = [at, after, last[2] ?? last[1]];
  }
  return { first, last, previous, newer };
}

/** Returns 1 if the second line is the newer one, -1 if the first is, 0 if neither times nor balances show it. */
function newerBy([at, before, after]: StatedLine, [nextAt, nextBefore, nextAfter]: StatedLine): number {
  if (at !== nextAt) return at < nextAt ? 1 : -1;
  return Number(nextBefore === after) - Number(nextAfter === before);
}

/** For lines with the same time, their order in the file counts, which begins with the oldest or the newest. */
function statedBy({ first, last, newer = 0 }: StatedBalances) {
  const statedIn = (line: StatedBalances["first"]): number | null =>
    line && (newer < 0 ? line[2] ?? line[1] : line[1]);
  return { opening_minor: statedIn(first), closing_minor: statedIn(last) };
}

async function end(job: JobRow, input: PostageImportInput, tools: JobTools): Promise<void> {
  const { db, now, settings: { timeZone } } = tools;
  const balances = statedBy(cursorOf(job));
  await db.write(async (tx) => {
    const { _id } = await invoiceFor(tx, input);
    await storeFileTotals(tx, _id, { ...balances, refused: job.refused });
    await moveAsSystem(tx, postageInvoiceLifecycle, {
      event: "import.settle",
      ids: [_id],
      at: now(),
      timeZone,
    });
    await advanceJob(tx, job, { status: "Done", done: job.total, finished_at: now() }, now());
  });
}
