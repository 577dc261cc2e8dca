/** Holds end automatically when their last day is over, by the test's clock. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { endOf, startOf } from "../../../../api/time/dates.ts";
import { SYSTEM } from "../../../../api/system.ts";
import type { BackgroundTools } from "../../../../server/fields.ts";
import { createOrders } from "../../../../server/modules/orders/orders/create.ts";
import { overdueHolds } from "../../../../server/modules/orders/orders/held_store.ts";
import { holdWorker, releaseHeld } from "../../../../server/modules/orders/orders/release_held.ts";
import { orderById } from "../../../../server/modules/orders/orders/store.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { draftOf, makeWorld, type World } from "../../../support/orders/world.ts";

const LAST_DAY = "20-11-2026";
const ZONE = "America/New_York";
const OVER = endOf(LAST_DAY, ZONE)!;
const settings = { ...testSettings, timeZone: ZONE };

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => await work(await makeWorld(db)));

const toolsAt = ({ db }: World, now: number): BackgroundTools => ({ db, settings, now: () => now });

/** Makes a paid order that is on hold until a day, or until somebody releases it. */
async function held(world: World, until = LAST_DAY): Promise<string> {
  const id = await world.order({}, ["order.submit", "order.pay"]);
  await hold(world, id, until);
  return id;
}

async function hold(world: World, id: string, until: string): Promise<void> {
  await world.move("root", [id], "order.hold", { reason: "Wrong size" });
  const day = until === "" ? null : startOf(until, ZONE);
  await world.db.write((tx) =>
    tx.updateTable("orders").set({ hold_until: day }).where("_id", "=", id).execute()
  );
}

const statusOf = async ({ db }: World, id: string) => (await orderById(db.read, ALL_SELLERS, id))!.status;

const releases = ({ db }: World) =>
  db.read.selectFrom("audit_events").select(["entity_id", "actor_id", "actor_name", "session_id", "at"])
    .where("action", "=", "order.release").orderBy("entity_id").execute();

Deno.test("a hold ends when its last day is over in the business time zone, and restores the previous state", () =>
  inWorld(async (world) => {
    const id = await held(world);
    const forever = await held(world, "");
    await releaseHeld(toolsAt(world, OVER - 1));
    assert.equal(await statusOf(world, id), "On Hold");
    assert.deepEqual(await releases(world), []);
    await releaseHeld(toolsAt(world, OVER));
    const { status, held_from, hold_reason, hold_until, version } =
      (await orderById(world.db.read, ALL_SELLERS, id))!;
    assert.deepEqual([status, held_from, hold_reason, hold_until], ["Processing", "", "", null]);
    assert.equal(await statusOf(world, forever), "On Hold");
    assert.deepEqual(await releases(world), [
      { entity_id: id, actor_id: SYSTEM._id, actor_name: SYSTEM.name, session_id: null, at: OVER },
    ]);
    const news = await world.db.read.selectFrom("outbox").selectAll().where("at", "=", OVER).execute();
    assert.deepEqual(news.map(({ entity, seller_id }) => [entity, seller_id]), [["orders", "anna"], [
      "units",
      "anna",
    ]]);
    await releaseHeld(toolsAt(world, OVER + 1));
    assert.equal((await orderById(world.db.read, ALL_SELLERS, id))!.version, version);
  }));

Deno.test("an order that somebody released, cancelled or held longer meanwhile is left alone", () =>
  inWorld(async (world) => {
    const [released, cancelled, longer] = [await held(world), await held(world), await held(world)];
    await world.move("root", [released], "order.release");
    await world.move("root", [cancelled], "order.cancel");
    await world.move("root", [longer], "order.release");
    await hold(world, longer, "21-11-2026");
    const before = await releases(world);
    await releaseHeld(toolsAt(world, OVER));
    assert.deepEqual(await releases(world), before);
    assert.deepEqual(
      await Promise.all([released, cancelled, longer].map((id) => statusOf(world, id))),
      ["Processing", "Cancelled", "On Hold"],
    );
  }));

Deno.test("an order that the machine cannot release delays no other release", () =>
  inWorld(async (world) => {
    const [stuck, free] = [await held(world, "19-11-2026"), await held(world)];
    await world.db.write((tx) =>
      tx.updateTable("orders").set({ held_from: "" }).where("_id", "=", stuck).execute()
    );
    await releaseHeld(toolsAt(world, OVER));
    assert.deepEqual([await statusOf(world, stuck), await statusOf(world, free)], ["On Hold", "Processing"]);
  }));

/** Makes more orders on hold than one transaction releases. */
async function heldMany(world: World, count: number): Promise<void> {
  const stamp = { actor: SYSTEM, actingFor: null, requestId: "many", sessionId: null, at: 1 };
  const by = { stamp, action: "orders.import", currency: "USD", timeZone: "UTC" };
  await world.db.write(async (tx) => {
    await createOrders(tx, Array.from({ length: count }, () => draftOf()), by);
    const hold = { status: "On Hold", held_from: "Pending", hold_until: startOf(LAST_DAY, ZONE) } as const;
    await tx.updateTable("orders").set(hold).execute();
  });
}

Deno.test("two processes that check at the same time release each order once, batch by batch", () =>
  inWorld(async (world) => {
    await heldMany(world, 230);
    await Promise.all([releaseHeld(toolsAt(world, OVER)), releaseHeld(toolsAt(world, OVER))]);
    const done = await releases(world);
    assert.equal(done.length, 230);
    assert.equal(new Set(done.map(({ entity_id }) => entity_id)).size, 230);
  }));

Deno.test("a stop ends between two batches, and the next start continues with the rest", () =>
  inWorld(async (world) => {
    await heldMany(world, 150);
    const stop = new AbortController();
    const unlisten = world.db.onWake(() => stop.abort());
    await releaseHeld(toolsAt(world, OVER), stop.signal);
    unlisten();
    assert.equal((await releases(world)).length, 100);
    await releaseHeld(toolsAt(world, OVER));
    assert.equal((await releases(world)).length, 150);
  }));

Deno.test("the worker checks repeatedly until it is stopped", () =>
  inWorld(async (world) => {
    let now = OVER - 1;
    const first = await held(world);
    const tools = { ...toolsAt(world, now), now: () => now };
    const woken = Promise.withResolvers<void>();
    const unlisten = world.db.onWake(woken.resolve);
    const worker = holdWorker(tools, 5);
    now = OVER;
    await woken.promise;
    unlisten();
    await worker.stop();
    assert.equal(await statusOf(world, first), "Processing");
    const second = await held(world);
    await new Promise((done) => setTimeout(done, 20));
    assert.equal(await statusOf(world, second), "On Hold");
    const again = holdWorker(tools, 5);
    while (await statusOf(world, second) === "On Hold") await new Promise((done) => setTimeout(done, 5));
    await again.stop();
  }));

Deno.test("an index finds the expired holds", () =>
  inWorld(async ({ db }) => {
    if (db.engine !== "sqlite") return;
    const { rows } = await sql<{ detail: string }>`explain query plan select _id, hold_until from orders
      where hold_until < ${OVER} order by hold_until, _id limit 100`.execute(db.read);
    assert.match(rows.map(({ detail }) => detail).join("\n"), /INDEX orders_held/);
    assert.deepEqual(await overdueHolds(db.read, { before: OVER, after: null, most: 1 }), []);
  }));
