import type { Writer } from "../../../db/database.ts";
import { chunksOf } from "../../../db/chunks.ts";
import { LINE_TITLE_CHARS } from "../../../../api/orders/order_bounds.ts";
import type { ConnectionRow } from "../connections/store.ts";
import type { ShopVariant } from "../port.ts";
import { oneLine, skuKeyOf } from "../shop_texts.ts";

const COLUMNS = 8;

/** Stores variants; keeps people's decisions on whether we make them. */
export async function putVariants(
  tx: Writer,
  { store_id, seller_id }: Pick<ConnectionRow, "store_id" | "seller_id">,
  variants: readonly ShopVariant[],
  seen_at: number,
): Promise<void> {
  const rows = [...new Map(variants.map((each) => [each.variant_id, each])).values()]
    .flatMap((each) => {
      const sku = skuKeyOf(each);
      if (sku === "" || each.variant_id === "") return [];
      const { variant_id, title, variant } = each;
      return [{
        store_id,
        seller_id,
        variant_id,
        sku,
        title: oneLine(title, LINE_TITLE_CHARS),
        variant: oneLine(variant, LINE_TITLE_CHARS),
        is_ours: 1,
        seen_at,
      }];
    });
  for (const some of chunksOf(rows, COLUMNS)) {
    await tx.insertInto("shop_variants").values(some).onConflict((on) =>
      on.columns(["store_id", "variant_id"]).doUpdateSet((to) => ({
        sku: to.ref("excluded.sku"),
        title: to.ref("excluded.title"),
        variant: to.ref("excluded.variant"),
        seen_at: to.ref("excluded.seen_at"),
      }))
    ).execute();
  }
}

/** Deletes variants that the shop no longer has, except those that others make: orders may still name one. */
export async function deleteVanishedVariants(tx: Writer, storeId: string, seenAt: number): Promise<void> {
  await tx.deleteFrom("shop_variants").where("store_id", "=", storeId).where("seen_at", "<", seenAt)
    .where("is_ours", "=", 1).execute();
}
