import assert from "node:assert/strict";
import type { KyselyPlugin } from "kysely";
import type { Job } from "../../../../api/generated/schema.ts";
import { makeJob } from "../../../../server/modules/desk/bulk/make.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { begin, inWorld, makeManyOrders } from "../../../support/desk/bulk.ts";

const PARAMS = {
  kind: "orders.move",
  resource: "orders",
  event: "order.cancel",
  params: { reason: "Twice" },
  filters: { status: ["Pending"] },
};

Deno.test("while the records of a new job are counted, others can write", () =>
  inWorld(async (world) => {
    await makeManyOrders(world, 3, 0);
    const context = world.as("root");
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        begun.resolve();
        await goOn.promise;
        return result;
      },
    };
    const db = { ...context.db, heavy: context.db.heavy.withPlugin(slow) };
    const made = runMutation("makeJob", makeJob, { params: PARAMS }, { ...context, db });
    await begun.promise;
    await world.db.write((tx) => tx.updateTable("stores").set({ name: "Written" }).execute());
    goOn.resolve();
    assert.equal((await made as Job).title.includes("3"), true);
  }));

Deno.test("a repeated key gets its first answer, even if the request would be refused by now", () =>
  inWorld(async (world) => {
    await makeManyOrders(world, 3, 0);
    const first = await begin(world, "root", PARAMS, "the-same-key");
    // With so many unfinished jobs no further one would be accepted.
    await world.db.write(async (tx) => {
      const row = await tx.selectFrom("jobs").selectAll().where("_id", "=", first._id)
        .executeTakeFirstOrThrow();
      for (let i = 0; i < 20; i++) await tx.insertInto("jobs").values({ ...row, _id: `more-${i}` }).execute();
    });
    assert.equal((await begin(world, "root", PARAMS, "the-same-key"))._id, first._id);
    await assert.rejects(begin(world, "root", PARAMS, "another-key"), /20 unfinished jobs/);
  }));
