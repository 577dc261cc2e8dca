/** Makes an order that differs from its shop's order, without a shop. */
import type { Database } from "../../../server/db/database.ts";
import { newId } from "../../../server/ids.ts";
import { NOW } from "../people/people.ts";

/** Returns the id of the shop's order. */
export async function addDifferentOrder(db: Database, order_id: string): Promise<string> {
  const _id = newId();
  await db.write((tx) =>
    tx.insertInto("shop_orders").values({
      _id,
      store_id: "anna-etsy",
      seller_id: "anna",
      shop_id: "shop-1",
      shop_order_id: "1",
      number: "#1",
      status: "Different",
      reason: "fulfilled",
      state: "fulfilled",
      remote_at: NOW,
      applied: "{}",
      proposal: "{}",
      refused: "",
      lines: "{}",
      order_id,
      named_at: null,
      read_at: 0,
      created_at: NOW,
      updated_at: NOW,
      version: 1,
    }).execute()
  );
  return _id;
}

/** Adds a variant that the shop of a store sells. */
export async function addSoldVariant(
  db: Database,
  more: { readonly sku?: string; readonly variant_id?: string } = {},
): Promise<void> {
  const row = { store_id: "anna-etsy", seller_id: "anna", variant_id: "v1", sku: "SHOP-1", ...more };
  await db.write((tx) =>
    tx.insertInto("shop_variants").values({ ...row, title: "Mug", variant: "", is_ours: 1, seen_at: NOW })
      .execute()
  );
}
