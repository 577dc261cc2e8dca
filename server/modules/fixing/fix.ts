/**
 * Same SKU, same fix: says once which item a store's SKU is, and fixes every draft that waits for it. The mapping
 * holds from the moment it is said; the drafts follow in small steps.
 */
import { ApiError } from "../../../api/errors.ts";
import type { JobInput } from "../../../api/generated/schema.ts";
import { recordAudit } from "../../audit.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Writer } from "../../db/database.ts";
import type { AuditEntry } from "../../fields.ts";
import { stampOf } from "../../mutate.ts";
import { type ItemRow, itemsById, itemsOfStore, levelOfSeller, unavailableOf } from "../items/store.ts";
import { contextOfJob } from "../jobs/principal.ts";
import { acceptWithin, type JobKind, JobRefused, type JobTools, type NewJobParts } from "../jobs/kind.ts";
import { addRows } from "../jobs/rows_store.ts";
import { advanceJob, type JobRow } from "../jobs/store.ts";
import { badJob } from "../jobs/target.ts";
import { changesOf } from "../orders/changes.ts";
import { carriedLine, derivedOf } from "../orders/draft.ts";
import type { LineRow, OrderRow } from "../orders/rows.ts";
import { linesOf, ordersById, replaceLines, updateOrder } from "../orders/store.ts";
import { storeById } from "../stores/store.ts";
import { activeItem, countWaiting, keepMapping, type Mapping, nextWaiting } from "./fix_store.ts";

/** Drafts of one step: it holds the thread for a few milliseconds. */
const STEP_ORDERS = 20;

const KIND = "orders.mend";

interface Cursor {
  /** Running number of the last draft that is behind us. */
  readonly after: number;
}

export const fix: JobKind = { kind: KIND, accept: acceptWithin(accept), run };

async function accept(tx: Writer, params: JobInput, context: AuthorizedContext): Promise<NewJobParts> {
  const { external_sku } = params;
  if (!external_sku) throw badJob([{ path: "external_sku", code: "required" }]);
  const store = await storeById(tx, context.scope, params.store ?? "");
  if (!store) throw new ApiError("NOT_FOUND", "There is no such store.");
  const item = await activeItem(tx, params.item ?? "");
  if (!item) throw badJob([{ path: "item", code: "unknown" }]);
  const mapping: Mapping = {
    store_id: store._id,
    seller_id: store.seller_id,
    external_sku,
    item_id: item._id,
  };
  await keepMapping(tx, mapping, context.session.person._id, context.now());
  return {
    title: `Match ${external_sku} to ${item.sku}`,
    input: mapping,
    cursor: { after: 0 } satisfies Cursor,
    total: await countWaiting(tx, mapping),
    about: { sku: item.sku },
  };
}

async function run(job: JobRow, tools: JobTools): Promise<void> {
  const mapping = JSON.parse(job.input) as Mapping;
  const item = await activeItem(tools.db.read, mapping.item_id);
  if (!item) throw new JobRefused("itemGone", "The item is no longer in the catalogue.");
  let at = job;
  while (!tools.isStopping()) {
    const next = await step(at, mapping, tools);
    tools.db.wake();
    if (!next) return;
    at = next;
  }
}

/** Some drafts and the cursor in one transaction; null when none was left and the job is done. */
function step(job: JobRow, mapping: Mapping, tools: JobTools): Promise<JobRow | null> {
  const { after } = JSON.parse(job.cursor) as Cursor;
  return tools.db.write(async (tx) => {
    const found = await nextWaiting(tx, mapping, after, STEP_ORDERS);
    const at = tools.now();
    if (found.length === 0) {
      await advanceJob(tx, job, { status: "Done", done: job.total, finished_at: at }, at);
      return null;
    }
    const made = await fixSome(tx, job, found.map(({ _id }) => _id), mapping, tools);
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
  mapping: Mapping,
  tools: JobTools,
): Promise<number> {
  const context = await contextOfJob(tx, job, tools);
  const orders = await ordersById(tx, context.scope, ids);
  const lines = await linesOf(tx, context.scope, ids);
  const level = await levelOfSeller(tx, mapping.seller_id, tools.now());
  const item = (await itemsById(tx, [mapping.item_id], level)).get(mapping.item_id);
  if (!item) throw new JobRefused("itemGone", "The item is no longer in the catalogue.");
  const audit: AuditEntry[] = [];
  for (const order of orders.values()) {
    audit.push(await fixOne(tx, order, lines.get(order._id) ?? [], mapping.external_sku, item, tools.now()));
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
  sku: string,
  item: ItemRow,
  at: number,
): Promise<AuditEntry> {
  const items = await itemsOfStore(tx, order, lines.map((line) => line.sku), at);
  items.set(sku, item);
  const fixed = lines.map(({ _id, order_id, seller_id, position, ...line }) => ({
    ...carriedLine(line, line.quantity, items.get(line.sku), order.currency),
    _id,
    order_id,
    seller_id,
    position,
  }));
  await replaceLines(tx, order._id, fixed);
  const patch = derivedOf(order, fixed, await unavailableOf(tx, fixed));
  await updateOrder(tx, order, patch, at);
  const changes = [{ field: "sku", before: sku, after: item.sku }, ...changesOf(order, patch)];
  return { entity: "orders", entityId: order._id, sellerId: order.seller_id, action: KIND, changes };
}
