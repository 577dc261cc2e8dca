import type { NewItem, SkuMapTable } from "../../db/tables.ts";
import type { DemoStore } from "../shops/shops.ts";

/** The shop's own SKU and ours, by platform. */
const MATCHES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  shopify: [
    ["HP-SAIL-TEE-NAVY-M", "TEE-3001-NVY-M"],
    ["HP-SAIL-TEE-NAVY-L", "TEE-3001-NVY-L"],
    ["HP-PINE-HOODIE-GREEN-L", "HOD-18500-FOR-L"],
    ["HP-LIGHTHOUSE-MUG", "MUG-11OZ-WHT-11OZ"],
    ["HP-HARBOR-TOTE", "TOT-8503-NAT"],
  ],
  etsy: [
    ["KP-POSTER-WALD-18x24", "PST-MATT-WHT-18X24"],
    ["KP-BABYBODY-FUCHS-3M", "ONE-100B-WHT-36M"],
    ["KP-TASSE-IGEL", "MUG-ENAM-WHT-12OZ"],
    ["KP-BEUTEL-NATUR", "TOT-8503-NAT"],
  ],
};

/** @throws {Error} for an item that is not in the catalogue */
export function makeSkuMap(stores: readonly DemoStore[], items: readonly NewItem[]): SkuMapTable[] {
  const bySku = new Map(items.map((item) => [item.sku, item._id]));
  return stores.flatMap(({ _id, seller_id, platform, created_at }) =>
    (MATCHES[platform] ?? []).map(([external_sku, sku]) => {
      const item_id = bySku.get(sku);
      if (!item_id) throw new Error(`Cannot match ${external_sku}: there is no item "${sku}"`);
      return {
        store_id: _id,
        seller_id,
        external_sku,
        item_id,
        user_id: seller_id,
        created_at,
        updated_at: created_at,
      };
    })
  );
}
