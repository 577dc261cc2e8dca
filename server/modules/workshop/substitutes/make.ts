/** Offers and accepts another item for a unit whose blank is out of stock, with its seller's consent. */
import { ApiError } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { illegal } from "../../../entity/refusals.ts";
import { mutation } from "../../../fields.ts";
import { commentToSeller } from "../../desk/comments/make.ts";
import { ORDERED_ITEMS } from "../../catalogue/items/ordered_store.ts";
import { makingPlaces, placesFor } from "../../catalogue/locations/making_store.ts";
import { findFreeBlanks } from "../../catalogue/stock/store.ts";
import type { UnitRow } from "../units/rows.ts";
import { unitsById } from "../units/store.ts";
import { viewOf } from "../units/view.ts";
import { substituteOf, updateSubstitute } from "./substitute_store.ts";

/** @throws {ApiError} NOT_FOUND for a unit outside the scope, as for one that never existed */
async function unitOf(tx: Writer, id: string, { scope }: AuthorizedContext): Promise<UnitRow> {
  const row = (await unitsById(tx, scope, [id])).get(id);
  if (!row) throw new ApiError("NOT_FOUND", REASONS.notFound);
  return row;
}

const isWaiting = ({ blank, print_status }: UnitRow): boolean =>
  blank === "Short" && !["Packed", "Stopped"].includes(print_status);

async function answerOf(tx: Writer, before: UnitRow, action: string, context: AuthorizedContext) {
  const row = await unitOf(tx, before._id, context);
  const changes = (["sku", "offered_sku"] as const).filter((field) => row[field] !== before[field])
    .map((field) => ({ field, before: before[field] ?? "", after: row[field] ?? "" }));
  const entry = { entity: "units", entityId: row._id, sellerId: row.seller_id, action, changes };
  return { result: viewOf(row, context), entry };
}

export const offerSubstitute = mutation<"offerSubstitute">(async (tx, { unit }, context) => {
  const row = await unitOf(tx, unit, context);
  const other = await substituteOf(tx, row.item_id);
  if (!other || !isWaiting(row) || row.offered_id !== null) throw illegal("isSubstitutable");
  await updateSubstitute(tx, row._id, { offered_id: other._id }, context.now());
  const name = [other.title, other.variant].filter(Boolean).join(", ");
  const body =
    `${row.code}: ${row.sku} is out of stock. May we make it of ${other.sku} (${name}) at the same price?`;
  const comment = await commentToSeller(tx, "orders", row.order_id, body, context);
  const { result, entry } = await answerOf(tx, row, "offerSubstitute", context);
  return { result, audit: [entry, ...comment] };
});

export const answerSubstitute = mutation<"answerSubstitute">(async (tx, { unit, accept }, context) => {
  const row = await unitOf(tx, unit, context);
  const { offered_id, location_id } = row;
  if (offered_id === null) throw illegal("isOffered");
  const isTaken = accept && isWaiting(row) && await isMakeable(tx, row, offered_id);
  if (accept && !isTaken) throw illegal("isOffered");
  const isCounted = (await findFreeBlanks(tx, [offered_id]))({ location_id, item_id: offered_id }) !== null;
  const change = isTaken ? { item_id: offered_id, blank: isCounted ? "Short" : "None" } : {};
  await updateSubstitute(tx, row._id, { offered_id: null, ...change }, context.now());
  const { result, entry } = await answerOf(tx, row, "answerSubstitute", context);
  return { result, audit: [entry] };
});

async function isMakeable(tx: Writer, { location_id, route }: UnitRow, itemId: string): Promise<boolean> {
  const need = (await ORDERED_ITEMS.load(tx, [itemId])).get(itemId);
  const place = (await makingPlaces(tx)).find(({ _id }) => _id === location_id);
  return need?.status === "Active" && need.route === route && place !== undefined &&
    placesFor([place], [need]).length > 0;
}
