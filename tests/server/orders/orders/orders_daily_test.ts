import assert from "node:assert/strict";
import type { Writer } from "../../../../server/db/database.ts";
import { createOrders } from "../../../../server/modules/orders/orders/create.ts";
import { makeOrder } from "../../../../server/modules/orders/orders/make.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { INCOMING_PARAMS, withBusiness } from "../../../support/desk/integration_calls.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { draftOf, makeWorld } from "../../../support/orders/world.ts";

const DAY = 86_400;

Deno.test("S3.1 an account can send as many orders a day as its order_daily_level; 0 means no limit", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await db.write((tx) =>
      tx.updateTable("users").set({ order_daily_level: 2 }).where("_id", "=", "anna").execute()
    );
    const make = async (seller: "anna" | "ben", now: number) => {
      const params = { store_id: seller === "anna" ? "anna-etsy" : "ben-tiktok" };
      const work = runMutation(
        "makeOrder",
        makeOrder,
        { id: null, params },
        world.as("root", { now: () => now }),
      );
      return await work.then(() => "made", (error) => error.details.reason.code);
    };
    // The last second of a day, and the first of the next day.
    const end = NOW + 12 * 3600 - 1;
    assert.deepEqual([await make("anna", NOW), await make("anna", end)], ["made", "made"]);
    assert.equal(await make("anna", end), "dailyLevelReached");
    assert.equal(await make("anna", end + 1), "made");
    assert.equal(await make("anna", NOW - DAY), "made");
    for (let i = 0; i < 4; i++) assert.equal(await make("ben", NOW), "made");
  }));

const limited = (level: number, tx: Writer) =>
  tx.updateTable("users").set({ order_daily_level: level }).where("_id", "=", "anna").execute();

Deno.test("S3.1 the daily limit applies to external calls as to the form, and existing orders are not counted", () =>
  withBusiness(async ({ add, post, world }) => {
    await world.db.write((tx) => limited(2, tx));
    const to = await add(INCOMING_PARAMS);
    const order = (external_number: string) => ({
      external_number,
      lines: [{ sku: "MUG-WHITE", quantity: 1 }],
    });
    const send = async (id: string, ...numbers: string[]) => {
      const response = await post(to, { orders: numbers.map(order) }, { id });
      const body = await response.json() as { errors?: { extensions: { reason: { code: string } } }[] };
      return [response.status, body.errors?.[0]?.extensions.reason.code];
    };
    assert.deepEqual(await send("1", "A", "B"), [200, undefined]);
    assert.deepEqual(await send("2", "A", "B"), [200, undefined]);
    assert.deepEqual(await send("3", "A", "C"), [409, "dailyLevelReached"]);
    assert.equal((await world.db.read.selectFrom("orders").select("_id").execute()).length, 2);
  }));

Deno.test("S3.1 for a person who makes orders the daily limit and a paused store refuse, and nothing is made", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const stamp = {
      actor: { _id: "x", name: "X" },
      actingFor: null,
      requestId: "r",
      sessionId: null,
      at: NOW,
    };
    const by = { stamp, action: "orders.import", currency: "USD", timeZone: "UTC" };
    const made = (drafts: Parameters<typeof createOrders>[1]) =>
      db.write((tx) => createOrders(tx, drafts, by))
        .then(({ made }) => made.length, (error) => error.details.reason.code);
    await db.write((tx) => limited(2, tx));
    const ben = draftOf({ store_id: "ben-tiktok" });
    assert.equal(
      await made([draftOf(), draftOf(), draftOf({ store_id: "anna-shopify" })]),
      "dailyLevelReached",
    );
    assert.equal(await made([draftOf(), ben, ben, ben, draftOf({ store_id: "anna-shopify" })]), 5);
    await db.write((tx) =>
      tx.updateTable("stores").set({ status: "Paused" }).where("_id", "=", "ben-tiktok").execute()
    );
    assert.equal(await made([ben]), "storePaused");
    assert.equal((await world.db.read.selectFrom("orders").select("_id").execute()).length, 5);
  }));
