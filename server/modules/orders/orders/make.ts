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
import { stampOf } from "../../../mutate.ts";
import { definePort } from "../../../port.ts";
import { storeById } from "../stores/store.ts";
import { createOrders } from "./create.ts";
import type { LineDraft } from "./draft.ts";
import { legalEvents, NO_WORK } from "./facts.ts";
import { workOf } from "./work_store.ts";
import type { LineRow, OrderRow } from "./rows.ts";
import { isSame, type LineWithId, rewriteOrder, rewrittenLines } from "./rewrite.ts";
import { linesOf, orderById, type OrderPatch, takenNumbers } from "./store.ts";
import { keepTags, writtenTags } from "./tags_store.ts";
import { lineView, problemsOf, viewOf } from "./view.ts";

const ADDRESS = orderTextsIn("address", "method");
/** Texts that can be changed while the lines can. */
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
  // A shipping policy may match a tag, which changes the order's problems.
  if (input.tags) await edit(tx, id, { tags: input.tags }, null, context);
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
  const more = input.tags ? await tagged(tx, row, input.tags, context) : {};
  const changes = await rewriteOrder(tx, row, lines, { words, lines: drafts, more }, context.now());
  if (hasNewLines) {
    await fixedLines.get().remember(tx, row, lines, drafts, context.session.person._id, context.now());
  }
  if (changes.length === 0) return { id, audit: [] };
  return {
    id,
    audit: [{ entity: "orders", entityId: id, sellerId: row.seller_id, action: "makeOrder", changes }],
  };
}

/** Sets tags in any state of the order, in the spelling that people used before. */
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

/** Returns the current order as the caller may see it, for an editor with an older version. */
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

async function draftLines(
  tx: Writer,
  row: OrderRow,
  lines: readonly LineRow[],
  inputs: NonNullable<OrderInput["lines"]>,
  at: number,
): Promise<readonly LineWithId[]> {
  const left = new Set(lines.map((line) => line._id));
  const unknown = inputs.findIndex(({ _id }) => _id && !left.delete(_id));
  if (unknown >= 0) throw badInput([{ path: `lines.${unknown}._id`, code: "unknown" }]);
  const given = inputs.map(({ _id, sku, quantity }) => ({
    line_id: _id ?? undefined,
    sku,
    quantity,
    isTyped: true,
  }));
  return await rewrittenLines(tx, row, lines, given, at);
}

/** @throws {ApiError} ILLEGAL_TRANSITION if a part was changed that cannot be edited in this state */
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
  const owner = (await takenNumbers(tx, row.store_id, [number])).get(number);
  if (owner !== undefined && owner !== row._id) throw badInput([{ path: "external_number", code: "taken" }]);
}
