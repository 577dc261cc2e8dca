import assert from "node:assert/strict";
import { makeOrder } from "../../server/modules/orders/make.ts";
import { runMutation } from "../../server/mutate.ts";
import { withDatabase } from "../support/database.ts";
import { NOW } from "../support/people.ts";
import { makeWorld } from "../support/world.ts";

const DAY = 86_400;

Deno.test("S3.1 an account sends as many orders a day as its order_daily_level says; 0 is any number", () =>
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
    // The last second of a day, and the first of the next.
    const end = NOW + 12 * 3600 - 1;
    assert.deepEqual([await make("anna", NOW), await make("anna", end)], ["made", "made"]);
    assert.equal(await make("anna", end), "dailyLevelReached");
    assert.equal(await make("anna", end + 1), "made");
    assert.equal(await make("anna", NOW - DAY), "made");
    for (let i = 0; i < 4; i++) assert.equal(await make("ben", NOW), "made");
  }));
