import assert from "node:assert/strict";
import { Sellers, Stores } from "../../../../api/generated/operations/stores.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { makeWorld, type Name } from "../../../support/orders/world.ts";

Deno.test("stores and sellers are listed within the caller's scope, by name", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await using app = testApp(db);
    const seen = async (name: Name) => {
      const token = await world.token(name);
      const stores = await app.ask(token, Stores, {});
      const sellers = await app.ask(token, Sellers, {});
      return [
        stores.data?.stores.map((store) => store._id),
        sellers.data?.sellers.map((seller) => seller._id),
      ];
    };
    assert.deepEqual(await seen("anna"), [["anna-etsy", "anna-shopify"], ["anna"]]);
    assert.deepEqual(await seen("ben"), [["ben-tiktok"], ["ben"]]);
    const all = [["anna-etsy", "anna-shopify", "ben-tiktok"], ["anna", "ben"]];
    assert.deepEqual(await seen("agent"), all);
    assert.deepEqual(await seen("root"), all);
    const { data } = await app.ask(await world.token("ben"), Stores, {});
    assert.deepEqual(data?.stores[0], {
      _id: "ben-tiktok",
      name: "Shop ben-tiktok",
      seller_id: "ben",
      seller_name: "Person ben",
      platform: "tiktok",
      status: "Active",
    });
  }));

Deno.test("a person with an empty scope sees no store and no seller", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await db.write((tx) => tx.deleteFrom("scopes").where("user_id", "=", "agent").execute());
    await using app = testApp(db);
    const token = await world.token("agent");
    assert.deepEqual((await app.ask(token, Stores, {})).data, { stores: [] });
    assert.deepEqual((await app.ask(token, Sellers, {})).data, { sellers: [] });
  }));
