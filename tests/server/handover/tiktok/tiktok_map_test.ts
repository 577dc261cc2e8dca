/**
 * SKUs of TikTok shops: one choice maps all waiting lines and later files, and can be changed until the order
 * is pushed.
 */
import assert from "node:assert/strict";
import { dropLinesOf } from "../../../../server/modules/handover/tiktok/lines_store.ts";
import { tiktokFaults } from "../../../../server/modules/handover/tiktok/verify_store.ts";
import { allJobsDone, inScene, type Scene } from "../../../support/orders/import_jobs.ts";
import { NOW } from "../../../support/people/people.ts";
import { SEEN_AT } from "../../../support/handover/tiktok_files.ts";
import { askAs, push, STORE, tiktokOrderOf, writeTiktok } from "../../../support/handover/tiktok_world.ts";

const idOf = (nth: number): string => `5768200000000000${String(nth).padStart(2, "0")}`;
const shopRow = (nth: number, more: Readonly<Record<string, string>> = {}) => ({
  "Order ID": idOf(nth),
  "Seller SKU": "SHOP-TEE",
  ...more,
});

const map = (scene: Scene, sku: string, item: string, store = STORE) =>
  askAs(
    scene,
    "root",
    `mutation ($store: ID!, $sku: String!, $item: ID!) { makeSkuMapping(store: $store, external_sku: $sku, item: $item) { sku } }`,
    { store, sku, item },
  );
const waiting = async (scene: Scene) =>
  (await askAs<{ rows: { sku: string; orders: number; store_id: string }[] }>(
    scene,
    "root",
    `{ rows: tiktokSkus { sku orders store_id } }`,
  )).rows.map(({ sku, orders }) => `${sku} ${orders}`);
const itemsOf = async (scene: Scene, nth: number) => {
  const { _id } = await tiktokOrderOf(scene, idOf(nth));
  const { row } = await askAs<{ row: { unmapped: number; lines: { item_sku: string }[] } }>(
    scene,
    "root",
    `{ row: getTiktokOrderById(_id: "${_id}") { unmapped lines { item_sku } } }`,
  );
  return [row.unmapped, ...row.lines.map(({ item_sku }) => item_sku)].join(" ");
};

Deno.test("S2.18 mapping a SKU once maps every waiting line of the store, and those of later files", () =>
  inScene(async (scene) => {
    await writeTiktok(scene, [
      shopRow(1),
      shopRow(2),
      shopRow(2, { "SKU ID": "1729402000000099", "Seller SKU": "SHOP-MUG" }),
      shopRow(3, { "SKU ID": "1729402000000055", "Seller SKU": "" }),
    ]);
    assert.deepEqual(await waiting(scene), ["SHOP-TEE 2", "1729402000000055 1", "SHOP-MUG 1"]);
    await map(scene, "SHOP-TEE", "item-TEE-BLACK-M");
    assert.deepEqual(await waiting(scene), ["1729402000000055 1", "SHOP-MUG 1"]);
    assert.deepEqual([await itemsOf(scene, 1), await itemsOf(scene, 2)], ["0 TEE-BLACK-M", "1 TEE-BLACK-M "]);
    await map(scene, "1729402000000055", "item-MUG-WHITE");
    assert.equal(await itemsOf(scene, 3), "0 MUG-WHITE");
    await writeTiktok(scene, [shopRow(4)], { seenAt: SEEN_AT + 60 });
    assert.equal(await itemsOf(scene, 4), "0 TEE-BLACK-M");
    assert.deepEqual(await tiktokFaults(scene.db.read), []);
  }));

Deno.test("S2.18 goods that another supplier makes are left out of the lines and of the order's text", () =>
  inScene(async (scene) => {
    await writeTiktok(scene, [
      shopRow(1),
      shopRow(1, { "SKU ID": "1729402000000099", "Seller SKU": "SHOP-MUG", "Product Name": "Mug" }),
    ]);
    const kept = () =>
      scene.db.read.selectFrom("tiktok_orders").select(["items_text", "lines_count"]).execute();
    assert.deepEqual(await kept(), [{ items_text: "Tee, Mug", lines_count: 2 }]);
    await scene.db.write((tx) => dropLinesOf(tx, STORE, ["1729402000000099"], NOW));
    assert.deepEqual(await kept(), [{ items_text: "Tee", lines_count: 1 }]);
  }));

Deno.test("S2.18 a map can be changed and removed while an order waits; a pushed order keeps its items", () =>
  inScene(async (scene) => {
    await writeTiktok(scene, [shopRow(1), shopRow(2)]);
    await map(scene, "SHOP-TEE", "item-TEE-BLACK-M");
    assert.deepEqual(await push(scene, [(await tiktokOrderOf(scene, idOf(1)))._id]), ["ok"]);
    await map(scene, "SHOP-TEE", "item-HOODIE-GREY-L");
    assert.deepEqual([await itemsOf(scene, 1), await itemsOf(scene, 2)], [
      "0 TEE-BLACK-M",
      "0 HOODIE-GREY-L",
    ]);
    await askAs(
      scene,
      "root",
      `mutation { trashSkuMapping(store: "${STORE}", delete_skus: ["SHOP-TEE"]) }`,
    );
    assert.deepEqual([await itemsOf(scene, 1), await itemsOf(scene, 2)], ["0 TEE-BLACK-M", "1 "]);
    assert.deepEqual(await tiktokFaults(scene.db.read), []);
  }));

Deno.test("S2.18 a map of one shop does not apply to another one", () =>
  inScene(async (scene) => {
    await scene.db.write((tx) =>
      tx.updateTable("stores").set({ platform: "tiktok" }).where("_id", "=", "anna-etsy").execute()
    );
    await writeTiktok(scene, [shopRow(1)]);
    await writeTiktok(scene, [shopRow(2)], { store: "anna-etsy" });
    await map(scene, "SHOP-TEE", "item-TEE-BLACK-M");
    assert.deepEqual([await itemsOf(scene, 1), await itemsOf(scene, 2)], ["0 TEE-BLACK-M", "1 "]);
  }));

Deno.test("S2.18 waiting orders follow a SKU that a job maps or whose item is replaced, and are announced live", () =>
  inScene(async (scene) => {
    const { db } = scene;
    await writeTiktok(scene, [shopRow(1)]);
    const { _id } = await tiktokOrderOf(scene, idOf(1));
    const announced = async (params: object) => {
      const { seq } = await db.read.selectFrom("outbox").select("seq").orderBy("seq", "desc")
        .executeTakeFirstOrThrow();
      await askAs(scene, "root", "mutation ($params: JobInput!) { makeJob(params: $params) { _id } }", {
        params: { resource: "orders", ...params },
      });
      await allJobsDone(db);
      const rows = await db.read.selectFrom("outbox").select("ids").where("entity", "=", "tiktokOrders")
        .where("seq", ">", seq).execute();
      return rows.map(({ ids }) => JSON.parse(ids) as string[]);
    };
    const replaces = "item-TEE-BLACK-M";
    const mend = { kind: "orders.mend", store: STORE, external_sku: "SHOP-TEE", item: replaces };
    assert.deepEqual(await announced(mend), [[_id]]);
    await db.write((tx) =>
      tx.updateTable("items").set({ status: "Discontinued" }).where("_id", "=", replaces).execute()
    );
    const substitute = { kind: "orders.substitute", seller: "ben", replaces, item: "item-HOODIE-GREY-L" };
    assert.deepEqual(await announced(substitute), [[_id]]);
    assert.equal(await itemsOf(scene, 1), "0 HOODIE-GREY-L");
  }));
