/** Imports items; a transaction writes a batch and the cursor, so that a killed import resumes exactly. */
import { headerKey } from "../../../../api/csv/plan.ts";
import type { CsvRow } from "../../../../api/csv/parser.ts";
import { MAX_FILE_ROWS, MAX_STORED_REFUSALS } from "../../../../api/csv/bounds.ts";
import { type ItemRefusal, readItemRow } from "../../../../api/csv/item_table.ts";
import { importedRows } from "../../../../api/csv/rows.ts";
import { withPrices } from "../../../../api/catalogue/pricing.ts";
import { recordAudit } from "../../../audit/audit.ts";
import { checkRule } from "../../../session/authorize.ts";
import type { Writer } from "../../../db/database.ts";
import { foldCase } from "../../../entity/record_store.ts";
import { filesOf } from "../../../files/open.ts";
import { stampOf } from "../../../mutate.ts";
import { undoOfEdits } from "../../desk/bulk/edit_records.ts";
import { FileRefused } from "../../desk/uploads/file_refused.ts";
import { removeUpload } from "../../desk/uploads/files.ts";
import { uploadPieces } from "../../desk/uploads/pieces.ts";
import { insertRefused } from "../../desk/uploads/refused_store.ts";
import { yieldToRequests } from "../../../background/yield_to_requests.ts";
import type { JobKind, JobRow, JobTools, Outcome } from "../../../jobs/job_kind.ts";
import { contextOfJob } from "../../desk/jobs/principal.ts";
import { ruleOfJob } from "../../desk/jobs/rights.ts";
import { addRows } from "../../desk/jobs/rows_store.ts";
import { advanceJob } from "../../desk/jobs/store.ts";
import { ITEM_IMPORT, type ItemImportCursor, type ItemImportInput, itemImportRule } from "./import_input.ts";
import { editedItems } from "./make.ts";
import { itemBySkuKey, productsByCode } from "./make_store.ts";

const BATCH_ROWS = 20;

export const itemImport: JobKind = {
  kind: ITEM_IMPORT,
  rule: itemImportRule,
  isLong: () => true,
  run: importItems,
  undo: undoOfEdits(ITEM_IMPORT, editedItems),
  clean: (job, { settings }) => removeUpload(filesOf(settings), job._id),
};

async function importItems(job: JobRow, tools: JobTools): Promise<void> {
  const input = JSON.parse(job.input) as ItemImportInput;
  let at = job;
  let behind = 0;
  let header: CsvRow | null = null;
  for await (const { rows: all, bytes } of uploadPieces(job._id, input.plan, tools.settings)) {
    const rows = header ? all : all.slice(1);
    header ??= checkedHeader(all[0], input);
    if (!header) continue;
    const { rows: counted } = JSON.parse(at.cursor) as ItemImportCursor;
    const fresh = rows.slice(Math.max(0, counted - behind));
    behind += rows.length;
    if (behind > MAX_FILE_ROWS) throw new FileRefused("tooManyRows");
    for (let from = 0; from < fresh.length; from += BATCH_ROWS) {
      at = await step(at, header, fresh.slice(from, from + BATCH_ROWS), bytes, input, tools);
      tools.db.wake();
      await yieldToRequests();
      if (tools.isStopping()) return;
    }
  }
  if (behind === 0) throw new FileRefused(header ? "headerOnly" : "empty");
  const end = { status: "Done", done: at.total, finished_at: tools.now() };
  await tools.db.write((tx) => advanceJob(tx, at, end, tools.now()));
  tools.db.wake();
}

function checkedHeader(header: CsvRow | undefined, { plan }: ItemImportInput): CsvRow | null {
  if (header?.broken) throw new FileRefused(header.broken);
  if (header && headerKey(header.cells) !== headerKey(plan.headers)) throw new FileRefused("headersChanged");
  return header ?? null;
}

interface ImportedRow {
  readonly row: CsvRow;
  readonly sku: string;
  readonly outcome: Outcome | null;
  readonly refusals: readonly ItemRefusal[];
}

function step(
  job: JobRow,
  header: CsvRow,
  rows: readonly CsvRow[],
  bytes: number,
  input: ItemImportInput,
  tools: JobTools,
): Promise<JobRow> {
  return tools.db.write(async (tx) => {
    const context = await contextOfJob(tx, job, tools);
    checkRule(ruleOfJob(ITEM_IMPORT), context.session);
    const done = await writeRows(tx, rows, input, context);
    await recordAudit(tx, done.flatMap(({ outcome }) => outcome?.audit ?? []), stampOf(context));
    const made = done.flatMap(({ sku, outcome }) => outcome?.before ? [{ sku, before: outcome.before }] : []);
    const records = made.map(({ sku, before }) => ({
      record_id: (before as { readonly _id: string })._id,
      code: sku,
      before: JSON.stringify(before),
    }));
    await addRows(tx, job, job.made + 1, records, "Done");
    const refused = done.filter(({ refusals }) => refusals.length > 0);
    if (refused.length > 0 && job.refused < MAX_STORED_REFUSALS) {
      const reasons = refused.flatMap(({ row, refusals }) =>
        refusals.map((each) => ({ ...each, line: row.line, because: null }))
      );
      await insertRefused(tx, job, reasons, [header, ...refused.map(({ row }) => row)]);
    }
    const { rows: behind } = JSON.parse(job.cursor) as ItemImportCursor;
    return await advanceJob(tx, job, {
      status: "Running",
      cursor: JSON.stringify({ rows: behind + rows.length } satisfies ItemImportCursor),
      done: Math.min(bytes, job.total),
      made: job.made + made.length,
      skipped: job.skipped + done.filter(({ outcome }) => outcome?.isSame).length,
      refused: job.refused + refused.length,
    }, tools.now());
  });
}

async function writeRows(
  tx: Writer,
  rows: readonly CsvRow[],
  { plan }: ItemImportInput,
  context: Awaited<ReturnType<typeof contextOfJob>>,
): Promise<readonly ImportedRow[]> {
  const read = importedRows(rows, plan.keepsHidden).map((row) => ({
    row,
    found: readItemRow(row, plan, context.settings.currency),
  }));
  const good = read.flatMap(({ found }) => found.ok ? [found] : []);
  const products = await productsByCode(tx, good.map(({ product }) => product).filter(Boolean));
  const done: ImportedRow[] = [];
  for (const { row, found } of read) {
    if (!found.ok) {
      done.push({ row, sku: "", outcome: null, refusals: found.refusals });
      continue;
    }
    const { sku, product, prices } = found;
    // An earlier row of this file may have created the item.
    const known = await itemBySkuKey(tx, foldCase(sku));
    const id = known?._id ?? null;
    const params = prices.length === 0
      ? found.params
      : { ...found.params, prices: withPrices(known?.prices ?? [], prices) };
    const product_id = products.get(product);
    if (product_id === undefined && (product !== "" || id === null)) {
      const column = plan.headers[plan.columns.product_code ?? -1] ?? "";
      const code = product === "" ? "required" : "productUnknown";
      done.push({ row, sku, outcome: null, refusals: [{ code, column }] });
      continue;
    }
    const all = id === null ? { ...params, sku, product_id } : params;
    const request = { id, params: all, version: null, action: ITEM_IMPORT };
    const outcome = await editedItems.write(tx, request, context);
    const code = outcome.refusedBy === null
      ? null
      : outcome.refusedBy === "valueTaken"
      ? "valueTaken"
      : "badValue";
    done.push({ row, sku, outcome: code ? null : outcome, refusals: code ? [{ code, column: "" }] : [] });
  }
  return done;
}
