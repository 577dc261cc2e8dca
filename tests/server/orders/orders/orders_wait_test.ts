import assert from "node:assert/strict";
import type { MoveResult } from "../../../../api/generated/schema.ts";
import { AUTO_HOLD } from "../../../../api/statuses.ts";
import { orderLifecycle } from "../../../../server/modules/orders/orders/lifecycle.ts";
import { storeEntity } from "../../../../server/modules/orders/stores/make.ts";
import { orderById } from "../../../../server/modules/orders/orders/store.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { begin, reasons, work } from "../../../support/desk/bulk.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";
import { makeOf } from "../../../../server/entity/make.ts";
import { moveOf } from "../../../../server/lifecycle/move.ts";

const moveOrder = moveOf<"Order">(orderLifecycle);
const makeStore = makeOf(storeEntity);

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => await work(await makeWorld(db)));

const settle = (world: World, params: object) =>
  runMutation("makeStore", makeStore, { id: "anna-etsy", params }, world.as("anna"));

/** Sends an event to several orders at a given time. */
async function send(
  world: World,
  ids: readonly string[],
  event: string,
  now = NOW,
): Promise<readonly MoveResult[]> {
  const context = world.as("root", { now: () => now });
  return await runMutation("moveOrder", moveOrder, { ids, event }, context) as readonly MoveResult[];
}

const rowOf = async (world: World, id: string) => (await orderById(world.db.read, ALL_SELLERS, id))!;

Deno.test("S2.35 in a store with auto-hold a submitted order waits on hold, and continues like every held order", () =>
  inWorld(async (world) => {
    await settle(world, { auto_hold: true });
    const held = await world.order();
    const other = await world.order({ store_id: "anna-shopify" });
    const results = await send(world, [held, other], "order.submit");
    assert.deepEqual(results.map(({ ok, status }) => [ok, status]), [[true, "On Hold"], [true, "Pending"]]);
    const { held_from, hold_reason, hold_until } = await rowOf(world, held);
    assert.deepEqual({ held_from, hold_reason, hold_until }, {
      held_from: "Pending",
      hold_reason: AUTO_HOLD,
      hold_until: null,
    });
    const [released] = await send(world, [held], "order.release");
    assert.equal(released?.status, "Pending");
    assert.equal((await rowOf(world, held)).hold_reason, "");
  }));

Deno.test("S2.35 production waits for the end of the cooling-off time that the store had at payment", () =>
  inWorld(async (world) => {
    await settle(world, { cooling_off_min: 30 });
    const cooling = await world.order({}, ["order.submit", "order.pay"]);
    const end = NOW + 30 * 60;
    assert.equal((await rowOf(world, cooling)).cools_until, end);
    await settle(world, { cooling_off_min: 0 });
    const free = await world.order({}, ["order.submit", "order.pay"]);
    assert.equal((await rowOf(world, free)).cools_until, null);
    const early = await send(world, [cooling, free], "production.start", end - 1);
    assert.deepEqual(early.map(({ ok, reason }) => [ok, reason?.code]), [[false, "isCooled"], [
      true,
      undefined,
    ]]);
    assert.ok(!early[0]?.legal.includes("production.start"));
    const [late] = await send(world, [cooling], "production.start", end);
    assert.deepEqual([late?.ok, late?.status], [true, "In Production"]);
  }));

Deno.test("a cooling-off time does not prevent holding or cancelling", () =>
  inWorld(async (world) => {
    await settle(world, { cooling_off_min: 30 });
    const id = await world.order({}, ["order.submit", "order.pay"]);
    const [cancelled] = await send(world, [id], "order.cancel", NOW + 1);
    assert.equal(cancelled?.status, "Cancelled");
  }));

Deno.test("S2.35 many orders at the same time wait like one: each held by its store, each cooling off with its reason", () =>
  inWorld(async (world) => {
    await settle(world, { auto_hold: true, cooling_off_min: 30 });
    const held = await world.order();
    const submit = await begin(world, "anna", { ids: [held], event: "order.submit" });
    await work(world, submit._id);
    assert.equal((await rowOf(world, held)).status, "On Hold");
    await send(world, [held], "order.release");
    await send(world, [held], "order.pay");
    const start = await begin(world, "root", { ids: [held], event: "production.start" });
    await work(world, start._id);
    assert.deepEqual((await reasons(world, start._id)).map(({ reason }) => reason), ["isCooled"]);
  }));
