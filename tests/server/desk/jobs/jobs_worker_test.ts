import assert from "node:assert/strict";
import { LEASE_SECONDS, leaseJob } from "../../../../server/modules/desk/jobs/lease_store.ts";
import { jobWorker } from "../../../../server/modules/desk/jobs/worker.ts";
import { testSettings } from "../../../support/server/api.ts";
import { begin, countsOf, inWorld, makeManyOrders, rowOf } from "../../../support/desk/bulk.ts";
import { withDirectory } from "../../../support/server/database.ts";
import { passLeases } from "../../../support/server/leases.ts";
import { NOW } from "../../../support/people/people.ts";
import type { World } from "../../../support/orders/world.ts";

const POLL_MS = 20;

/** Starts a worker on the world's database, as a server process does. */
const start = (world: World, dataDir: string, now: () => number = () => NOW, turnMs?: number) =>
  jobWorker({ db: world.db, settings: { ...testSettings, dataDir }, now }, POLL_MS, turnMs);

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !await isSo(); tries++) {
    if (tries > 1_500) throw new Error("The condition did not hold within 30 s");
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
}
const isDone = (world: World, id: string) => async () => (await countsOf(world, id)).status === "Done";
const hold = (world: World) =>
  begin(world, "anna", { filters: {}, event: "order.hold", params: { reason: "x" } });

Deno.test("a job starts as soon as it is requested, without waiting for a poll", () =>
  withDirectory((dataDir) =>
    inWorld(async (world) => {
      const worker = start(world, dataDir);
      await makeManyOrders(world, 45, 0);
      const { _id } = await hold(world);
      await until(isDone(world, _id));
      await worker.stop();
      assert.deepEqual((await countsOf(world, _id)).made, 45);
    })
  ));

Deno.test("a job whose worker stops responding is taken over by another process, without a restart", () =>
  withDirectory((dataDir) =>
    inWorld(async (world) => {
      await makeManyOrders(world, 25, 0);
      const { _id } = await hold(world);
      await world.db.write((tx) => leaseJob(tx, _id, "another process", NOW));
      let now = NOW;
      const worker = start(world, dataDir, () => now);
      await new Promise((next) => setTimeout(next, 5 * POLL_MS));
      assert.equal((await rowOf(world, _id)).leased_by, "another process");
      now = NOW + LEASE_SECONDS;
      await passLeases(world.db, LEASE_SECONDS);
      await until(isDone(world, _id));
      await worker.stop();
      assert.deepEqual((await countsOf(world, _id)).made, 25);
    })
  ));

Deno.test("two workers on one database do each record once", () =>
  withDirectory((dataDir) =>
    inWorld(async (world) => {
      await makeManyOrders(world, 60, 0);
      const workers = [start(world, dataDir), start(world, dataDir)];
      const { _id } = await hold(world);
      await until(isDone(world, _id));
      await Promise.all(workers.map((worker) => worker.stop()));
      const moved = await world.db.read.selectFrom("orders").select("version").where("status", "=", "On Hold")
        .execute();
      assert.equal(moved.length, 60);
      assert.ok(moved.every(({ version }) => version === 2));
      assert.deepEqual((await countsOf(world, _id)).made, 60);
    })
  ));

Deno.test("a small job does not wait for a large one that was requested first", () =>
  withDirectory((dataDir) =>
    inWorld(async (world) => {
      await makeManyOrders(world, 300, 0);
      const large = await hold(world);
      const small = await begin(world, "anna", {
        kind: "orders.tag",
        filters: { status: ["Draft"] },
        add_tags: ["late"],
      });
      let now = NOW;
      // Each reading of the clock is a second later, so that no two jobs end at the same time.
      const worker = start(world, dataDir, () => now++, 1);
      await until(isDone(world, small._id));
      await until(isDone(world, large._id));
      await worker.stop();
      const endOf = async (id: string) => (await rowOf(world, id)).finished_at ?? 0;
      assert.ok(await endOf(small._id) < await endOf(large._id), "the small one ends before the large one");
      assert.deepEqual((await countsOf(world, large._id)).made, 300);
    })
  ));
