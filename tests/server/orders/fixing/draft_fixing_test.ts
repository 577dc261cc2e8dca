import assert from "node:assert/strict";
import type { Job, UnavailableItem, UnknownSku } from "../../../../api/generated/schema.ts";
import { modules } from "../../../../server/generated/modules.ts";
import { makeJob } from "../../../../server/modules/desk/bulk/make.ts";
import { makeOrder } from "../../../../server/modules/orders/orders/make.ts";
import { fixingModule } from "../../../../server/modules/orders/fixing/module.ts";
import { fix } from "../../../../server/modules/orders/fixing/fix.ts";
import { makeSkuMapping } from "../../../../server/modules/orders/fixing/mapping.ts";
import { requestRecheck } from "../../../../server/modules/catalogue/items/make_store.ts";
import { jobKindOf } from "../../../../server/registry.ts";
import { recheckDrafts } from "../../../../server/modules/orders/orders/recheck.ts";
import { linesOf, orderById } from "../../../../server/modules/orders/orders/store.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { testApp, testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

const FOREIGN = { sku: "MUG-CUSTOM", title: "Mug with a name", quantity: 2 };

/** Makes drafts with unknown SKUs, of two stores of anna and one of ben. */
const inWorld = (work: (world: World, ids: readonly string[]) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const ids: string[] = [];
    for (let count = 0; count < 45; count++) ids.push(await world.order({ lines: [FOREIGN] }));
    await world.order({ store_id: "anna-shopify", lines: [FOREIGN] });
    await world.order({ store_id: "ben-tiktok", lines: [FOREIGN, { sku: "OTHER", quantity: 1 }] });
    await world.order({});
    await work(world, ids);
  });

const unknown = async (world: World, name: Name, args: object = {}) =>
  await fixingModule.queries!.unknownSkus!(args, world.as(name)) as readonly UnknownSku[];
const variables = (more: object = {}) => ({
  params: {
    kind: "orders.mend",
    resource: "orders",
    store: "anna-etsy",
    external_sku: "MUG-CUSTOM",
    item: "item-MUG-WHITE",
    ...more,
  },
});
const begin = async (world: World, name: Name, more: object = {}) =>
  await runMutation("makeJob", makeJob, variables(more), world.as(name)) as Job;

/** Runs the job as the worker does, for at most `steps`. */
async function work(world: World, id: string, steps = Infinity): Promise<void> {
  const job = await world.db.read.selectFrom("jobs").selectAll().where("_id", "=", id)
    .executeTakeFirstOrThrow();
  let left = steps;
  await fix.run(job, {
    db: world.db,
    settings: testSettings,
    now: () => NOW,
    isStopping: () => left-- <= 0,
  });
}
const jobOf = (world: World, id: string) =>
  world.db.read.selectFrom("jobs").selectAll().where("_id", "=", id).executeTakeFirstOrThrow();

Deno.test("unknown SKUs are counted once for each store, those with most drafts first", () =>
  inWorld(async (world) => {
    const seen = (await unknown(world, "anna")).map((
      each,
    ) => [each.store_id, each.external_sku, each.orders, each.pieces]);
    assert.deepEqual(seen, [["anna-etsy", "MUG-CUSTOM", 45, 90], ["anna-shopify", "MUG-CUSTOM", 1, 2]]);
    assert.deepEqual((await unknown(world, "anna", { store: ["ben-tiktok"] })).length, 0);
    assert.deepEqual((await unknown(world, "root", { seller: ["ben"] })).map((each) => each.external_sku), [
      "MUG-CUSTOM",
      "OTHER",
    ]);
    assert.equal((await unknown(world, "ben"))[0]?.example_code.startsWith("PD-"), true);
  }));

Deno.test("one fix for a SKU corrects, prices and audits every draft of the store, and no other", () =>
  inWorld(async (world, ids) => {
    const { _id, total, status } = await begin(world, "anna");
    assert.deepEqual([total, status], [45, "Queued"]);
    await work(world, _id);
    const job = await jobOf(world, _id);
    assert.deepEqual([job.status, job.done, job.made], ["Done", 45, 45]);
    const [first = ""] = ids;
    const order = await orderById(world.db.read, ALL_SELLERS, first);
    assert.deepEqual([order?.problems_count, order?.problem_mask, order?.total_minor, order?.version], [
      0,
      0,
      1798,
      2,
    ]);
    const [line] = (await linesOf(world.db.read, ALL_SELLERS, [first])).get(first) ?? [];
    assert.deepEqual([line?.sku, line?.item_id, line?.quantity], ["MUG-WHITE", "item-MUG-WHITE", 2]);
    assert.deepEqual((await unknown(world, "anna")).map((each) => each.store_id), ["anna-shopify"]);
    const jobRows = await world.db.read.selectFrom("job_rows").select(["position", "record_id", "status"])
      .where("job_id", "=", _id).orderBy("position").execute();
    assert.deepEqual(jobRows.map(({ position }) => position), ids.map((_, index) => index + 1));
    assert.deepEqual(jobRows.map(({ record_id }) => record_id).sort(), [...ids].sort());
    assert.ok(jobRows.every(({ status }) => status === "Done"));
    const events = await world.db.read.selectFrom("audit_events").select(["action", "actor_id", "entity_id"])
      .where("action", "=", "orders.mend").where("entity", "=", "orders").execute();
    assert.equal(events.length, 45);
    assert.ok(events.every(({ actor_id }) => actor_id === "anna"));
  }));

Deno.test("a fix stopped at any step and resumed ends like an undisturbed one", () =>
  inWorld(async (world) => {
    const { _id } = await begin(world, "anna");
    for (let steps = 0; (await jobOf(world, _id)).status !== "Done" && steps < 20; steps++) {
      await work(world, _id, 1);
    }
    const job = await jobOf(world, _id);
    assert.deepEqual([job.status, job.made], ["Done", 45]);
    const versions = await world.db.read.selectFrom("orders").select("version")
      .where("store_id", "=", "anna-etsy").where("items_title", "=", "mug-white").execute();
    assert.ok(versions.every(({ version }) => version === 2), "each draft was written once");
  }));

Deno.test("a fixed SKU is known for the store's next order", () =>
  inWorld(async (world) => {
    await begin(world, "anna");
    const made = await runMutation("makeOrder", makeOrder, {
      params: { store_id: "anna-etsy", lines: [{ sku: "MUG-CUSTOM", quantity: 1 }] },
    }, world.as("anna"));
    const [line] = (await linesOf(world.db.read, ALL_SELLERS, [made._id!])).get(made._id!) ?? [];
    assert.equal(line?.item_id, "item-MUG-WHITE");
  }));

Deno.test("a fix on one order is remembered for its store", () =>
  inWorld(async (world, [id = ""]) => {
    const [line] = (await linesOf(world.db.read, ALL_SELLERS, [id])).get(id) ?? [];
    await runMutation("makeOrder", makeOrder, {
      id,
      version: 1,
      params: { lines: [{ _id: line!._id, sku: "HOODIE-GREY-L", quantity: 2 }] },
    }, world.as("anna"));
    const known = await world.db.read.selectFrom("sku_map").select(["store_id", "external_sku", "item_id"])
      .execute();
    assert.deepEqual(known, [
      { store_id: "anna-etsy", external_sku: "MUG-CUSTOM", item_id: "item-HOODIE-GREY-L" },
    ]);
  }));

Deno.test("another seller's store cannot be fixed, by any route", () =>
  inWorld(async (world) => {
    await using app = testApp(world.db, { modules });
    const text = "mutation M($params: JobInput!) { makeJob(params: $params) { _id } }";
    const answer = await app.ask(await world.token("ben"), text, variables());
    assert.equal(answer.errors[0]?.extensions.code, "NOT_FOUND");
    assert.equal((await world.db.read.selectFrom("sku_map").selectAll().execute()).length, 0);
    assert.deepEqual((await unknown(world, "ben")).map((each) => each.store_id), [
      "ben-tiktok",
      "ben-tiktok",
    ]);
  }));

Deno.test("a missing item is reported at its path, and nothing is stored", () =>
  inWorld(async (world) => {
    await using app = testApp(world.db, { modules });
    const text = "mutation M($params: JobInput!) { makeJob(params: $params) { _id } }";
    const answer = await app.ask(await world.token("anna"), text, variables({ item: "nothing" }));
    assert.deepEqual(answer.errors[0]?.extensions.problems, [{ path: "params.item", code: "unknown" }]);
    assert.equal((await world.db.read.selectFrom("sku_map").selectAll().execute()).length, 0);
  }));

const GONE = "item-TEE-BLACK-M";
const end = async ({ db }: World, status: string) => {
  await db.write(async (tx) => {
    await tx.updateTable("items").set({ status }).where("_id", "=", GONE).execute();
    await tx.updateTable("items").set({ substitute_id: "item-HOODIE-GREY-L" }).where("_id", "=", GONE)
      .execute();
  });
  await recheck(db);
};
const recheck = async (db: World["db"]) => {
  await db.write((tx) => requestRecheck(tx, [GONE]));
  await recheckDrafts(db, () => NOW);
};
const unavailable = async (world: World, name: Name, args: object = {}) =>
  await fixingModule.queries!.unavailableItems!(args, world.as(name)) as readonly UnavailableItem[];
const replace = (more: object = {}) =>
  variables({
    kind: "orders.substitute",
    store: null,
    external_sku: null,
    seller: "anna",
    replaces: GONE,
    item: "item-HOODIE-GREY-L",
    ...more,
  });

/** Makes 25 drafts with the tee, of two stores of anna (one also has a mug) and one of ben, and a paid order. */
const withTees = (work: (world: World, ids: readonly string[]) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const ids: string[] = [];
    const lines = [{ sku: "TEE-BLACK-M", quantity: 2 }, { sku: "MUG-WHITE", quantity: 1 }];
    for (let count = 0; count < 23; count++) ids.push(await world.order());
    ids.push(await world.order({ store_id: "anna-shopify" }), await world.order({ lines }));
    await world.order({ store_id: "ben-tiktok" });
    await world.order({}, ["order.submit", "order.pay"]);
    await work(world, ids);
  });

Deno.test("an item that cannot be ordered is shown once for each seller with its drafts, and its substitute is offered", () =>
  withTees(async (world) => {
    assert.deepEqual(await unavailable(world, "root"), []);
    await end(world, "Out Of Stock");
    const [own, ...others] = await unavailable(world, "anna");
    assert.deepEqual(
      [own?.sku, own?.status, own?.orders, own?.pieces, own?.substitute_sku, own?.example_code.slice(0, 3)],
      ["TEE-BLACK-M", "Out Of Stock", 25, 50, "HOODIE-GREY-L", "PD-"],
    );
    assert.deepEqual(others, []);
    assert.deepEqual((await unavailable(world, "root")).map((each) => each.seller_id), ["anna", "ben"]);
    assert.deepEqual(await unavailable(world, "root", { seller: ["nobody"] }), []);
  }));

Deno.test("one substitute for an item changes every draft of the seller at the substitute's price, and no other, even if the job is stopped", () =>
  withTees(async (world, ids) => {
    await end(world, "Out Of Stock");
    const { _id, total } = await runMutation("makeJob", makeJob, replace(), world.as("anna")) as Job;
    assert.equal(total, 25);
    const run = async () => {
      const job = await jobOf(world, _id);
      let left = 1;
      const tools = { db: world.db, settings: testSettings, now: () => NOW, isStopping: () => left-- <= 0 };
      await jobKindOf(job.kind)!.run(job, tools);
    };
    for (let steps = 0; (await jobOf(world, _id)).status !== "Done" && steps < 9; steps++) await run();
    assert.deepEqual(((job) => [job.status, job.made])(await jobOf(world, _id)), ["Done", 25]);
    const lines = await linesOf(world.db.read, ALL_SELLERS, ids);
    const orders = await Promise.all(ids.map((id) => orderById(world.db.read, ALL_SELLERS, id)));
    const states = orders.map((order) => [order?.problem_mask, order?.version, order?.total_minor]);
    assert.deepEqual(states, [...ids.slice(1).map(() => [0, 2, 6900]), [0, 2, 7799]]);
    assert.deepEqual(
      lines.get(ids.at(-1)!)?.map(({ sku, item_id, quantity }) => [sku, item_id, quantity]),
      [["HOODIE-GREY-L", "item-HOODIE-GREY-L", 2], ["MUG-WHITE", "item-MUG-WHITE", 1]],
    );
    assert.deepEqual((await unavailable(world, "root")).map((each) => each.seller_id), ["ben"]);
    const events = await world.db.read.selectFrom("audit_events").select("changes")
      .where("action", "=", "orders.substitute").where("entity", "=", "orders").execute();
    assert.equal(events.length, 25);
    assert.match(events[0]?.changes ?? "", /TEE-BLACK-M.*HOODIE-GREY-L/);
  }));

Deno.test("only discontinued items leave the maps of the seller's stores; available ones stay", () =>
  withTees(async (world) => {
    const map = { store: "anna-etsy", external_sku: "SHIRT", item: GONE };
    await runMutation("makeSkuMapping", makeSkuMapping, map, world.as("anna"));
    const mapped = async () =>
      (await world.db.read.selectFrom("sku_map").select("item_id").execute()).map(({ item_id }) => item_id);
    await end(world, "Out Of Stock");
    const first = await runMutation("makeJob", makeJob, replace(), world.as("anna")) as Job;
    assert.deepEqual(await mapped(), [GONE]);
    await end(world, "Active");
    const job = await jobOf(world, first._id);
    await jobKindOf(job.kind)!.run(job, {
      db: world.db,
      settings: testSettings,
      now: () => NOW,
      isStopping: () => false,
    });
    assert.deepEqual(((row) => [row.status, row.made])(await jobOf(world, first._id)), ["Done", 0]);
    await end(world, "Discontinued");
    await runMutation("makeJob", makeJob, replace(), world.as("anna"));
    assert.deepEqual(await mapped(), ["item-HOODIE-GREY-L"]);
  }));

Deno.test("nobody can substitute in another seller's drafts, an orderable item, or with an item that cannot be ordered", () =>
  withTees(async (world) => {
    await using app = testApp(world.db, { modules });
    const text = "mutation M($params: JobInput!) { makeJob(params: $params) { _id } }";
    const refusalOf = async (more: object, name: Name = "anna") => {
      const { errors } = await app.ask(await world.token(name), text, replace(more));
      const { code, problems } = errors[0]!.extensions;
      return [code, ...problems?.map(({ path }) => path) ?? []].join(" ");
    };
    assert.equal(await refusalOf({}), "BAD_INPUT params.replaces");
    await end(world, "Discontinued");
    assert.equal(await refusalOf({ seller: "ben" }), "NOT_FOUND");
    assert.equal(await refusalOf({}, "ben"), "NOT_FOUND");
    assert.equal(await refusalOf({ seller: null }), "BAD_INPUT params.seller");
    assert.equal(await refusalOf({ item: GONE }), "BAD_INPUT params.item");
  }));
