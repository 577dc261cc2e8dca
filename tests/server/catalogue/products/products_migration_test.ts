/** Items from before products: each title becomes a product, and search finds these and later items. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { sql } from "kysely";
import { migrate, MIGRATIONS } from "../../../../server/db/migrate.ts";
import { openSqlite } from "../../../../server/db/sqlite.ts";
import { withDirectory } from "../../../support/server/database.ts";

Deno.test("S2.22 a migration makes a product of each title, and gives its items their color, size and number", () =>
  withDirectory(async (path) => {
    const db = openSqlite(join(path, "old.db"));
    await migrate(db, MIGRATIONS.filter(({ number }) => number < 32));
    const old = [
      ["i2", "TEE-BLK-S", "Tee", "Black / S", "Active", '["qc","pack"]'],
      ["i1", "TEE-WHT-S", "Tee", "White / S", "Retired", "[]"],
      ["i3", "MUG", "Mug", "White", "Active", "[]"],
      ["i4", "NAMELESS", "", "", "Active", "[]"],
    ];
    await db.write(async (tx) => {
      for (const [id, sku, title, variant, status, route] of old) {
        await sql`insert into items (_id, sku, title, variant, currency, price_minor, weight_g, step_route, status,
      created_at, updated_at, version) values (${id}, ${sku}, ${title}, ${variant}, 'USD', 895, 140, ${route},
      ${status}, 1, 1, 1)`.execute(tx);
      }
    });
    await migrate(db);
    const products = await db.read.selectFrom("products").select(["_id", "code", "title", "route"])
      .orderBy("code").execute();
    assert.deepEqual(products.map(({ title }) => title), ["Tee", "Mug", "NAMELESS"]);
    assert.deepEqual([products[0]?.code, products[2]?.code], ["P-00001", "P-00003"]);
    assert.equal(
      products[0]?.route,
      '["qc","print","final_qc","pack"]',
      "one without a route has the usual one",
    );
    const items = await db.read.selectFrom("items")
      .select([
        "_id",
        "seq",
        "product_id",
        "color",
        "size",
        "title",
        "status",
        "sku_key",
        "price_minor",
        "prices",
      ])
      .orderBy("_id").execute();
    assert.deepEqual(items.map(({ color, size, status }) => [color, size, status]), [
      ["White", "S", "Discontinued"],
      ["Black", "S", "Active"],
      ["White", "", "Active"],
      ["", "", "Active"],
    ]);
    assert.deepEqual(new Set(items.map(({ seq }) => Number(seq))).size, 4);
    assert.equal(items[0]?.product_id, items[1]?.product_id);
    assert.equal(items[3]?.title, "NAMELESS");
    assert.deepEqual([items[0]?.sku_key, items[0]?.price_minor, items[0]?.prices], ["tee-wht-s", 895, "[]"]);
    await db.close();
  }));
