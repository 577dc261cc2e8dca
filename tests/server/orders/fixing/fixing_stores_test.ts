/** One SKU in several stores of one seller, mapped in one step. */
import assert from "node:assert/strict";
import type { Job, UnknownSku } from "../../../../api/generated/schema.ts";
import { makeJob } from "../../../../server/modules/desk/bulk/make.ts";
import { fix } from "../../../../server/modules/orders/fixing/fix.ts";
import { fixingModule } from "../../../../server/modules/orders/fixing/module.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

const FOREIGN = { sku: "MUG-CUSTOM", title: "Mug with a name", quantity: 2 };

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    for (const store_id of ["anna-etsy", "anna-etsy", "anna-shopify", "ben-tiktok"] as const) {
      await world.order({ store_id, lines: [FOREIGN] });
    }
    await work(world);
  });
const unknown = async (world: World, name: Name) =>
  await fixingModule.queries!.unknownSkus!({}, world.as(name)) as readonly UnknownSku[];
const begin = async (world: World, name: Name, stores: readonly string[]) =>
  await runMutation("makeJob", makeJob, {
    params: {
      ...{ kind: "orders.mend", resource: "orders", store: "anna-etsy", stores },
      ...{ external_sku: "MUG-CUSTOM", item: "item-MUG-WHITE" },
    },
  }, world.as(name)) as Job;

Deno.test("one SKU unknown to several stores of a seller is matched in one step; another seller's mapping is never touched", () =>
  inWorld(async (world) => {
    const { db } = world;
    const { _id, total } = await begin(world, "anna", ["anna-shopify"]);
    assert.equal(total, 3);
    const row = () => db.read.selectFrom("jobs").selectAll().where("_id", "=", _id).executeTakeFirstOrThrow();
    await fix.run(await row(), { db, settings: testSettings, now: () => NOW, isStopping: () => false });
    assert.equal((await row()).made, 3);
    assert.deepEqual(await unknown(world, "anna"), []);
    const mapped = await db.read.selectFrom("sku_map").select("store_id").orderBy("store_id").execute();
    assert.deepEqual(mapped.map(({ store_id }) => store_id), ["anna-etsy", "anna-shopify"]);
    assert.equal((await unknown(world, "ben")).length, 1);
    await assert.rejects(begin(world, "anna", ["ben-tiktok"]), { code: "NOT_FOUND" });
    await assert.rejects(begin(world, "root", ["ben-tiktok"]), { code: "BAD_INPUT" });
  }));
