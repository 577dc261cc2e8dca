/** Creates orders that remedy another one, and submits and pays them in the same transaction. */
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import { orderInput } from "../../../../api/inputs/orders/order.ts";
import { readInput, says } from "../../../../api/inputs/read.ts";
import { type OrderTexts, orderTextsIn } from "../../../../api/orders/order_texts.ts";
import { problemText } from "../../../../api/orders/order_problems.ts";
import { isReship, type Remedy } from "../../../../api/orders/remedies.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { recordAudit } from "../../../audit/audit.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { illegal } from "../../../entity/refusals.ts";
import { newId } from "../../../ids.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { StepCache } from "../../../lifecycle/step_cache.ts";
import { stampOf } from "../../../mutate.ts";
import { copyPlacements } from "../../catalogue/artwork/placements_store.ts";
import { ORDERED_ITEMS } from "../../catalogue/items/ordered_store.ts";
import { itemAtLevel } from "../../catalogue/items/store.ts";
import { levelOfTerms, TERMS } from "../../catalogue/items/terms_store.ts";
import { makingPlaces, placesFor } from "../../catalogue/locations/making_store.ts";
import { readIn, readOne } from "../../../lifecycle/step_cache.ts";
import { dueAt } from "./create.ts";
import { deriveOrder, repricedLine } from "./draft.ts";
import { shelfPort } from "./shelf_port.ts";
import { orderLifecycle } from "./lifecycle.ts";
import { BLANK_ORDER, type LineRow, type OrderRow } from "./rows.ts";
import { insertLines, insertOrders, linesOf, type NewLine, type NewOrder, orderById } from "./store.ts";
import { findOrderGaps } from "./order_gaps_store.ts";
import { keepTags } from "./tags_store.ts";

export interface RemedyLine {
  readonly order_line_id: string;
  readonly quantity: number;
  /** Returned garments to send before other equal ones. */
  readonly unit_ids?: readonly string[];
}

export type RemedyAddress = Partial<Pick<OrderTexts, (typeof ADDRESS_FIELDS)[number]>>;

export interface RemedyDraft {
  readonly kind: Remedy;
  readonly origin_order_id: string;
  readonly case_id: string;
  readonly lines: readonly RemedyLine[];
  /** False for a free remedy. A charged reship costs only its postage. */
  readonly charged: boolean;
  /** The parts of the address that differ from the original order. */
  readonly address?: RemedyAddress;
}

export interface MadeRemedy {
  readonly order_id: string;
  readonly code: string;
  /** Set if the order could not be paid, and therefore stays Pending. */
  readonly problem?: { readonly code: string; readonly short_minor: number };
}

const ADDRESS_FIELDS = orderTextsIn("address", "method");

/**
 * @throws {ApiError} NOT_FOUND for an order outside the scope, BAD_INPUT for wrong lines, quantities or address,
 *   ILLEGAL_TRANSITION with the problem of the new order, or if the garments of a reship are not on a shelf
 */
export async function makeRemedyOrder(
  tx: Writer,
  draft: RemedyDraft,
  context: AuthorizedContext,
): Promise<MadeRemedy> {
  const origin = await orderById(tx, context.scope, draft.origin_order_id);
  if (!origin) throw new ApiError("NOT_FOUND", REASONS.notFound);
  const lines = (await linesOf(tx, context.scope, [origin._id])).get(origin._id) ?? [];
  const picked = pickLines(lines, draft.lines);
  const row = await insertRemedy(tx, origin, picked, draft, context);
  return { order_id: row._id, code: row.code, ...await payFor(tx, row._id, context) };
}

interface PickedLine {
  readonly line: LineRow;
  readonly quantity: number;
  readonly unit_ids: readonly string[];
}

/** Sums the quantities of a line that is named more than once, which happens for single garments. */
function pickLines(lines: readonly LineRow[], asked: readonly RemedyLine[]): readonly PickedLine[] {
  const problems: InputProblem[] = [];
  if (asked.length === 0) problems.push({ path: "lines", code: says("required") });
  const picked = new Map<string, PickedLine>();
  for (const [at, { order_line_id, quantity, unit_ids = [] }] of asked.entries()) {
    const line = lines.find(({ _id }) => _id === order_line_id);
    if (!line) {
      problems.push({ path: `lines.${at}.order_line_id`, code: says("unknown") });
      continue;
    }
    const before = picked.get(line._id);
    const sum = (before?.quantity ?? 0) + quantity;
    if (!Number.isInteger(quantity) || quantity < 1 || sum > line.quantity) {
      problems.push({
        path: `lines.${at}.quantity`,
        code: says("tooMany"),
        most: line.quantity,
        found: sum,
      });
    }
    picked.set(line._id, { line, quantity: sum, unit_ids: [...before?.unit_ids ?? [], ...unit_ids] });
  }
  if (problems.length > 0) throw badLines(problems);
  return [...picked.values()];
}

const badLines = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot make the remedy: a value is missing or wrong", { problems });

/** Checks the new parts of an address by the same rules as the form of an order. */
function addressOf(origin: OrderRow, address: RemedyAddress = {}): Partial<OrderTexts> {
  const given = ADDRESS_FIELDS.filter((field) => typeof address[field] === "string");
  const read = readInput(orderInput, Object.fromEntries(given.map((field) => [field, address[field]])));
  if (!read.ok) {
    throw badLines(read.problems.map((each) => ({ ...each, path: `address.${each.path}` })));
  }
  return Object.fromEntries(given.map((field) => [field, read.value[field] ?? origin[field]]));
}

async function insertRemedy(
  tx: Writer,
  origin: OrderRow,
  picked: readonly PickedLine[],
  { kind, case_id, charged, address }: RemedyDraft,
  context: AuthorizedContext,
): Promise<NewOrder> {
  const stamp = stampOf(context);
  const { seller_id, store_id, currency } = origin;
  const step = { tx, cache: new StepCache() };
  const items = await readIn(step, ORDERED_ITEMS, picked.flatMap(({ line }) => line.item_id ?? []));
  const level = levelOfTerms(await readOne(step, TERMS, seller_id), stamp.at);
  const [code = ""] = await nextCodes(tx, "orders", 1);
  const _id = newId();
  const lines = picked.map(({ line, quantity }, position): NewLine => {
    const item = items.get(line.item_id ?? "");
    return {
      ...repricedLine(line, quantity, item && itemAtLevel(item, level), currency),
      _id: newId(),
      order_id: _id,
      seller_id,
      position,
    };
  });
  const texts = {
    ...Object.fromEntries(
      orderTextsIn("address", "method", "remarks").map((field) => [field, origin[field]]),
    ),
    ...addressOf(origin, address),
    external_number: "",
  } as OrderTexts;
  const remedy = { remedy: kind, remedy_charged: Number(charged), origin_order_id: origin._id, case_id };
  const row: Omit<NewOrder, keyof ReturnType<typeof deriveOrder>> = {
    ...BLANK_ORDER,
    ...texts,
    ...remedy,
    _id,
    code,
    seller_id,
    store_id,
    currency,
    // A shipping policy may match a tag, and so set the method of both orders.
    tags: origin.tags,
    status_at: stamp.at,
    ordered_at: null,
    import_id: null,
    due_at: dueAt(stamp.at, context.settings.timeZone),
    created_at: stamp.at,
    updated_at: stamp.at,
    version: 1,
  };
  await copyPlacements(
    tx,
    picked.map(({ line }, index) => ({ from: line._id, to: lines[index]?._id ?? "" })),
    stamp.at,
  );
  const gaps = await findOrderGaps(
    step,
    { ...texts, ...remedy, seller_id, store_id, tags: origin.tags },
    lines,
  );
  const order = { ...row, ...deriveOrder(row, lines, gaps) };
  const location_id = isReship(order) ? await takeKept(tx, origin, picked, lines, context) : null;
  await insertOrders(tx, [{ ...order, location_id }]);
  await keepTags(tx, { _id, seller_id, tags: "[]" }, JSON.parse(origin.tags) as string[]);
  await insertLines(tx, lines);
  const changes = [{ field: "origin_order_id", before: "", after: origin.code }];
  await recordAudit(
    tx,
    [{ entity: "orders", entityId: _id, sellerId: seller_id, action: "makeOrder", isNew: true, changes }],
    stamp,
  );
  return order;
}

/** Takes the garments of a reship from the shelf of one location, which packs it. @returns the location's id */
async function takeKept(
  tx: Writer,
  { seller_id }: OrderRow,
  picked: readonly PickedLine[],
  lines: readonly NewLine[],
  context: AuthorizedContext,
): Promise<string> {
  const wanted = picked.map(({ line, quantity, unit_ids }, index) => ({
    line_id: lines[index]?._id ?? "",
    origin_line_id: line._id,
    item_id: line.item_id,
    quantity,
    unit_ids,
  }));
  const location_ids = placesFor(await makingPlaces(tx), []).map(({ _id }) => _id);
  const place = await shelfPort.get().take(tx, { seller_id, location_ids, wanted }, stampOf(context));
  if (place === null) throw illegal("isKept");
  return place;
}

/** @throws {ApiError} ILLEGAL_TRANSITION if the order cannot be submitted or paid; too little money is a `problem` */
async function payFor(
  tx: Writer,
  id: string,
  context: AuthorizedContext,
): Promise<Pick<MadeRemedy, "problem">> {
  for (const event of ["order.submit", "order.pay"]) {
    const [moved] = await moveMany(orderLifecycle, stepOf(tx, { event, params: {} }, context), [id]);
    if (!moved?.result.ok) {
      const { error, reason, short_minor } = moved?.result ?? {};
      if (error === "INSUFFICIENT_BALANCE") {
        return { problem: { code: reason?.code ?? "insufficientBalance", short_minor: short_minor ?? 0 } };
      }
      throw refusalOf(moved?.before?.problems ?? "[]", reason ?? null);
    }
    await recordAudit(tx, moved.audit, stampOf(context));
  }
  return {};
}

/** Returns the order's actual problem instead of `hasNoProblems`, for the person who decides about a case. */
function refusalOf(
  problems: string,
  reason: { readonly code: string; readonly text: string } | null,
): ApiError {
  const [problem] = JSON.parse(problems) as readonly { readonly code: string }[];
  const known = problem && reason?.code === "hasNoProblems"
    ? { code: problem.code, text: problemText(problem.code) }
    : { code: reason?.code ?? "wrongState", text: reason?.text ?? REASONS.wrongState };
  return new ApiError("ILLEGAL_TRANSITION", known.text, { reason: known, legal: [] });
}
