/**
 * Stores descriptions of TikTok orders from a file or a sync. Descriptions that arrive twice, in parts or in
 * another sequence result in the same rows.
 */
import { dueOf, isMasked, type RemoteOrder, skuOf } from "../../../../api/handover/tiktok.ts";
import { compareHeads, compareLines, headOf, lineKey } from "../../../../api/handover/tiktok_merge.ts";
import type { AuditStamp } from "../../../audit/audit.ts";
import type { Writer } from "../../../db/database.ts";
import type { AuditEntry } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { settleAround } from "../../../lifecycle/settle.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { takenNumbers } from "../../orders/orders/store.ts";
import { itemsFor, type StoredLine, storedLines, textOfLines } from "./lines_store.ts";
import {
  dropLines,
  insertTiktok,
  type NewLine,
  type NewTiktok,
  putLines,
  type StoredTiktok,
  storedTiktok,
  updateTiktok,
} from "./write_store.ts";

export interface RemoteStep {
  readonly stamp: AuditStamp;
  readonly timeZone: string;
  /** The source as the audit's action, such as `tiktok.import`. */
  readonly action: string;
}

export interface RemoteResult {
  readonly made: number;
  readonly changed: number;
  /** The number of orders that were already known or are older than the stored version. */
  readonly same: number;
  readonly audit: readonly AuditEntry[];
}

interface Owner {
  readonly store_id: string;
  readonly seller_id: string;
}

type Head = ReturnType<typeof headOf>;

/** Stores orders of one store; `orders` must not contain an order twice. */
export async function writeRemote(
  tx: Writer,
  owner: Owner,
  orders: readonly RemoteOrder[],
  step: RemoteStep,
): Promise<RemoteResult> {
  const { at } = step.stamp;
  const known = await storedTiktok(tx, owner.store_id, orders.map(({ tiktok_id }) => tiktok_id));
  const lines = await storedLines(tx, [...known.values()].map(({ _id }) => _id));
  const ours = await takenNumbers(tx, owner.store_id, orders.map(({ tiktok_id }) => tiktok_id));
  const itemOf = await itemsFor(
    tx,
    owner,
    orders.flatMap((order) => order.lines.map((line) => ({ sku: skuOf(line), sku_id: line.sku_id }))),
    at,
  );
  const audit: AuditEntry[] = [];
  const settling: string[] = [];
  let [made, changed, same] = [0, 0, 0];
  for (const order of orders) {
    const row = known.get(order.tiktok_id) ?? null;
    const written = await writeOne(tx, order, {
      ...{ owner, row, itemOf, at },
      lines: row ? lines.get(row._id) ?? [] : [],
      order_id: row?.order_id ?? ours.get(order.tiktok_id) ?? null,
    });
    if (written.kind === "same") same++;
    else {
      settling.push(written.id);
      if (written.kind === "made") made++;
      else changed++;
      audit.push({
        entity: "tiktokOrders",
        entityId: written.id,
        sellerId: owner.seller_id,
        action: step.action,
        ...written.kind === "made" && { isNew: true },
        changes: written.changes,
      });
    }
  }
  const { stamp, timeZone } = step;
  const asSystem = { tx, event: SETTLE, params: {}, scope: ALL_SELLERS, context: null, timeZone, stamp };
  const settled = await settleAround(asSystem, [], [{
    lifecycle: "tiktok_order",
    event: SETTLE,
    ids: settling,
  }]);
  return { made, changed, same, audit: [...audit, ...settled.audit] };
}

const SETTLE = "remote.settle";

interface Around {
  readonly owner: Owner;
  readonly row: StoredTiktok | null;
  readonly lines: readonly StoredLine[];
  readonly itemOf: (line: Pick<StoredLine, "sku" | "sku_id">) => string | null;
  readonly order_id: string | null;
  readonly at: number;
}

interface Written {
  readonly kind: "made" | "changed" | "same";
  readonly id: string;
  readonly changes: AuditEntry["changes"];
}

async function writeOne(
  tx: Writer,
  order: RemoteOrder,
  { owner, row, lines, itemOf, order_id, at }: Around,
): Promise<Written> {
  const id = row?._id ?? newId();
  const before = row && headIn(row);
  const head = before ? newest(before, headOf(order)) : headOf(order);
  const whole_at = wholeAt(order, row);
  const next = mergedLines(id, order, linesUntil(whole_at, order, lines), itemOf, row?.whole_at ?? 0);
  const put = next.filter((line) => !lines.includes(line as StoredLine));
  const cells: NewTiktok = {
    ...columnsOf(head),
    whole_at,
    lines_count: next.length,
    unmapped: next.filter(({ item_id }) => item_id === null).length,
    items_text: textOfLines(next),
    order_id,
  };
  if (!row) {
    await insertTiktok(tx, { _id: id, ...owner, tiktok_id: order.tiktok_id, ...cells }, at);
    await putLines(tx, put);
    return { kind: "made", id, changes: [{ field: "tiktok_id", before: "", after: order.tiktok_id }] };
  }
  const gone = lines.filter(({ line_key }) => !next.some((line) => line.line_key === line_key));
  const isNews = cells.remote_status !== row.remote_status || cells.cancel_due_at !== row.cancel_due_at ||
    order_id !== row.order_id || gone.length > 0 || put.some((line) => isOtherLine(line, lines)) ||
    textOf(withoutTime(cells)) !== textOf(withoutTime(row));
  const isRepeated = head.remote_at === row.remote_at && whole_at === row.whole_at && put.length === 0 &&
    !isNews;
  if (!isRepeated) {
    await putLines(tx, put);
    await dropLines(tx, gone);
    await updateTiktok(
      tx,
      row,
      {
        ...cells,
        noticed: cells.due_at === row.due_at ? row.noticed : 0,
        ...cells.cancel_due_at === null && { cancel_answer: "", cancel_reason: "" },
        ...row.order_id === null && order_id !== null && RESTARTED,
      },
      isNews ? at : null,
    );
  }
  if (!isNews) return { kind: "same", id, changes: [] };
  return { kind: "changed", id, changes: changesOf(row, cells) };
}

/** If our order is linked later, its TikTok order restarts On Hold, and settling applies TikTok's status. */
const RESTARTED = { status: "On Hold" } as const;

const AUDITED = ["remote_status", "shipping_type", "tracking_number", "lines_count", "order_id"] as const;

const changesOf = (row: StoredTiktok, cells: NewTiktok): AuditEntry["changes"] =>
  AUDITED.filter((field) => row[field] !== cells[field])
    .map((field) => ({ field, before: String(row[field] ?? ""), after: String(cells[field] ?? "") }));

/** Returns the newer description with the earlier cancel deadline, because a file counts it from its own date. */
function newest(one: Head, other: Head): Head {
  const newer = compareHeads(other, one) > 0 ? other : one;
  const dues = [one.cancel_due_at, other.cancel_due_at].flatMap((due) => due ?? []);
  return { ...newer, ...dues.length === 2 && { cancel_due_at: Math.min(...dues) } };
}

/** Returns the time of the newest description that has all lines. */
const wholeAt = ({ isWhole, remote_at }: RemoteOrder, row: StoredTiktok | null): number =>
  Math.max(row?.whole_at ?? 0, isWhole === true ? remote_at : 0);

/** Returns the stored lines to keep: a description with all lines removes older lines that it lacks. */
function linesUntil(
  whole_at: number,
  { isWhole, remote_at, lines: given }: RemoteOrder,
  stored: readonly StoredLine[],
): readonly StoredLine[] {
  if (isWhole !== true || remote_at < whole_at) return stored;
  const keys = new Set(given.map(lineKey));
  return stored.filter((line) => line.remote_at > remote_at || keys.has(line.line_key));
}

function mergedLines(
  tiktok_order_id: string,
  { lines: given, remote_at, isWhole }: RemoteOrder,
  stored: readonly StoredLine[],
  itemOf: Around["itemOf"],
  whole_at: number,
): readonly NewLine[] {
  const lines = new Map<string, NewLine>(stored.map((line) => [line.line_key, line]));
  // All lines of that time are stored already.
  if (remote_at < whole_at || remote_at === whole_at && isWhole !== true) return [...lines.values()];
  for (const line of given) {
    const line_key = lineKey(line);
    const known = lines.get(line_key);
    if (
      known && compareLines({ line, remote_at }, { line: remoteIn(known), remote_at: known.remote_at }) <= 0
    ) continue;
    const named = { sku: skuOf(line), sku_id: line.sku_id };
    lines.set(line_key, {
      ...line,
      ...named,
      line_id: known?.line_id ?? newId(),
      tiktok_order_id,
      line_key,
      position: known?.position ?? lines.size,
      remote_at,
      item_id: known?.item_id ?? itemOf(named),
    });
  }
  return [...lines.values()];
}

const remoteIn = (line: NewLine) => {
  const { sku_id, seller_sku, title, variant, qty, total_minor, currency, remote_package_id } = line;
  return { sku_id, seller_sku, title, variant, qty, total_minor, currency, remote_package_id };
};

function isOtherLine(line: NewLine, stored: readonly StoredLine[]): boolean {
  const known = stored.find(({ line_key }) => line_key === line.line_key);
  return !known || textOf(remoteIn(known)) !== textOf(remoteIn(line));
}

export function columnsOf(head: Head) {
  const { address, tiktok_id: _, ...columns } = head;
  return {
    ...columns,
    due_at: dueOf(head),
    recipient_name: address.recipient_name,
    city: address.city,
    region: address.region,
    country: address.country,
    address: JSON.stringify(address),
    masked: isMasked(address) ? 1 : 0,
  };
}

function headIn(row: StoredTiktok): Head {
  const { tiktok_id, remote_status, remote_at, shipping_type, delivery, ordered_at, held_until } = row;
  const { ship_due_at, collect_due_at, cancel_id, cancel_due_at, tracking_number, note, address } = row;
  return {
    tiktok_id,
    remote_status: remote_status as Head["remote_status"],
    remote_at,
    shipping_type: shipping_type as Head["shipping_type"],
    delivery,
    ordered_at,
    held_until,
    ship_due_at,
    collect_due_at,
    cancel_id,
    cancel_due_at,
    tracking_number,
    note,
    address: JSON.parse(address) as Head["address"],
  };
}

/** Returns the columns that are compared to find changes. */
const withoutTime = ({ remote_at: _, ...cells }: NewTiktok | StoredTiktok): object => {
  const { shipping_type, delivery, held_until, ship_due_at, collect_due_at, tracking_number, note, address } =
    cells;
  return { shipping_type, delivery, held_until, ship_due_at, collect_due_at, tracking_number, note, address };
};

const textOf = (value: object): string => JSON.stringify(value);
