/** Matches many products of a shop with our items at once, for one store or for all stores of its seller. */
import { ApiError } from "../../../../api/errors.ts";
import { MAX_LIST_VALUES } from "../../../../api/constants.ts";
import { auditOfSeller } from "../../../entity/changes.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import { mutation } from "../../../fields.ts";
import { keepMapping } from "../../orders/fixing/fix_store.ts";
import { storeOf } from "../../orders/fixing/mapping.ts";
import { activeItem } from "../../orders/fixing/waiting_store.ts";
import { markVariants, storesOfSeller, variantsById } from "./view_store.ts";

const auditOf = auditOfSeller("stores");
const missing = notFoundOf("product of the shop");

const checkMany = (count: number): void => {
  if (count > MAX_LIST_VALUES) {
    throw new ApiError("LIMIT", `Cannot match the products: ${MAX_LIST_VALUES} at once at most`);
  }
};

export const matchShopVariants = mutation<"matchShopVariants">(
  async (tx, { store: id, matches, all_stores }, context) => {
    checkMany(matches.length);
    const store = await storeOf(tx, id, context);
    const ids = [...new Set(matches.map(({ variant_id }) => variant_id))];
    const known = new Map((await variantsById(tx, store._id, ids)).map((each) => [each.variant_id, each]));
    if (known.size < ids.length) throw missing();
    const stores = all_stores ? await storesOfSeller(tx, store.seller_id) : [store._id];
    const at = context.now();
    const changes: { field: string; before: string; after: string }[] = [];
    for (const [index, { variant_id, item: itemId }] of matches.entries()) {
      const { sku: external_sku, item_sku } = known.get(variant_id)!;
      const item = await activeItem(tx, itemId);
      if (!item) {
        throw new ApiError("BAD_INPUT", "Cannot match the product: there is no such item", {
          problems: [{ path: `matches.${index}.item`, code: "unknown" }],
        });
      }
      if (item.sku === item_sku && !all_stores) continue;
      for (const store_id of stores) {
        const mapping = { store_id, seller_id: store.seller_id, external_sku, item_id: item._id };
        await keepMapping(tx, mapping, context.session.person._id, at);
      }
      changes.push({ field: "external_sku", before: external_sku, after: item.sku });
    }
    return {
      result: await variantsById(tx, store._id, ids),
      audit: changes.length > 0 ? [auditOf(store, "matchShopVariants", changes)] : [],
    };
  },
);

export const markShopVariants = mutation<"markShopVariants">(
  async (tx, { store: id, variant_ids, is_ours }, context) => {
    checkMany(variant_ids.length);
    const store = await storeOf(tx, id, context);
    const ids = [...new Set(variant_ids)];
    const before = await variantsById(tx, store._id, ids);
    if (before.length < ids.length) throw missing();
    await markVariants(tx, store._id, ids, is_ours);
    const changes = before.filter((each) => each.is_ours !== is_ours).map(({ sku }) => ({
      field: "is_ours",
      before: `${sku}: ${!is_ours}`,
      after: `${sku}: ${is_ours}`,
    }));
    return {
      result: await variantsById(tx, store._id, ids),
      audit: changes.length > 0 ? [auditOf(store, "markShopVariants", changes)] : [],
    };
  },
);
