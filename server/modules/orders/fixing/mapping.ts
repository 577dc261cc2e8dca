import { ApiError } from "../../../../api/errors.ts";
import { requiredLine } from "../../../../api/inputs/text.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { auditOfSeller } from "../../../entity/changes.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import { mutation } from "../../../fields.ts";
import { storeById, type StoreRow } from "../stores/store.ts";
import { deleteMappings, mappingsOf } from "./map_store.ts";
import { keepMapping } from "./fix_store.ts";
import { activeItem } from "./waiting_store.ts";

const MAX_SKU_CHARS = 120;

const badInput = (path: string, code: string) =>
  new ApiError("BAD_INPUT", "Cannot keep the mapping: a value is missing or wrong", {
    problems: [{ path, code }],
  });

/** @throws {ApiError} NOT_FOUND for a store that does not exist or is outside the scope */
export async function storeOf(reader: Reader, id: string, { scope }: AuthorizedContext): Promise<StoreRow> {
  const store = await storeById(reader, scope, id);
  if (!store) throw notFoundOf("store")();
  return store;
}

/** Mappings are part of the store, so their changes are in its audit. */
const auditOf = auditOfSeller("stores");

export const makeSkuMapping = mutation<"makeSkuMapping">(async (tx, args, context) => {
  const store = await storeOf(tx, args.store, context);
  const read = readInput(requiredLine(MAX_SKU_CHARS), args.external_sku);
  if (!read.ok) throw badInput("external_sku", read.problems[0]?.code ?? "invalid");
  const external_sku = read.value;
  const item = await activeItem(tx, args.item);
  if (!item) throw badInput("item", "unknown");
  const [before] = await mappingsOf(tx, store, [external_sku]);
  if (before?.item_id === item._id) return { result: before, audit: [] };
  const at = context.now();
  const mapping = { store_id: store._id, seller_id: store.seller_id, external_sku, item_id: item._id };
  await keepMapping(tx, mapping, context.session.person._id, at);
  const { sku, title, variant } = item;
  const changes = [
    { field: "external_sku", before: before ? external_sku : "", after: external_sku },
    { field: "sku", before: before?.sku ?? "", after: sku },
  ];
  return {
    result: { external_sku, item_id: item._id, sku, title, variant, updated_at: at },
    audit: [auditOf(store, "makeSkuMapping", changes)],
  };
});

export const trashSkuMapping = mutation<"trashSkuMapping">(async (tx, args, context) => {
  const store = await storeOf(tx, args.store, context);
  const found = await mappingsOf(tx, store, args.delete_skus);
  const skus = found.map(({ external_sku }) => external_sku);
  await deleteMappings(tx, store, skus, context.now());
  const changes = found.map(({ external_sku, sku }) => ({
    field: "external_sku",
    before: `${external_sku} → ${sku}`,
    after: "",
  }));
  // A mapping that does not exist any more counts as deleted.
  return {
    result: skus,
    audit: found.length > 0 ? [auditOf(store, "trashSkuMapping", changes)] : [],
  };
});
