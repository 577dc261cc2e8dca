import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import type { Store, StoreInput } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import { insertJob, newJob } from "../../../../server/modules/desk/jobs/store.ts";
import { insertPlacements } from "../../../../server/modules/catalogue/artwork/placements_store.ts";
import { makeOrder } from "../../../../server/modules/orders/orders/make.ts";
import { storeEntity } from "../../../../server/modules/orders/stores/make.ts";
import { stores } from "../../../../server/modules/orders/stores/module.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { addArt } from "../../../support/catalogue/artwork_rows.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { draftOf, makeWorld, type Name, type World } from "../../../support/orders/world.ts";
import { makeOf } from "../../../../server/entity/make.ts";
import { trashOf } from "../../../../server/entity/trash.ts";

const makeStore = makeOf(storeEntity);
const trashStore = trashOf(storeEntity);

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => await work(await makeWorld(db)));

const SHOP: StoreInput = { name: "Nordlicht Prints", platform: "shopify" };

async function make(world: World, name: Name, params: StoreInput, more: object = {}): Promise<Store> {
  return await runMutation("makeStore", makeStore, { params, ...more }, world.as(name)) as Store;
}

const trash = (world: World, name: Name, ...delete_ids: string[]) =>
  runMutation("trashStore", trashStore, { delete_ids }, world.as(name));

const get = (world: World, name: Name, _id: string) =>
  serveModule(stores).queries!.getStoreById!({ _id }, world.as(name) as AuthorizedContext) as Promise<Store>;

/** Returns the refusal as a client reads it. */
async function refusal(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(() => null, (thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error(`expected a refusal, got ${error}`);
  const { problems, reason } = error.details;
  return [
    error.code,
    ...problems?.map(({ path, code }) => `${path} ${code}`) ?? [],
    ...reason ? [reason.code] : [],
  ];
}

const auditOf = (world: World, id: string) =>
  world.db.read.selectFrom("audit_events").select(["action", "changes", "seller_id"])
    .where("entity", "=", "stores").where("entity_id", "=", id).orderBy("seq").execute();

Deno.test("S2.35 a seller makes a store of its own, which is found by its name and notifies the live lists", () =>
  inWorld(async (world) => {
    const made = await make(world, "anna", {
      ...SHOP,
      url: "https://nordlicht.example",
      time_zone: "Europe/Berlin",
      auto_hold: true,
      cooling_off_min: 90,
    });
    const { _id, seller_id, status, auto_hold, cooling_off_min, sku_map_count, version } = made;
    assert.deepEqual(
      { seller_id, status, auto_hold, cooling_off_min, sku_map_count, version },
      {
        seller_id: "anna",
        status: "Active",
        auto_hold: true,
        cooling_off_min: 90,
        sku_map_count: 0,
        version: 1,
      },
    );
    const list = serveModule(stores).queries!.stores! as (
      args: object,
      context: AuthorizedContext,
    ) => Promise<{ _id: string }[]>;
    const found = await list({ search: "NORDLICHT shopify" }, world.as("anna"));
    assert.deepEqual(found.map((store) => store._id), [_id]);
    assert.deepEqual(await list({ search: "nordlicht" }, world.as("ben")), []);
    const [entry] = await auditOf(world, _id);
    assert.equal(entry?.action, "makeStore");
    assert.ok(entry?.changes.includes('{"field":"auto_hold","before":"false","after":"true"}'));
    const news = await world.db.read.selectFrom("outbox").selectAll().where("entity", "=", "stores")
      .execute();
    assert.equal(news.length, 1);
  }));

Deno.test("S2.35 staff choose a store's seller, a seller cannot; a store keeps its seller", () =>
  inWorld(async (world) => {
    assert.deepEqual(await refusal(make(world, "root", SHOP)), ["BAD_INPUT", "params.seller_id required"]);
    assert.deepEqual(await refusal(make(world, "agent", SHOP)), ["BAD_INPUT", "params.seller_id required"]);
    assert.equal((await make(world, "agent", { ...SHOP, seller_id: "ben" })).seller_id, "ben");
    const foreign = make(world, "anna", { ...SHOP, seller_id: "ben" });
    assert.deepEqual(await refusal(foreign), ["BAD_INPUT", "params.seller_id unknown"]);
    const nobody = make(world, "root", { ...SHOP, seller_id: "root" });
    assert.deepEqual(await refusal(nobody), ["BAD_INPUT", "params.seller_id unknown"]);
    const moved = make(world, "root", { seller_id: "ben" }, { id: "anna-etsy" });
    assert.deepEqual(await refusal(moved), ["BAD_INPUT", "params.seller_id fixed"]);
  }));

Deno.test("a seller uses each store name once, in any case; another seller may use it too", () =>
  inWorld(async (world) => {
    const { _id } = await make(world, "anna", { ...SHOP, name: "Größe Zwölf" });
    const nameTaken = ["BAD_INPUT", "params.name taken"];
    assert.deepEqual(
      await refusal(make(world, "anna", { ...SHOP, name: " GRÖßE ZWÖLF" })),
      nameTaken,
    );
    assert.deepEqual(
      await refusal(make(world, "anna", { name: "größe zwölf" }, { id: "anna-etsy" })),
      nameTaken,
    );
    assert.equal((await make(world, "anna", { name: "größe zwölf" }, { id: _id })).name, "größe zwölf");
    assert.equal((await make(world, "ben", { ...SHOP, name: "Größe Zwölf" })).seller_id, "ben");
  }));

Deno.test("a change keeps omitted fields, is audited field by field, and requires the version that the person saw", () =>
  inWorld(async (world) => {
    const before = await get(world, "anna", "anna-etsy");
    const after = await make(world, "anna", { status: "Paused" }, { id: "anna-etsy", version: 1 });
    assert.deepEqual({ ...after, updated_at: before.updated_at }, {
      ...before,
      status: "Paused",
      version: 2,
    });
    assert.deepEqual((await auditOf(world, "anna-etsy")).map(({ changes }) => JSON.parse(changes)), [
      [{ field: "status", before: "Active", after: "Paused" }],
    ]);
    const stale = make(world, "anna", { name: "Other" }, { id: "anna-etsy", version: 1 });
    const error = await stale.catch((thrown: ApiError) => thrown) as ApiError;
    assert.equal(error.code, "STALE");
    assert.equal((error.details.current as Store).status, "Paused");
    await make(world, "anna", { status: "Paused" }, { id: "anna-etsy" });
    assert.equal((await get(world, "anna", "anna-etsy")).version, 2);
  }));

Deno.test("S2.35 a paused store accepts no order by hand, and accepts orders again once active", () =>
  inWorld(async (world) => {
    const place = () => {
      const { seller_id: _, external_number: __, ...params } = draftOf();
      return runMutation("makeOrder", makeOrder, { params }, world.as("anna"));
    };
    await make(world, "anna", { status: "Paused" }, { id: "anna-etsy" });
    assert.deepEqual(await refusal(place()), ["ILLEGAL_TRANSITION", "storePaused"]);
    await make(world, "anna", { status: "Active" }, { id: "anna-etsy" });
    assert.ok(await place());
  }));

Deno.test("a store with orders or jobs cannot be deleted, with that reason; an unused one is deleted with its map and prints", () =>
  inWorld(async (world) => {
    await world.order();
    assert.deepEqual(await refusal(trash(world, "anna", "anna-etsy")), [
      "ILLEGAL_TRANSITION",
      "storeHasOrders",
    ]);
    const who = { _id: "job", kind: "orders.import", title: "orders.csv", user_id: "anna" };
    const job = { ...newJob({ ...who, at: NOW }), input: JSON.stringify({ store_id: "anna-shopify" }) };
    await world.db.write((tx) => insertJob(tx, job));
    const imported = trash(world, "anna", "anna-shopify");
    assert.deepEqual(await refusal(imported), ["ILLEGAL_TRANSITION", "storeHasJobs"]);
    const both = trash(world, "anna", "anna-shopify", "anna-etsy");
    assert.deepEqual(await refusal(both), ["ILLEGAL_TRANSITION", "storeHasOrders"]);
    const { _id } = await make(world, "anna", SHOP);
    const mapping = { store_id: _id, seller_id: "anna", external_sku: "A", item_id: "item-MUG-WHITE" };
    await world.db.write((tx) =>
      tx.insertInto("sku_map").values({ ...mapping, user_id: "anna", created_at: 1, updated_at: 1 }).execute()
    );
    const product = await world.db.read.selectFrom("items").select("product_id")
      .where("_id", "=", mapping.item_id).executeTakeFirstOrThrow();
    await addArt(world.db, product.product_id ?? "");
    const box = { x_mm: 0, y_mm: 0, w_mm: 90, area: "full", method: "dtg", file_id: "art" };
    const print = { ...box, line_id: null, store_id: _id, external_sku: "A", seller_id: "anna" };
    await world.db.write((tx) => insertPlacements(tx, [print], NOW));
    assert.deepEqual(await trash(world, "anna", _id), [_id]);
    assert.deepEqual(await refusal(get(world, "anna", _id)), ["NOT_FOUND"]);
    assert.deepEqual(await world.db.read.selectFrom("placements").select("_id").execute(), []);
    assert.equal((await auditOf(world, _id)).at(-1)?.action, "trashStore");
  }));

Deno.test("another seller's store is missing like an unknown one, by every route", () =>
  inWorld(async (world) => {
    for (const id of ["ben-tiktok", "nothing"]) {
      assert.deepEqual(await refusal(get(world, "anna", id)), ["NOT_FOUND"]);
      assert.deepEqual(await refusal(make(world, "anna", { name: "Mine" }, { id })), ["NOT_FOUND"]);
      assert.deepEqual(await refusal(trash(world, "anna", id)), ["NOT_FOUND"]);
      const order = runMutation("makeOrder", makeOrder, { params: { store_id: id } }, world.as("anna"));
      assert.deepEqual(await refusal(order), ["BAD_INPUT", "params.store_id unknown"]);
    }
    assert.equal((await get(world, "ben", "ben-tiktok")).name, "Shop ben-tiktok");
  }));
