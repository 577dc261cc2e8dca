import type { ShopTools } from "../connections/shop.ts";
import type { ConnectionRow } from "../connections/store.ts";
import { type ShopAdapter, ShopFailure } from "../port.ts";
import { deleteVanishedVariants, putVariants } from "./store.ts";

type VariantPage = Awaited<ReturnType<ShopAdapter["variants"]>>;

/** Maximum pages: 20,000 variants of Shopify or 4,000 products of WooCommerce, more than any shop prints. */
const MAX_PAGES = 200;

/** Stores the shop's variants page by page. After the last page, deletes those that the shop no longer has. */
export async function listVariants(
  row: ConnectionRow,
  { db, now }: ShopTools,
  read: (page: string | null) => Promise<VariantPage>,
): Promise<void> {
  const seen_at = now();
  let page: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const answer: VariantPage = await read(page);
    await db.write((tx) => putVariants(tx, row, answer.variants, seen_at));
    if (answer.next === null) {
      return await db.write((tx) => deleteVanishedVariants(tx, row.store_id, seen_at));
    }
    if (answer.next === page) throw new ShopFailure({ kind: "failed", code: "notUnderstood" });
    page = answer.next;
  }
}
