/**
 * One of several processes hangs in the middle of a transaction, like a paused machine: its locks soon stop
 * blocking others.
 */
import assert from "node:assert/strict";
import { withModules } from "../../../server/app.ts";
import { openPostgres } from "../../../server/db/postgres.ts";
import { REQUEST_LIMITS } from "../../../server/db/postgres_client.ts";
import { createOrders } from "../../../server/modules/orders/orders/create.ts";
import { jobWorker } from "../../../server/modules/desk/jobs/worker.ts";
import { testSettings } from "../../support/server/api.ts";
import { begin, countsOf, rowOf } from "../../support/desk/bulk.ts";
import { freshDatabase, withDirectory } from "../../support/server/database.ts";
import { NOW } from "../../support/people/people.ts";
import { PROMPT_MS } from "../../support/time/prompt_bound.ts";
import { draftOf, makeWorld, type World, worldOf } from "../../support/orders/world.ts";

const LOCK_MS = 300;
const POLL_MS = 20;

interface Scene {
  /** The world of the process that continues. */
  readonly world: World;
  /** Orders of anna: the hung process has changed the first one without committing. */
  readonly orders: readonly string[];
  /** Lets the hung process continue. */
  readonly wake: () => Promise<void>;
}

/** Runs `work` while a process hangs that has made an order of anna's, with its codes, and changed her first one. */
const withHungProcess = (name: string, work: (scene: Scene) => Promise<void>) =>
  Deno.test({
    name,
    ignore: !Deno.env.has("DATABASE_URL"),
    fn: async () => {
      await using fresh = await freshDatabase();
      const { order } = await makeWorld(fresh.db);
      const orders = [await order({}, ["order.submit"]), await order({}, ["order.submit"])];
      const { promise: woken, resolve } = Promise.withResolvers<void>();
      const { promise: hung, resolve: hang } = Promise.withResolvers<void>();
      const stamp = {
        actor: { _id: "root", name: "root" },
        actingFor: null,
        requestId: "hung",
        sessionId: null,
        at: NOW,
      };
      const hanging = fresh.db.write(async (tx) => {
        const by = { stamp, action: "orders.create", currency: "USD", timeZone: "UTC" };
        await createOrders(tx, [draftOf()], by);
        await tx.updateTable("orders").set({ note: "" }).where("_id", "=", orders[0]!).execute();
        hang();
        await woken;
        throw new Error("taken back");
      }).catch(() => {});
      const wake = async () => {
        resolve();
        await hanging;
      };
      await hung;
      const db = openPostgres(fresh.place.url!, { ...REQUEST_LIMITS, lockMs: LOCK_MS });
      try {
        await work({ world: worldOf(withModules(db)), orders, wake });
      } finally {
        await wake();
        await db.close();
      }
    },
  });

withHungProcess(
  "while a process hangs, other orders are made, paid and moved, and requests for its locked orders are refused in time",
  async ({ world, orders }) => {
    const mine = await world.order({ store_id: "ben-tiktok" }, ["order.submit", "order.pay"]);
    assert.ok(mine);
    await world.order({}, ["order.submit", "order.pay"]);
    const begunAt = performance.now();
    const held = world.move("root", [orders[0]!], "order.hold");
    await assert.rejects(held, { code: "IN_PROGRESS", details: { reason: reasonOf("othersChange") } });
    assert.ok(performance.now() - begunAt < PROMPT_MS);
  },
);

const reasonOf = (code: string) => ({
  code,
  text: "Others are changing the same records. Nothing was done: try again in a moment.",
});

withHungProcess(
  "a job that needs the locked orders waits without failing, and other jobs run before it",
  ({ world, orders, wake }) =>
    withDirectory(async (dataDir) => {
      const hold = (ids: readonly string[]) =>
        begin(world, "root", { ids: [...ids], event: "order.hold", params: { reason: "x" } });
      const stuck = await hold(orders);
      const free = await hold([orders[1]!]);
      const worker = jobWorker(
        { db: world.db, settings: { ...testSettings, dataDir }, now: () => NOW },
        POLL_MS,
      );
      const until = async (id: string, status: string) => {
        while ((await countsOf(world, id)).status !== status) {
          await new Promise((next) => setTimeout(next, POLL_MS));
        }
      };
      await until(free._id, "Done");
      const waiting = await rowOf(world, stuck._id);
      assert.deepEqual([waiting.finished_at, waiting.error_code], [null, null], waiting.status);
      await wake();
      await until(stuck._id, "Done");
      await worker.stop();
      assert.equal((await countsOf(world, stuck._id)).done, 2);
    }),
);
