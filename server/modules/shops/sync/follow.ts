/** Applies changes of a shop's order to ours; edits after the payment wait for a person's decision. */
import { createHash } from "node:crypto";
import { SYSTEM } from "../../../../api/system.ts";
import { SHOP_CANCEL, SHOP_HOLD, type ShopReason } from "../../../../api/shops/orders.ts";
import { editableParts } from "../../../../machines/lifecycles/orders/order_parts.ts";
import { recordAudit } from "../../../audit/audit.ts";
import type { Writer } from "../../../db/database.ts";
import { newId } from "../../../ids.ts";
import { moveMany } from "../../../lifecycle/move.ts";
import { systemStep } from "../../../lifecycle/system_step.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { orderLifecycle } from "../../orders/orders/lifecycle.ts";
import { rewriteOrder, rewrittenLines } from "../../orders/orders/rewrite.ts";
import type { LineRow, OrderRow } from "../../orders/orders/rows.ts";
import { workOf } from "../../orders/orders/work_store.ts";
import type { ShopOrder } from "../port.ts";
import { isSameContent, type JudgedOrder, type ShopContent } from "./content.ts";
import { appliedContent, differenceOf, isNoDifference, linesAfter } from "./difference.ts";
import { announceStore } from "./trouble.ts";
import { isHeldFor, type ShopOrderPatch, type ShopOrderRow, updateShopOrder } from "./store.ts";

export interface FollowStep {
  readonly order: ShopOrder;
  readonly reading: JudgedOrder;
  readonly row: ShopOrderRow;
  readonly own: OrderRow;
  readonly lines: readonly LineRow[];
  /** True once a tracking number may have been sent: then lower quantities in the shop mean sent goods and not an edit. */
  readonly isSent: boolean;
}

interface By {
  readonly at: number;
  readonly timeZone: string;
}

const ENDED: readonly string[] = ["Cancelled", "Completed"];
/** Statuses in which an order is held until a person has decided, if no garment of it was begun. */
const HOLDABLE: readonly string[] = ["Pending", "Processing", "In Production"];

export async function followShop(tx: Writer, following: FollowStep, by: By): Promise<void> {
  const { order, row } = following;
  const patch = await patchOf(tx, following, by);
  // A sync reads the last minutes again. Rows without a change keep their version, so that open forms stay valid.
  const isKnown = row.remote_at === order.updated_at && row.state === order.state &&
    row.number === order.number;
  if (isKnown && Object.keys(patch).length === 0) return;
  await updateShopOrder(tx, row, {
    number: order.number,
    state: order.state,
    remote_at: order.updated_at,
    updated_at: by.at,
    ...patch,
  });
  if (patch.status !== undefined) await announceStore(tx, row, by.at);
}

async function patchOf(tx: Writer, following: FollowStep, by: By): Promise<ShopOrderPatch> {
  const { order: { state }, reading, row, own, isSent } = following;
  if (ENDED.includes(own.status)) return settledPatch(row);
  const isOpen = isDraft(own);
  if (
    state === "cancelled" || state === "refunded" ||
    reading.reason === "noLines" && !isSent && state !== "fulfilled"
  ) {
    if (row.status === "Different" && row.reason === "cancelled" || row.refused === "cancelled") return {};
    // A sync reads the order again: without a mark it would repeat a request that staff have refused.
    return await cancelOrder(tx, own, by)
      ? { ...settledPatch(row), refused: "cancelled" }
      : { status: "Different", reason: "cancelled" };
  }
  const reopened: ShopOrderPatch = row.refused === "cancelled" ? { refused: "" } : {};
  return { ...reopened, ...await openPatch(tx, following, isOpen, by) };
}

async function openPatch(
  tx: Writer,
  following: FollowStep,
  isOpen: boolean,
  by: By,
): Promise<ShopOrderPatch> {
  const { order: { state }, row, own, isSent } = following;
  const isLeft = own.shipment_status === "Handed Over" || own.shipment_status === "Delivered";
  // Our own number may be why the shop counts the order as sent.
  if (isSent || state === "fulfilled" && isLeft) return row.reason === "fulfilled" ? settledPatch(row) : {};
  if (state === "fulfilled") {
    if (isOpen && await cancelOrder(tx, own, by)) return settledPatch(row);
    return await markDifferent(tx, following, "fulfilled", by);
  }
  return await takeEdit(tx, following, isOpen, by);
}

const settledPatch = ({ status }: ShopOrderRow): ShopOrderPatch =>
  status === "Different" ? { status: "Made", reason: "", proposal: "{}" } : {};

/** Leaves out the name of the method, so that contents that were refused before it was stored stay refused. */
export const digestOf = ({ method: _, ...content }: ShopContent): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");

async function takeEdit(
  tx: Writer,
  following: FollowStep,
  isOpen: boolean,
  by: By,
): Promise<ShopOrderPatch> {
  const { reading: { content }, row, own, lines } = following;
  const before = appliedContent(row);
  if (before && isSameContent(before, content)) {
    if (row.status === "Different") await releaseOrder(tx, own, by);
    return settledPatch(row);
  }
  if (digestOf(content) === row.refused) return {};
  const pairs = JSON.parse(row.lines) as Record<string, string>;
  if (isOpen && before) return await applyContent(tx, { row, own, lines }, content, by);
  if (isNoDifference(differenceOf(before, content, own, lines, pairs))) {
    if (row.status === "Different") await releaseOrder(tx, own, by);
    return { ...settledPatch(row), applied: JSON.stringify(content) };
  }
  return await markDifferent(tx, following, before ? "edited" : "linked", by);
}

/** Returns true if the order is unpaid, so that its lines can still change. */
export const isDraft = (own: OrderRow): boolean => editableParts(own).lines;

/** Applies the shop's changes to our order, lines only to a draft. @returns the columns to write to `row` */
export async function applyContent(
  tx: Writer,
  { row, own, lines }: Pick<FollowStep, "row" | "own" | "lines">,
  content: ShopContent,
  by: By,
): Promise<ShopOrderPatch> {
  const before = appliedContent(row);
  const pairs = JSON.parse(row.lines) as Record<string, string>;
  const { words } = differenceOf(before, content, own, lines, pairs);
  const stamp = { actor: SYSTEM, actingFor: null, requestId: newId(), sessionId: null, at: by.at };
  const hasLines = isDraft(own) && JSON.stringify(before?.lines) + before?.currency !==
      JSON.stringify(content.lines) + content.currency;
  const next = hasLines
    ? await rewrittenLines(tx, own, lines, linesAfter(before, content, lines, pairs, own.currency), by.at)
    : null;
  const changes = await rewriteOrder(tx, own, lines, { words, lines: next }, by.at);
  if (changes.length > 0) {
    const audit = {
      entity: "orders",
      entityId: own._id,
      sellerId: own.seller_id,
      action: "shop.sync",
      changes,
    };
    await recordAudit(tx, [audit], stamp);
  }
  const paired = next
    ? Object.fromEntries(content.lines.flatMap(({ shop_line_id }, index) => {
      const line = next[index];
      return line ? [[shop_line_id, line._id]] : [];
    }))
    : pairs;
  return {
    status: "Made",
    reason: "",
    applied: JSON.stringify(content),
    proposal: "{}",
    lines: JSON.stringify(paired),
  };
}

async function markDifferent(
  tx: Writer,
  { reading: { content }, own, row }: FollowStep,
  reason: ShopReason,
  by: By,
): Promise<ShopOrderPatch> {
  if (reason === "fulfilled" && row.refused === "fulfilled") return {};
  const proposal = JSON.stringify(content);
  if (row.status === "Different" && row.reason === reason && row.proposal === proposal) return {};
  if (HOLDABLE.includes(own.status)) {
    const work = (await workOf(tx, ALL_SELLERS, [own._id])).get(own._id);
    if (!work || work.unitsBegun === 0) await moveOrder(tx, own, "order.hold", SHOP_HOLD, by);
  }
  return { status: "Different", reason, proposal };
}

/** Cancels an order, or makes a cancel request if production has started. @returns false if neither works */
export async function cancelOrder(tx: Writer, own: OrderRow, by: By): Promise<boolean> {
  return await moveOrder(tx, own, "order.cancel", SHOP_CANCEL, by) ||
    await moveOrder(tx, own, "order.requestCancel", SHOP_CANCEL, by) || own.status === "Cancel Requested";
}

/** Ends the hold that waits for a decision about the shop's change; a person's hold is kept. */
export async function releaseOrder(tx: Writer, own: OrderRow, by: By): Promise<void> {
  if (await isHeldFor(tx, own._id, SHOP_HOLD)) await moveOrder(tx, own, "order.release", "", by);
}

async function moveOrder(
  tx: Writer,
  { _id }: OrderRow,
  event: string,
  reason: string,
  { at, timeZone }: By,
): Promise<boolean> {
  const step = { ...systemStep(tx, event, { at, timeZone }), params: reason === "" ? {} : { reason } };
  const [moved] = await moveMany(orderLifecycle, step, [_id]);
  if (!moved?.result.ok) return false;
  await recordAudit(tx, moved.audit, step.stamp);
  return true;
}
