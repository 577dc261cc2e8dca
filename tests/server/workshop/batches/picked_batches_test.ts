/** Garments that somebody selected become print batches: the preview shows how many, and why some are left out. */
import assert from "node:assert/strict";
import { MAX_BATCH_UNITS } from "../../../../api/workshop/batches.ts";
import { previewOf } from "../../../../server/modules/desk/bulk/preview.ts";
import { batchLifecycle } from "../../../../server/modules/workshop/batches/batch.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { begin, countsOf, inWorld, reasons, work } from "../../../support/desk/bulk.ts";
import type { World } from "../../../support/orders/world.ts";
import { moveOf } from "../../../../server/lifecycle/move.ts";

const movePrintBatch = moveOf<"PrintBatch">(batchLifecycle);

const PICK = { kind: "units.batch", resource: "units" } as const;

const preview = (world: World, target: object) => previewOf({ ...PICK, ...target }, world.as("order_qc"));

/** Makes a paid order whose garments wait at the printer; the one due last comes first. */
async function printing(world: World, sku: string, quantity: number): Promise<readonly string[]> {
  await world.topUp("anna", 1_000_000);
  const order = await world.order({ lines: [{ sku, quantity }] }, ["order.submit", "order.pay"]);
  const units = await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order)
    .orderBy("seq").execute();
  const ids = units.map(({ _id }) => _id);
  await world.db.write(async (tx) => {
    await tx.updateTable("products").set({ methods: '["dtg"]' }).execute();
    for (const [at, id] of ids.entries()) {
      const due_at = 1_000_000 - at;
      await tx.updateTable("units").set({ print_status: "Printing", due_at }).where("_id", "=", id).execute();
    }
  });
  return ids;
}

const batchesOf = (world: World) =>
  world.db.read.selectFrom("print_batches").select(["_id", "code", "status", "title"]).orderBy("seq")
    .execute();
const unitsOf = async (world: World, batch: string) =>
  (await world.db.read.selectFrom("units").select("_id").where("batch_id", "=", batch).orderBy("due_at")
    .execute())
    .map(({ _id }) => _id);

Deno.test(
  "workshop §5 selected garments become batches of matching ones, 40 at most, the first due in the first; the preview gives each refusal its reason",
  () =>
    inWorld(async (world) => {
      const tees = await printing(world, "TEE-BLACK-M", MAX_BATCH_UNITS + 2);
      const [mug = "", atQc = "", short = "", bare = ""] = await printing(world, "MUG-WHITE", 4);
      await world.db.write(async (tx) => {
        await tx.updateTable("units").set({ print_status: "QC" }).where("_id", "=", atQc).execute();
        await tx.updateTable("units").set({ blank: "Short" }).where("_id", "=", short).execute();
        await tx.updateTable("items").set({ art: "required" }).where("sku", "=", "HOODIE-GREY-L").execute();
        const { _id } = await tx.selectFrom("items").select("_id").where("sku", "=", "HOODIE-GREY-L")
          .executeTakeFirstOrThrow();
        await tx.updateTable("units").set({ item_id: _id }).where("_id", "=", bare).execute();
      });
      const first = await begin(world, "order_qc", { ...PICK, ids: [mug] });
      await work(world, first._id);
      const filters = { print_status: ["All"] };
      assert.deepEqual(await preview(world, { filters, except: [tees[0]] }), {
        count: MAX_BATCH_UNITS + 5,
        fits: MAX_BATCH_UNITS + 1,
        purchases: [],
        batches: 2,
        groups: [],
        charges: [],
        refusals: ["hasArtwork", "hasBlank", "inBatch", "notAtPrinting"].map((code) => ({ code, count: 1 })),
      });
      const job = await begin(world, "order_qc", { ...PICK, filters, except: [tees[0]!] });
      // A job that is killed between any two steps continues with the batch that it began.
      for (let steps = 0; (await countsOf(world, job._id)).status !== "Done"; steps++) {
        await work(world, job._id, 1);
      }
      assert.deepEqual((await reasons(world, job._id)).map(({ reason }) => reason).sort(), [
        ...["hasArtwork", "hasBlank", "inBatch", "notAtPrinting"],
      ]);
      const [ofMug, full, rest, ...none] = await batchesOf(world);
      assert.deepEqual(none, []);
      assert.deepEqual(await unitsOf(world, ofMug!._id), [mug]);
      // The garments made last are due first.
      assert.deepEqual(await unitsOf(world, full!._id), tees.slice(2).reverse());
      assert.deepEqual(await unitsOf(world, rest!._id), [tees[1]]);
      assert.equal((await preview(world, { ids: [tees[1]] })).fits, 0);
    }),
);

Deno.test(
  "workshop §5 batches of selected garments can be undone until they are released, and an empty one is cancelled",
  () =>
    inWorld(async (world) => {
      const [tee = "", other = ""] = await printing(world, "TEE-BLACK-M", 2);
      const [mug = ""] = await printing(world, "MUG-WHITE", 1);
      const job = await begin(world, "order_qc", { ...PICK, ids: [tee, other, mug] });
      await work(world, job._id);
      const [ofTees, ofMug] = await batchesOf(world);
      const release = { ids: [ofMug!._id], event: "batch.release" };
      await runMutation("movePrintBatch", movePrintBatch, release, world.as("order_qc"));
      const undo = await begin(world, "order_qc", { kind: "list.undo", resource: "units", job: job._id });
      await work(world, undo._id);
      assert.deepEqual(await reasons(world, undo._id).then((all) => all.map(({ reason }) => reason)), [
        "changedSince",
      ]);
      assert.deepEqual(await unitsOf(world, ofTees!._id), []);
      assert.deepEqual(await unitsOf(world, ofMug!._id), [mug]);
      assert.deepEqual((await batchesOf(world)).map(({ status }) => status), ["Cancelled", "Released"]);
      const auditEvents = await world.db.read.selectFrom("audit_events").select("action").where(
        "entity_id",
        "=",
        ofTees!._id,
      )
        .orderBy("seq").execute();
      assert.deepEqual(auditEvents.map(({ action }) => action), ["units.batch", "list.undo", "batch.cancel"]);
      await assert.rejects(begin(world, "printer", { ...PICK, ids: [tee] }), { code: "FORBIDDEN" });
      await assert.rejects(begin(world, "order_qc", { ...PICK, resource: "orders", ids: [tee] }), {
        code: "BAD_INPUT",
      });
    }),
);
