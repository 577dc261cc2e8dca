import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import type { Item, SkuMapping } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import { items } from "../../../../server/modules/catalogue/items/module.ts";
import { makeSkuMapping, trashSkuMapping } from "../../../../server/modules/orders/fixing/mapping.ts";
import { fixingModule } from "../../../../server/modules/orders/fixing/module.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => await work(await makeWorld(db)));

const match = (world: World, name: Name, store: string, external_sku: string, item: string) =>
  runMutation("makeSkuMapping", makeSkuMapping, { store, external_sku, item }, world.as(name)) as Promise<
    SkuMapping
  >;
const forget = (world: World, name: Name, store: string, ...delete_skus: string[]) =>
  runMutation("trashSkuMapping", trashSkuMapping, { store, delete_skus }, world.as(name));
const map = (
  world: World,
  name: Name,
  args: { store: string; search?: string },
  more: Partial<AuthorizedContext> = {},
) => fixingModule.queries!.skuMap!(args, world.as(name, more)) as Promise<SkuMapping[]>;
/** Reads items as super_root, whose access to the catalogue is needed for all fields. */
const find = async (world: World, args: object, more: Partial<AuthorizedContext> = {}) =>
  (await items.queries!.items!(args, world.as("super_root", more)) as Item[]).map(({ sku }) => sku);

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "ok",
    (error: unknown) =>
      error instanceof ApiError
        ? [error.code, ...error.details.problems?.map(({ path }) => path) ?? []].join(" ")
        : String(error),
  );

Deno.test("S2.45 a store's SKU is mapped to an item, found again by either name, and removed", () =>
  inWorld(async (world) => {
    const made = await match(world, "anna", "anna-etsy", " Becher_1 ", "item-MUG-WHITE");
    assert.deepEqual([made.external_sku, made.sku, made.title], ["Becher_1", "MUG-WHITE", "mug-white"]);
    await match(world, "anna", "anna-etsy", "SHIRT", "item-TEE-BLACK-M");
    for (const search of ["becher_", "BECHER mug", "White"]) {
      assert.deepEqual(
        (await map(world, "anna", { store: "anna-etsy", search })).map((each) => each.external_sku),
        [
          "Becher_1",
        ],
      );
    }
    assert.deepEqual(await map(world, "anna", { store: "anna-etsy", search: "becherx1" }), []);
    const second = await map(world, "anna", { store: "anna-etsy" }, { page: { page: 2, perPage: 1 } });
    assert.deepEqual(second.map((each) => each.external_sku), ["SHIRT"]);
    assert.deepEqual(await map(world, "anna", { store: "anna-shopify" }), []);
    assert.deepEqual(await forget(world, "anna", "anna-etsy", "Becher_1", "never"), ["Becher_1"]);
    assert.deepEqual((await map(world, "anna", { store: "anna-etsy" })).map((each) => each.sku), [
      "TEE-BLACK-M",
    ]);
  }));

Deno.test("a repeated mapping replaces the old one, and both are in the audit", () =>
  inWorld(async (world) => {
    await match(world, "anna", "anna-etsy", "X", "item-MUG-WHITE");
    await match(world, "anna", "anna-etsy", "X", "item-MUG-WHITE");
    await match(world, "anna", "anna-etsy", "X", "item-TEE-BLACK-M");
    await forget(world, "anna", "anna-etsy", "X");
    await forget(world, "anna", "anna-etsy", "X");
    const entries = await world.db.read.selectFrom("audit_events").select("action")
      .where("entity_id", "=", "anna-etsy").orderBy("seq").execute();
    assert.deepEqual(entries.map(({ action }) => action), [
      "makeSkuMapping",
      "makeSkuMapping",
      "trashSkuMapping",
    ]);
  }));

Deno.test("another seller's map is missing like that of an unknown store, by every route", () =>
  inWorld(async (world) => {
    await match(world, "ben", "ben-tiktok", "X", "item-MUG-WHITE");
    for (const store of ["ben-tiktok", "nothing"]) {
      assert.equal(await codeOf(map(world, "anna", { store })), "NOT_FOUND");
      assert.equal(await codeOf(match(world, "anna", store, "X", "item-TEE-BLACK-M")), "NOT_FOUND");
      assert.equal(await codeOf(forget(world, "anna", store, "X")), "NOT_FOUND");
    }
    assert.deepEqual((await map(world, "ben", { store: "ben-tiktok" })).map(({ sku }) => sku), ["MUG-WHITE"]);
  }));

Deno.test("a mapping needs a SKU and an orderable item", () =>
  inWorld(async (world) => {
    const { db } = world;
    await db.write((tx) =>
      tx.updateTable("items").set({ status: "Retired" }).where("sku", "=", "MUG-WHITE").execute()
    );
    assert.equal(await codeOf(match(world, "anna", "anna-etsy", "X", "item-MUG-WHITE")), "BAD_INPUT item");
    assert.equal(
      await codeOf(match(world, "anna", "anna-etsy", " ", "item-TEE-BLACK-M")),
      "BAD_INPUT external_sku",
    );
  }));

Deno.test("items are found by any of their words or by exact SKUs, in pages, and only orderable ones", () =>
  inWorld(async (world) => {
    assert.deepEqual(await find(world, {}), ["HOODIE-GREY-L", "MUG-WHITE", "TEE-BLACK-M"]);
    assert.deepEqual(await find(world, { search: "BLACK tee" }), ["TEE-BLACK-M"]);
    assert.deepEqual(await find(world, { search: "100%" }), []);
    assert.deepEqual(await find(world, { sku: ["MUG-WHITE", "MUG"] }), ["MUG-WHITE"]);
    assert.deepEqual(await find(world, { _id: [] }), []);
    assert.deepEqual(await find(world, {}, { page: { page: 2, perPage: 2 } }), ["TEE-BLACK-M"]);
    await world.db.write((tx) =>
      tx.updateTable("items").set({ status: "Retired" }).where("sku", "=", "MUG-WHITE").execute()
    );
    assert.deepEqual(await find(world, { search: "mug" }), []);
  }));
