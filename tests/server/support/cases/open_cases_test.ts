/**
 * Orders and their open cases: the count, the steps in the order's timeline, and completion some days after
 * delivery.
 */
import assert from "node:assert/strict";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { Order } from "../../../../api/generated/schema.ts";
import type { BackgroundTools } from "../../../../server/fields.ts";
import { completeDelivered } from "../../../../server/modules/orders/orders/complete_delivered.ts";
import { caseFaults } from "../../../../server/modules/support/cases/verify_store.ts";
import { NOW } from "../../../support/people/people.ts";
import { testSettings } from "../../../support/server/api.ts";
import { sendPackage } from "../../../support/shipping/returned_packages.ts";
import { atDesk, type Desk } from "../../../support/support/case_desk.ts";

const DAYS = 30;

const orderOf = ({ grounds: { world } }: Desk, id: string) =>
  world.db.read.selectFrom("orders").select(["status", "open_cases", "version"]).where("_id", "=", id)
    .executeTakeFirstOrThrow();

const runAfter = ({ grounds: { world } }: Desk, days: number, completeDays = DAYS) =>
  completeDelivered(
    {
      db: world.db,
      settings: { ...testSettings, completeDays },
      now: () => NOW + days * DAY_SECONDS,
    } as BackgroundTools,
  );

async function deliver({ grounds: { world } }: Desk, number: string): Promise<string> {
  const { order } = await sendPackage(world, undefined, number);
  const [done] = await world.move("root", [order], "shipment.deliver");
  assert.equal(done?.ok, true);
  return order;
}

Deno.test(
  "S2.12 an order is completed 30 days after its delivery, and one with open cases once the last of them has ended",
  atDesk(async (desk) => {
    const { world } = desk.grounds;
    const quiet = await deliver(desk, "JD014600021");
    const order = await deliver(desk, "JD014600022");
    const [first, second] = [await desk.send(order, 1), await desk.send(order, 1)];
    assert.equal((await orderOf(desk, order)).open_cases, 2);
    const [refused] = await world.move("root", [order], "order.complete");
    assert.equal(refused?.reason?.code, "hasNoOpenCase");
    await runAfter(desk, DAYS - 1);
    await runAfter(desk, DAYS + 1, 0);
    assert.equal((await orderOf(desk, quiet)).status, "Delivered");
    await runAfter(desk, DAYS + 1);
    assert.equal((await orderOf(desk, quiet)).status, "Completed");
    assert.deepEqual(
      [(await orderOf(desk, order)).status, await caseFaults(world.db.read)],
      ["Delivered", []],
    );
    await desk.move("agent", first, "case.resolve", { reason: "It came today." });
    await runAfter(desk, DAYS + 2);
    const waiting = await orderOf(desk, order);
    assert.deepEqual([waiting.status, waiting.open_cases], ["Delivered", 1]);
    await desk.move("agent", second, "case.ask", { question: "Which one?" });
    assert.deepEqual(
      await orderOf(desk, order),
      waiting,
      "a step between open states leaves the order alone",
    );
    await desk.move("anna", second, "case.withdraw");
    await runAfter(desk, DAYS + 3);
    assert.deepEqual(
      [(await orderOf(desk, order)).status, (await orderOf(desk, order)).open_cases],
      ["Completed", 0],
    );
    assert.deepEqual(await caseFaults(world.db.read), []);
  }),
);

Deno.test(
  "S2.12 a case with merged garments of another order counts as open for both orders, and a decided one until its remedy ends",
  atDesk(async (desk) => {
    const { world } = desk.grounds;
    const [one, other] = [await deliver(desk, "JD014600023"), await deliver(desk, "JD014600024")];
    const [source, target] = [await desk.send(one, 1), await desk.send(other, 1)];
    const counts =
      async () => [(await orderOf(desk, one)).open_cases, (await orderOf(desk, other)).open_cases];
    assert.equal(await desk.move("agent", source, "case.merge", { into: target._id }), "Closed");
    assert.deepEqual([await counts(), await caseFaults(world.db.read)], [[1, 1], []]);
    const { lines } = await desk.read("root", target);
    const decision = lines.map(({ _id }) => ({ _id, outcome: "Reprint" }));
    assert.equal(await desk.move("agent", target, "case.decide", { lines: decision }), "Inprocess");
    assert.deepEqual(await counts(), [1, 1]);
    const remedies = (await desk.read("root", target)).lines.map(({ remedy_id }) => remedy_id);
    for (const event of ["production.start", "production.finish"]) await world.move("root", remedies, event);
    for (const [at, id] of remedies.entries()) {
      await world.move("root", [id], "label.attach", { carrier: "DHL", tracking_number: `JD01460003${at}` });
      await world.move("root", [id], "shipment.handOver");
    }
    assert.deepEqual([await counts(), await caseFaults(world.db.read)], [[0, 0], []]);
    await world.db.write((tx) =>
      tx.updateTable("orders").set({ open_cases: 3 }).where("_id", "=", one).execute()
    );
    assert.equal((await caseFaults(world.db.read)).length, 1);
  }),
);

Deno.test(
  "S2.12 an order's timeline has the steps of its cases, without the staff member; people who see no cases see none",
  atDesk(async (desk) => {
    const order = await deliver(desk, "JD014600025");
    const sent = await desk.send(order, 1);
    await desk.move("agent", sent, "case.assign", { assignee: "root" });
    await desk.move("agent", sent, "case.reject", { reason: "It is as ordered." });
    const stepsFor = async (name: "anna" | "order_qc") => {
      const { getOrderById } = await desk.grounds.ask<{ getOrderById: Pick<Order, "case_steps"> }>(
        name,
        `{ getOrderById(_id: "${order}") { case_steps { case_id code entry { action reason changes { field before after } } } } }`,
      );
      return getOrderById.case_steps.map(({ case_id, code, entry: { action, reason, changes } }) => {
        assert.deepEqual([case_id, code], [sent._id, sent.code]);
        return [action, reason, ...changes.map(({ field, before, after }) => `${field} ${before} ${after}`)];
      });
    };
    assert.deepEqual(await stepsFor("anna"), [
      ["case.submit", "", "status Draft Processing"],
      ["case.reject", "It is as ordered.", "status Processing Rejected"],
    ]);
    assert.deepEqual(await stepsFor("order_qc"), []);
  }),
);
