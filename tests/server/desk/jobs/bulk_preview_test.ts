import assert from "node:assert/strict";
import type { JobPreview } from "../../../../api/generated/schema.ts";
import { bulk } from "../../../../server/modules/desk/bulk/module.ts";
import { addRows, waitingRows } from "../../../../server/modules/desk/jobs/rows_store.ts";
import { insertJob, newJob } from "../../../../server/modules/desk/jobs/store.ts";
import { arrangeByDue } from "../../../../server/modules/orders/order_jobs/charges_store.ts";
import { NOW } from "../../../support/people/people.ts";
import { begin, countsOf, inWorld, statusOf, work } from "../../../support/desk/bulk.ts";

Deno.test("the preview counts records by state, and those for which the step is possible", () =>
  inWorld(async (world) => {
    await world.order({}, ["order.submit"]);
    const out = await world.order({}, ["order.submit"]);
    await world.order({});
    await world.order({ store_id: "ben-tiktok" }, ["order.submit"]);
    const preview = await bulk.queries!.jobPreview!({
      params: { kind: "orders.move", resource: "orders", filters: {}, except: [out], event: "order.hold" },
    }, world.as("anna")) as JobPreview;
    assert.deepEqual([preview.count, preview.fits], [2, 1]);
    assert.deepEqual(preview.groups.map(({ status, count, fits }) => [status, count, fits]), [
      ["Draft", 1, false],
      ["Pending", 1, true],
    ]);
  }));

Deno.test("the preview of a payment shows for each seller its amount and the available sum", () =>
  inWorld(async (world) => {
    await world.order({}, ["order.submit"]);
    await world.order({ lines: [{ sku: "HOODIE-GREY-L", quantity: 40 }] }, ["order.submit"]);
    await world.order({ store_id: "ben-tiktok" }, ["order.submit"]);
    // Neither of these two orders can be paid.
    await world.order({});
    await world.order({}, ["order.submit", "order.hold"]);
    const charges = async (name: "anna" | "agent", event: string, more: object = {}) => {
      const params = { kind: "orders.move", resource: "orders", filters: {}, event, ...more };
      const preview = await bulk.queries!.jobPreview!({ params }, world.as(name)) as JobPreview;
      return preview.charges.map((
        each,
      ) => [each.seller_id, each.orders, each.sum_minor, each.available_minor]);
    };
    const anna = ["anna", 2, 2 * 1299 + 40 * 3450, 10_000];
    assert.deepEqual(await charges("agent", "order.pay"), [anna, ["ben", 1, 2598, 10_000]]);
    assert.deepEqual(await charges("anna", "order.pay", { filters: { seller: ["anna", "ben"] } }), [anna]);
    assert.deepEqual(await charges("agent", "order.hold"), []);
  }));

Deno.test("the preview promises no step that a state refuses with any facts", () =>
  inWorld(async (world) => {
    await world.order({});
    await world.order({}, ["order.submit", "order.pay"]);
    await world.order({}, ["order.submit", "order.pay", "production.start", "order.hold"]);
    const fits = async (event: string) => {
      const params = { kind: "orders.move", resource: "orders", filters: {}, event };
      const { groups } = await bulk.queries!.jobPreview!({ params }, world.as("root")) as JobPreview;
      return groups.filter((group) => group.fits).map(({ status }) => status);
    };
    assert.deepEqual(await fits("label.attach"), ["Processing"]);
    assert.deepEqual(await fits("production.finish"), []);
    assert.deepEqual(await fits("order.release"), ["On Hold"]);
  }));

Deno.test("S2.7 if the balance covers only some orders the preview says how many, and those due first are paid", () =>
  inWorld(async (world) => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) ids.push(await world.order({}, ["order.submit"]));
    // The newest order is due first; after a large order that is due even earlier the balance would cover
    // none.
    const large = await world.order({ lines: [{ sku: "HOODIE-GREY-L", quantity: 4 }] }, ["order.submit"]);
    await world.order({ store_id: "ben-tiktok" }, ["order.submit"]);
    await world.db.write(async (tx) => {
      await tx.updateTable("orders").set({ due_at: 1 }).where("_id", "=", large).execute();
      await tx.updateTable("orders").set({ due_at: 2 }).where("_id", "=", ids[4]!).execute();
    });
    const params = { kind: "orders.move", resource: "orders", filters: {}, event: "order.pay" };
    const preview = await bulk.queries!.jobPreview!({ params }, world.as("agent")) as JobPreview;
    assert.deepEqual([preview.count, preview.fits], [7, 4]);
    assert.deepEqual(preview.charges.map(({ seller_id, orders, fits }) => [seller_id, orders, fits]), [
      ["anna", 6, 3],
      ["ben", 1, 1],
    ]);
    const { _id } = await begin(world, "agent", { filters: {}, event: "order.pay" });
    await work(world, _id);
    assert.deepEqual((await countsOf(world, _id)).made, preview.fits);
    const paid = await Promise.all(ids.map((id) => statusOf(world, id)));
    assert.deepEqual(
      paid.map(({ status }) => status),
      ["Processing", "Processing", "Pending", "Pending", "Processing"],
    );
  }));

Deno.test("S2.7 rows are arranged although a record was deleted after it was collected", () =>
  inWorld(async (world) => {
    const [gone = "", ...ids] = [await world.order(), await world.order(), await world.order()];
    const job = newJob({ _id: "job", kind: "orders.move", title: "Pay", user_id: "anna", at: NOW });
    await world.db.write(async (tx) => {
      await insertJob(tx, job);
      await addRows(tx, job, 1, [gone, ...ids].map((record_id) => ({ record_id, code: "" })));
      await tx.deleteFrom("order_lines").where("order_id", "=", gone).execute();
      await tx.deleteFrom("orders").where("_id", "=", gone).execute();
      await arrangeByDue(tx, job);
    });
    const rows = await waitingRows(world.db.read, job, 9);
    assert.deepEqual(rows.map(({ position }) => position), [1, 2, 3]);
    assert.deepEqual(rows.map(({ record_id }) => record_id).filter((id) => id !== gone), ids);
  }));
