import { recordAudit } from "../../../audit/audit.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { AuditEntry } from "../../../fields.ts";
import { stampOf } from "../../../mutate.ts";
import { copySkuPlacements, deleteInvalidPlacements } from "../../catalogue/artwork/placements_store.ts";
import { type ItemRow, itemsById, levelOfSeller } from "../../catalogue/items/store.ts";
import { JobRefused, type JobRow, type JobTools } from "../../../jobs/job_kind.ts";
import { contextOfJob } from "../../desk/jobs/principal.ts";
import { addRows } from "../../desk/jobs/rows_store.ts";
import { advanceJob } from "../../desk/jobs/store.ts";
import { changesOf } from "../orders/changes.ts";
import { deriveOrder, pricedLine } from "../orders/draft.ts";
import type { LineRow, OrderRow } from "../orders/rows.ts";
import { findOrderGaps } from "../orders/order_gaps_store.ts";
import { linesOf, ordersById, replaceLines, updateOrder } from "../orders/store.ts";
import { activeItem, type DraftSelection } from "./waiting_store.ts";

/** Number of drafts in one step, which blocks the thread for a few milliseconds. */
const STEP_ORDERS = 20;

interface Cursor {
  /** The running number of the last draft that was fixed. */
  readonly after: number;
}
export const FIRST_DRAFT: Cursor = { after: 0 };

export interface ItemAssignment {
  readonly seller_id: string;
  readonly item_id: string;
  readonly waiting: DraftSelection;
  readonly itemsOf: (
    reader: Reader,
    order: OrderRow,
    lines: readonly LineRow[],
    chosen: ItemRow,
    at: number,
  ) => Promise<(line: LineRow) => ItemRow | undefined>;
  /** The lines' SKU before the fix, for the audit. */
  readonly before: string;
}

export async function assignItem(job: JobRow, assignment: ItemAssignment, tools: JobTools): Promise<void> {
  if (!await activeItem(tools.db.read, assignment.item_id)) throw itemGone();
  await mendDrafts(job, {
    waiting: assignment.waiting,
    mend: (tx, ids, at) => fixSome(tx, at, ids, assignment, tools),
  }, tools);
}

export interface DraftFix {
  readonly waiting: DraftSelection;
  readonly mend: (tx: Writer, ids: readonly string[], job: JobRow) => Promise<number>;
}

export async function mendDrafts(job: JobRow, mending: DraftFix, tools: JobTools): Promise<void> {
  let at = job;
  while (!tools.isStopping()) {
    const next = await step(at, mending, tools);
    tools.db.wake();
    if (!next) return;
    at = next;
  }
}

const itemGone = () => new JobRefused("itemGone", "The item is no longer in the catalogue.");

/** Fixes some drafts and moves the cursor in one transaction; returns null if no draft is left and the job is done. */
function step(job: JobRow, { waiting, mend }: DraftFix, tools: JobTools): Promise<JobRow | null> {
  const { after } = JSON.parse(job.cursor) as Cursor;
  return tools.db.write(async (tx) => {
    const found = await waiting.next(tx, after, STEP_ORDERS);
    const at = tools.now();
    if (found.length === 0) {
      await advanceJob(tx, job, { status: "Done", done: job.total, finished_at: at }, at);
      return null;
    }
    const made = await mend(tx, found.map(({ _id }) => _id), job);
    const cursor: Cursor = { after: found.at(-1)?.seq ?? after };
    const done = Math.min(job.total, job.done + found.length);
    const patch = { status: "Running", cursor: JSON.stringify(cursor), done, made: job.made + made };
    return await advanceJob(tx, job, patch, at);
  });
}

async function fixSome(
  tx: Writer,
  job: JobRow,
  ids: readonly string[],
  assignment: ItemAssignment,
  tools: JobTools,
): Promise<number> {
  const context = await contextOfJob(tx, job, tools);
  const orders = await ordersById(tx, context.scope, ids);
  const lines = await linesOf(tx, context.scope, ids);
  const level = await levelOfSeller(tx, assignment.seller_id, tools.now());
  const item = (await itemsById(tx, [assignment.item_id], level)).get(assignment.item_id);
  if (!item) throw itemGone();
  const audit: AuditEntry[] = [];
  for (const order of orders.values()) {
    const own = lines.get(order._id) ?? [];
    const itemOf = await assignment.itemsOf(tx, order, own, item, tools.now());
    const changes = await fixOne(tx, order, own, itemOf, tools.now());
    audit.push({
      entity: "orders",
      entityId: order._id,
      sellerId: order.seller_id,
      action: job.kind,
      changes: [{ field: "sku", before: assignment.before, after: item.sku }, ...changes],
    });
  }
  await recordAudit(tx, audit, stampOf(context));
  const records = Array.from(orders.values(), ({ _id, code }) => ({ record_id: _id, code }));
  await addRows(tx, job, job.made + 1, records, "Done");
  return audit.length;
}

async function fixOne(
  tx: Writer,
  order: OrderRow,
  lines: readonly LineRow[],
  itemOf: (line: LineRow) => ItemRow | undefined,
  at: number,
): Promise<AuditEntry["changes"]> {
  const fixed = lines.map((line) => {
    const { _id, order_id, seller_id, position } = line;
    return { ...pricedLine(line, itemOf(line), order.currency), _id, order_id, seller_id, position };
  });
  await replaceLines(tx, order._id, fixed);
  await deleteInvalidPlacements(tx, fixed.map(({ _id }) => _id));
  await copySkuPlacements(tx, order.store_id, fixed, at);
  const patch = deriveOrder(order, fixed, await findOrderGaps({ tx }, order, fixed));
  await updateOrder(tx, order, patch, at);
  return changesOf(order, patch);
}
