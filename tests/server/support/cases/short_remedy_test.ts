/** A remedy that its seller must pay and cannot, as the balance is too low. */
import assert from "node:assert/strict";
import type { Case } from "../../../../api/generated/schema.ts";
import { sendPackage } from "../../../support/shipping/returned_packages.ts";
import { atDesk } from "../../../support/support/case_desk.ts";

Deno.test(
  "S2.12 a charged reprint that the balance does not cover waits as Pending, shows both sides the missing amount, and continues once paid",
  atDesk(async (desk) => {
    const { world, ask } = desk.grounds;
    const { order } = await sendPackage(world, [{ sku: "HOODIE-GREY-L", quantity: 2 }]);
    const sent = await desk.send(order, 2);
    assert.equal(await desk.decide("agent", sent, "Reprint", { charged: true }), "Inprocess");
    const { lines: [line] } = await desk.read("root", sent);
    const remedy = line!.remedy_id;
    const unpaidFor = async (name: "anna" | "agent") =>
      (await ask<{ getCaseById: Pick<Case, "unpaid"> }>(
        name,
        `{ getCaseById(_id: "${sent._id}") { unpaid { _id remedy currency short_minor } } }`,
      )).getCaseById.unpaid;
    const [refused] = await world.move("anna", [remedy], "order.pay");
    assert.deepEqual([refused?.error, (refused?.short_minor ?? 0) > 0], ["INSUFFICIENT_BALANCE", true]);
    const waiting = { _id: remedy, remedy: "reprint", currency: "USD" };
    assert.deepEqual(await unpaidFor("anna"), [{ ...waiting, short_minor: refused?.short_minor }]);
    assert.deepEqual(await unpaidFor("agent"), await unpaidFor("anna"));
    await world.topUp("anna", refused!.short_minor!);
    assert.deepEqual(await unpaidFor("anna"), [{ ...waiting, short_minor: 0 }]);
    const [paid] = await world.move("anna", [remedy], "order.pay");
    assert.deepEqual([paid?.ok, await unpaidFor("anna")], [true, []]);
    assert.equal((await desk.read("anna", sent)).status, "Inprocess");
    for (const event of ["production.start", "production.finish", "label.attach", "shipment.handOver"]) {
      const params = event === "label.attach" ? { carrier: "DHL", tracking_number: "JD014600041" } : {};
      const [done] = await world.move("root", [remedy], event, params);
      assert.equal(done?.ok, true, event);
    }
    assert.equal((await desk.read("anna", sent)).status, "Resolved");
  }),
);

Deno.test(
  "S2.12 two waiting reprints of one case show the sum of their missing amounts",
  atDesk(async (desk) => {
    const { world, ask } = desk.grounds;
    const orders: string[] = [];
    for (const number of ["JD014600042", "JD014600043"]) {
      orders.push((await sendPackage(world, [{ sku: "HOODIE-GREY-L", quantity: 1 }], number)).order);
    }
    const [source, target] = [await desk.send(orders[0]!, 1), await desk.send(orders[1]!, 1)];
    await desk.move("agent", source, "case.merge", { into: target._id });
    const { lines } = await desk.read("root", target);
    const decision = lines.map(({ _id }) => ({ _id, outcome: "Reprint", charged: true }));
    assert.equal(await desk.move("agent", target, "case.decide", { lines: decision }), "Inprocess");
    const shorts = async () =>
      (await ask<{ getCaseById: Pick<Case, "unpaid"> }>(
        "agent",
        `{ getCaseById(_id: "${target._id}") { unpaid { short_minor } } }`,
      )).getCaseById.unpaid.map(({ short_minor }) => short_minor);
    const [first = 0, second = 0] = await shorts();
    assert.ok(first > 0 && second > first, `${first} ${second}`);
    await world.topUp("anna", first);
    assert.deepEqual(await shorts(), [0, second]);
    await world.topUp("anna", second);
    assert.deepEqual(await shorts(), [0, 0]);
  }),
);
