/** Imports one file; a transaction writes a batch and the cursor, so that a killed import can resume. */
import { MAX_STORED_REFUSALS } from "../../../../api/csv/bounds.ts";
import type { CsvRow } from "../../../../api/csv/parser.ts";
import { importedRows } from "../../../../api/csv/rows.ts";
import { missingTiktokHeaders, tiktokColumns } from "../../../../api/csv/tiktok_columns.ts";
import { readTiktokRows, type TiktokRead } from "../../../../api/csv/tiktok_table.ts";
import { MAX_TIKTOK_ROWS } from "../../../../api/handover/tiktok.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { recordAudit } from "../../../audit/audit.ts";
import { makeYielder } from "../../../background/yield_to_requests.ts";
import { filesOf } from "../../../files/open.ts";
import { type JobKind, JobRefused, type JobRow, type JobTools } from "../../../jobs/job_kind.ts";
import { stampOf } from "../../../mutate.ts";
import { contextOfJob } from "../../desk/jobs/principal.ts";
import { advanceJob } from "../../desk/jobs/store.ts";
import { FileRefused } from "../../desk/uploads/file_refused.ts";
import { removeUpload } from "../../desk/uploads/files.ts";
import { uploadPieces } from "../../desk/uploads/pieces.ts";
import { insertRefused } from "../../desk/uploads/refused_store.ts";
import { storeById } from "../../orders/stores/store.ts";
import {
  TIKTOK_IMPORT,
  type TiktokCursor,
  type TiktokImportInput,
  tiktokImportRule,
} from "./import_input.ts";
import { writeRemote } from "./write.ts";

const BATCH_ORDERS = 50;
/** Imports of larger files run in the queue of long jobs. */
const LONG_BYTES = 512 * 1024;

export const tiktokImport: JobKind = {
  kind: TIKTOK_IMPORT,
  rule: tiktokImportRule,
  isLong: ({ total }) => total > LONG_BYTES,
  run: importTiktok,
  clean: (job, { settings }) => removeUpload(filesOf(settings), job._id),
};

interface FileRead extends TiktokRead {
  readonly header: CsvRow;
  readonly refusedRows: readonly CsvRow[];
}

async function importTiktok(job: JobRow, tools: JobTools): Promise<void> {
  const input = JSON.parse(job.input) as TiktokImportInput;
  const read = await readFile(job, input, tools);
  let at = cursorOf(job) === null ? await begin(job, read, tools) : job;
  for (let done = cursorOf(at) ?? 0; done < read.orders.length; done = cursorOf(at) ?? 0) {
    if (tools.isStopping()) return;
    at = await writeSome(at, read.orders.slice(done, done + BATCH_ORDERS), input, tools);
    tools.db.wake();
    await new Promise((next) => setTimeout(next, 0));
  }
  const end = { status: "Done", done: at.total, finished_at: tools.now() };
  await tools.db.write((tx) => advanceJob(tx, at, end, tools.now()));
  tools.db.wake();
}

const cursorOf = ({ cursor }: JobRow): number | null => (JSON.parse(cursor) as TiktokCursor).orders;

/** Reads the whole file, whose size is limited, because the rows of an order may be anywhere in it. */
async function readFile(
  { _id }: JobRow,
  { plan }: TiktokImportInput,
  { settings }: JobTools,
): Promise<FileRead> {
  const rows: CsvRow[] = [];
  const pause = makeYielder();
  for await (const piece of uploadPieces(_id, plan, settings)) {
    rows.push(...piece.rows);
    if (rows.length > MAX_TIKTOK_ROWS + 1) throw new FileRefused("tooManyRows");
    await pause();
  }
  const [header, ...below] = rows;
  if (!header) throw new FileRefused("empty");
  if (header.broken) throw new FileRefused(header.broken);
  const columns = tiktokColumns(header.cells);
  if (missingTiktokHeaders(columns).length > 0) throw new FileRefused("columnsMissing");
  const read = readTiktokRows(importedRows(below, plan.keepsHidden), columns, plan);
  if (read.rows === 0) throw new FileRefused("headerOnly");
  const lines = new Set(read.refusals.map(({ line }) => line));
  return { ...read, header, refusedRows: below.filter(({ line }) => lines.has(line)) };
}

/** Stores the refused rows once. */
async function begin(
  job: JobRow,
  { orders, refusals, header, refusedRows }: FileRead,
  tools: JobTools,
): Promise<JobRow> {
  const next = await tools.db.write(async (tx) => {
    if (refusals.length > 0) {
      const stored = refusals.slice(0, MAX_STORED_REFUSALS).map((each) => ({ ...each, because: null }));
      await insertRefused(tx, job, stored, [header, ...refusedRows.slice(0, MAX_STORED_REFUSALS)]);
    }
    return await advanceJob(tx, job, {
      status: "Running",
      cursor: JSON.stringify({ orders: 0 } satisfies TiktokCursor),
      total: orders.length,
      done: 0,
      refused: refusals.length,
    }, tools.now());
  });
  tools.db.wake();
  return next;
}

function writeSome(
  job: JobRow,
  orders: TiktokRead["orders"],
  { store_id }: TiktokImportInput,
  tools: JobTools,
): Promise<JobRow> {
  return tools.db.write(async (tx) => {
    const context = await contextOfJob(tx, job, tools);
    const store = await storeById(tx, context.scope, store_id);
    if (!store) throw new JobRefused("rightsLost", REASONS.rightsLost);
    const stamp = stampOf(context);
    const owner = { store_id: store._id, seller_id: store.seller_id };
    const step = { stamp, timeZone: tools.settings.timeZone, action: TIKTOK_IMPORT };
    const { made, changed, same, audit } = await writeRemote(tx, owner, orders, step);
    await recordAudit(tx, audit, stamp);
    const done = (cursorOf(job) ?? 0) + orders.length;
    return await advanceJob(tx, job, {
      status: "Running",
      cursor: JSON.stringify({ orders: done } satisfies TiktokCursor),
      done,
      made: job.made + made + changed,
      skipped: job.skipped + same,
    }, tools.now());
  });
}
