import { ApiError } from "../../../../api/errors.ts";
import type { OrderInput } from "../../../../api/generated/schema.ts";
import { orderInput } from "../../../../api/inputs/orders/order.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import {
  ORDER_TEXT_FIELDS,
  type OrderTextField,
  orderTexts,
  orderTextsIn,
} from "../../../../api/orders/order_texts.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { uniqueTags } from "../../../../api/orders/tags.ts";
import { editableParts } from "../../../../machines/lifecycles/orders/order_parts.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { badInputOf, checkVersion } from "../../../entity/refusals.ts";
import { mutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { stampOf } from "../../../mutate.ts";
import { definePort } from "../../../port.ts";
import { bringArt, dropLost } from "../../catalogue/artwork/placements_store.ts";
import { itemsOfStore } from "../../catalogue/items/store.ts";
import { storeById } from "../stores/store.ts";
import { changesOf } from "./changes.ts";
import { createOrders } from "./create.ts";
import { carriedLine, deriveOrder, type LineDraft, type PricedLine, pricedLine } from "./draft.ts";
import { legalEvents, NO_WORK } from "./facts.ts";
import { findOrderGaps } from "./order_gaps_store.ts";
import { workOf } from "./work_store.ts";
import type { LineRow, OrderRow } from "./rows.ts";
import { linesOf, orderById, type OrderPatch, replaceLines, takenNumbers, updateOrder } from "./store.ts";
import { keepTags, writtenTags } from "./tags_store.ts";
import { lineView, problemsOf, viewOf } from "./view.ts";

const ADDRESS = orderTextsIn("address", "method");
/** Open as long as the lines are. */
const IDENTITY = orderTextsIn("number");

const badInput = badInputOf("order");

export const fixedLines = definePort<{
  readonly remember: (
    tx: Writer,
    order: Pick<OrderRow, "store_id" | "seller_id">,
    before: readonly LineRow[],
    after: readonly (LineDraft & { readonly _id: string })[],
    userId: string,
    at: number,
  ) => Promise<void>;
}>("fixed lines of orders");

export const makeOrder = mutation<"makeOrder">(async (tx, args, context) => {
  const read = readInput(orderInput, args.params);
  if (!read.ok) throw badInput(read.problems);
  const change = typeof args.id === "string"
    ? await edit(tx, args.id, read.value, args.version ?? null, context)
    : await make(tx, read.value, context);
  const row = await orderById(tx, context.scope, change.id);
  if (!row) throw new Error(`Cannot answer with order ${change.id}: expected to find what was just written`);
  return { result: viewOf(row), audit: change.audit };
});

async function make(tx: Writer, input: OrderInput, context: AuthorizedContext) {
  if (!input.store_id) throw badInput([{ path: "store_id", code: "required" }]);
  const store = await storeById(tx, context.scope, input.store_id);
  if (!store) throw badInput([{ path: "store_id", code: "unknown" }]);
  const number = input.external_number ?? "";
  const lines = (input.lines ?? []).map(({ sku, quantity }) => ({ sku, quantity }));
  const made = await createOrders(
    tx,
    [{ ...orderTexts(input), store_id: store._id, seller_id: store.seller_id, lines }],
    {
      stamp: stampOf(context),
      action: "makeOrder",
      currency: context.settings.currency,
      timeZone: context.settings.timeZone,
      isRecorded: false,
    },
  );
  const [id] = made.made;
  if (!id) throw badInput([{ path: "external_number", code: "taken" }]);
  if (input.tags) {
    const row = await orderById(tx, context.scope, id);
    if (row) await updateOrder(tx, row, await tagged(tx, row, input.tags, context), context.now());
  }
  const changes = number ? [{ field: "external_number", before: "", after: number }] : [];
  return {
    id,
    audit: [{
      entity: "orders",
      entityId: id,
      sellerId: store.seller_id,
      action: "makeOrder",
      isNew: true,
      changes,
    }],
  };
}

async function edit(
  tx: Writer,
  id: string,
  input: OrderInput,
  version: number | null,
  context: AuthorizedContext,
) {
  const row = await orderById(tx, context.scope, id);
  if (!row) throw new ApiError("NOT_FOUND", REASONS.notFound);
  const lines = (await linesOf(tx, context.scope, [id])).get(id) ?? [];
  await checkVersion(row, version, STALE_TEXT, () => currentOf(row, lines));
  if (input.store_id && input.store_id !== row.store_id) {
    throw badInput([{ path: "store_id", code: "fixed" }]);
  }
  const words = changedWords(row, input);
  const drafts = input.lines ? await draftLines(tx, row, lines, input.lines, context.now()) : null;
  const hasNewLines = drafts !== null && !isSame(drafts, lines);
  await checkOpen(tx, row, words, hasNewLines, context);
  if (words.external_number) await checkNumber(tx, row, words.external_number);
  if (hasNewLines) {
    const fresh = drafts.map((draft, position) => lineRow(draft, position, row));
    await replaceLines(tx, id, fresh);
    await dropLost(tx, lines.map(({ _id }) => _id));
    await bringArt(tx, row.store_id, fresh, context.now());
    await fixedLines.get().remember(tx, row, lines, drafts, context.session.person._id, context.now());
  }
  const tags = input.tags ? await tagged(tx, row, input.tags, context) : {};
  const next = { ...row, ...words, ...tags };
  const patch: OrderPatch = {
    ...words,
    ...deriveOrder(next, drafts ?? lines, await findOrderGaps({ tx }, next, drafts ?? lines)),
    ...tags,
  };
  const changes = [...changesOf(row, patch), ...hasNewLines ? [lineChange(lines, drafts)] : []];
  if (changes.length === 0) return { id, audit: [] };
  await updateOrder(tx, row, patch, context.now());
  return {
    id,
    audit: [{ entity: "orders", entityId: id, sellerId: row.seller_id, action: "makeOrder", changes }],
  };
}

/** Sets tags, in the spelling that people used before; open in every state. */
async function tagged(
  tx: Writer,
  row: OrderRow,
  tags: readonly string[],
  { scope }: AuthorizedContext,
): Promise<OrderPatch> {
  const tagsKept = uniqueTags(await writtenTags(tx, scope, tags));
  await keepTags(tx, row, tagsKept);
  return { tags: JSON.stringify(tagsKept) };
}

const STALE_TEXT = "Cannot keep the change: the order was changed by somebody else first";

/** Returns the current order in the caller's view to an editor who saw another version. */
function currentOf(row: OrderRow, lines: readonly LineRow[]) {
  const { problems_json, ...view } = viewOf(row);
  return { ...view, problems: problemsOf(problems_json), lines: lines.map(lineView) };
}

function changedWords(row: OrderRow, input: OrderInput): Partial<Record<OrderTextField, string>> {
  const given = ORDER_TEXT_FIELDS.filter((field) =>
    typeof input[field] === "string" && input[field] !== row[field]
  );
  return Object.fromEntries(given.map((field) => [field, input[field]]));
}

type LineDraftWithId = PricedLine & { readonly _id: string };

async function draftLines(
  tx: Writer,
  row: OrderRow,
  lines: readonly LineRow[],
  inputs: NonNullable<OrderInput["lines"]>,
  at: number,
): Promise<LineDraftWithId[]> {
  const items = await itemsOfStore(tx, row, inputs.map((input) => input.sku), at);
  const left = new Map(lines.map((line) => [line._id, line]));
  return inputs.map(({ _id, sku, quantity }, index) => {
    const previous = _id ? left.get(_id) : undefined;
    if (_id && !previous) throw badInput([{ path: `lines.${index}._id`, code: "unknown" }]);
    if (_id) left.delete(_id);
    const item = items.get(sku);
    const draft = previous?.sku === sku
      ? carriedLine(previous, quantity, item, row.currency)
      : pricedLine({ sku, quantity }, item, row.currency);
    return { ...draft, _id: _id ?? newId() };
  });
}

const isSame = (drafts: readonly LineDraftWithId[], lines: readonly LineRow[]): boolean =>
  drafts.length === lines.length && drafts.every((draft, index) => {
    const line = lines[index];
    return line !== undefined && draft._id === line._id && draft.sku === line.sku &&
      draft.quantity === line.quantity && draft.total_minor === line.total_minor &&
      draft.declared_minor === line.declared_minor &&
      draft.declared_currency === line.declared_currency && draft.item_id === line.item_id;
  });

const lineRow = (draft: LineDraftWithId, position: number, row: OrderRow) => ({
  ...draft,
  position,
  order_id: row._id,
  seller_id: row.seller_id,
});

const lineText = (lines: readonly LineDraft[]): string =>
  lines.map(({ quantity, sku }) => `${quantity} × ${sku}`).join(", ");

const lineChange = (before: readonly LineDraft[], after: readonly LineDraft[]) => ({
  field: "lines",
  before: lineText(before),
  after: lineText(after),
});

/** @throws {ApiError} ILLEGAL_TRANSITION when a part is changed that this state has closed. */
async function checkOpen(
  tx: Writer,
  row: OrderRow,
  words: Partial<Record<OrderTextField, string>>,
  hasNewLines: boolean,
  { scope, now }: AuthorizedContext,
): Promise<void> {
  const work = (await workOf(tx, scope, [row._id])).get(row._id) ?? NO_WORK;
  const open = editableParts(row, work);
  const touches = (fields: readonly OrderTextField[]) => fields.some((field) => field in words);
  const closed = !open.lines && (hasNewLines || touches(IDENTITY))
    ? "linesClosed"
    : !open.address && touches(ADDRESS)
    ? "addressClosed"
    : null;
  if (!closed) return;
  const reason = { code: closed, text: REASONS[closed] };
  throw new ApiError("ILLEGAL_TRANSITION", reason.text, { reason, legal: legalEvents(row, work, now()) });
}

async function checkNumber(tx: Writer, row: OrderRow, number: string): Promise<void> {
  const usedNumbers = await takenNumbers(tx, row.store_id, [number]);
  if (usedNumbers.has(number)) throw badInput([{ path: "external_number", code: "taken" }]);
}
