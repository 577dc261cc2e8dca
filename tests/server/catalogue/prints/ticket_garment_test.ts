/** Facts of a garment's ticket: its outline, its product's area, and the print's position in it. */
import assert from "node:assert/strict";
import { ticketFacts } from "../../../../server/modules/catalogue/prints/facts_store.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { addArt } from "../../../support/catalogue/artwork_rows.ts";
import { onGrounds } from "../../../support/server/grounds.ts";

Deno.test(
  "Clear answers 9 S2.22 a ticket has its garment's outline, area and the print's position; without that area it has only its art",
  onGrounds(async ({ world: { db, order, topUp } }) => {
    await topUp("anna", 1_000_000);
    const id = await order({ lines: [{ sku: "TEE-BLACK-M", quantity: 1 }] }, ["order.submit", "order.pay"]);
    const unit = await db.read.selectFrom("units as u").innerJoin("items as i", "i._id", "u.item_id")
      .select(["u._id", "u.order_line_id", "i.product_id"]).where("u.order_id", "=", id)
      .executeTakeFirstOrThrow();
    await addArt(db, unit.product_id ?? "");
    await db.write((tx) =>
      tx.insertInto("placements").values({
        ...{ _id: "placed", seller_id: "anna", line_id: unit.order_line_id, store_id: null },
        ...{ external_sku: null, area: "front", file_id: "art", x_mm: 12, y_mm: 34, w_mm: 150 },
        ...{ method: "dtg", created_at: 0 },
      }).execute()
    );
    const art = async () => (await ticketFacts(db.read, ALL_SELLERS, [unit._id])).get(unit._id)?.art;
    // The product has only the area "full".
    assert.deepEqual(await art(), [{ key: "art", ratio: 1.5 }]);
    const areas = JSON.stringify([{ key: "front", w_mm: 300, h_mm: 400 }]);
    await db.write((tx) =>
      tx.updateTable("products").set({ areas }).where("_id", "=", unit.product_id).execute()
    );
    const place = { x_mm: 12, y_mm: 34, w_mm: 150, h_mm: 100 };
    const onTee = {
      key: "art",
      ratio: 840 / 764,
      garment: { outline: "tee", area: "front", area_w_mm: 300, area_h_mm: 400, ...place },
    };
    const colored = async (color: string) => {
      await db.write((tx) =>
        tx.updateTable("items").set({ color }).where("product_id", "=", unit.product_id).execute()
      );
      return await art();
    };
    assert.deepEqual(await colored("Sunrise fade"), [onTee]);
    assert.deepEqual(await colored("HEATHER  Gray"), [{
      ...onTee,
      cloth: { red: 181, green: 182, blue: 184 },
    }]);
  }),
);
