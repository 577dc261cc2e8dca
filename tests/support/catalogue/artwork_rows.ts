/** Adds a checked print file of anna, and a product with an area for it. */
import type { Database } from "../../../server/db/database.ts";
import { NOW } from "../people/people.ts";

export const addArt = (db: Database, productId: string): Promise<void> =>
  db.write(async (tx) => {
    const area = { key: "full", w_mm: 200, h_mm: 90, safe_mm: 5, dpi_min: 150, dpi_good: 300 };
    await tx.updateTable("products").set({ areas: JSON.stringify([area]) }).where("_id", "=", productId)
      .execute();
    await tx.insertInto("art_files").values({
      _id: "art",
      seller_id: "anna",
      maker: "anna",
      name: "art.png",
      sha256: "0".repeat(64),
      type: "image/png",
      bytes: 1,
      w_px: 900,
      h_px: 600,
      alpha: 1,
      semi_ppm: 0,
      bbox: JSON.stringify({ x: 0, y: 0, w: 900, h: 600 }),
      state: "Ready",
      checks: "[]",
      created_at: NOW,
      updated_at: NOW,
    }).execute();
  });
