/** Invoices that wait for money are paid before orders, by their due day. */
import assert from "node:assert/strict";
import { agreeTerms } from "../../../../server/modules/money/ledger/wallets_store.ts";
import { payAwaiting } from "../../../../server/modules/orders/orders/pay_awaiting.ts";
import { makeRemedy, orderOf } from "../../../support/orders/remedies.ts";
import { signIn } from "../../../support/people/people.ts";
import { atRest, testApp } from "../../../support/server/api.ts";
import { InvoiceWorld } from "../../../support/money/invoice_world.ts";
import { withDatabase } from "../../../support/server/database.ts";

Deno.test("S2.25 waiting invoices are paid in full by due day, up to the first that is not covered", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    const invoices: { readonly _id: string }[] = [];
    for (const minor of [4_000, 7_000, 2_000]) {
      await world.post("charge", { payer: "due", parts: { goods: minor }, currency: "USD" });
      await world.endMonth();
      invoices.push(await world.issue(await world.last()));
    }
    const anna = world.as("anna");
    for (const invoice of invoices.toReversed()) {
      assert.ok((await world.step(anna, invoice, "invoice.awaitFunds")).ok);
    }
    const again = await world.step(anna, invoices[0]!, "invoice.awaitFunds");
    assert.equal(again.reason?.code, "isNotAwaiting");
    const statuses = async () => {
      await payAwaiting(world.tools);
      return await Promise.all(invoices.map(async ({ _id }) => (await world.row(_id)).status));
    };
    // 100.00 are available: the second invoice is not covered, so the third waits behind it.
    assert.deepEqual(await statuses(), ["Paid", "Issued", "Issued"]);
    assert.deepEqual(await world.money(), [9_000, 6_000]);
    await world.world.topUp("anna", 3_500);
    assert.deepEqual(await statuses(), ["Paid", "Paid", "Paid"]);
    assert.deepEqual(await world.money(), [0, 500]);
    assert.deepEqual(await statuses(), ["Paid", "Paid", "Paid"]);
  }));

Deno.test("S2.25 a debt that lowers the available sum below the warning level is notified once, and not again when its invoice is paid", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    const notified = async () => {
      await payAwaiting(world.tools);
      const rows = await db.read.selectFrom("notifications").select("user_id")
        .where("referent", "=", "/billing/topup").orderBy("user_id").execute();
      return rows.map(({ user_id }) => user_id);
    };
    // 100.00 are available.
    const low = { credit_limit_minor: 0, low_minor: 8_000 };
    await db.write((tx) => agreeTerms(tx, "anna", "USD", low, world.tools.now()));
    assert.deepEqual(await notified(), []);
    await world.post("charge", { payer: "due", parts: { goods: 4_000 }, currency: "USD" });
    assert.deepEqual(await notified(), ["agent", "anna"]);
    await world.endMonth();
    const invoice = await world.issue(await world.last());
    assert.ok((await world.step(world.as("anna"), invoice, "invoice.awaitFunds")).ok);
    assert.deepEqual(await notified(), ["agent", "anna"]);
    assert.equal((await world.row(invoice._id)).status, "Paid");
  }));

Deno.test("S2.25 an order paid from the wallet waits behind an invoice, one paid by invoice does not", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    await world.post("charge", { payer: "due", parts: { goods: 12_000 }, currency: "USD" });
    await world.endMonth();
    const invoice = await world.issue(await world.last());
    assert.ok((await world.step(world.as("anna"), invoice, "invoice.awaitFunds")).ok);
    const { order, move } = world.world;
    const waits = async () => {
      const id = await order({}, ["order.submit"]);
      assert.ok((await move("anna", [id], "order.awaitFunds"))[0]?.ok);
      await payAwaiting(world.tools);
      const row = await db.read.selectFrom("orders").select("status").where("_id", "=", id)
        .executeTakeFirstOrThrow();
      return row.status;
    };
    await db.write((tx) =>
      tx.updateTable("users").set({ payment_type: "prepaid" }).where("_id", "=", "anna").execute()
    );
    assert.equal(await waits(), "Pending");
    await db.write((tx) =>
      tx.updateTable("users").set({ payment_type: "postpaid" }).where("_id", "=", "anna").execute()
    );
    assert.equal(await waits(), "Processing");
  }));

Deno.test("S2.25 while an invoice is overdue no order is paid, and a waiting one is paid after the invoice", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    const { order, move } = world.world;
    await world.post("charge", { payer: "due", parts: { goods: 4_000 }, currency: "USD" });
    await world.endMonth();
    const invoice = await world.issue(await world.last());
    world.later(20);
    await world.follow();
    const id = await order({}, ["order.submit"]);
    const [paid] = await move("anna", [id], "order.pay");
    assert.equal(paid?.reason?.code, "isNotOverdue");
    assert.ok((await move("anna", [id], "order.awaitFunds"))[0]?.ok);
    const statusOf = async () => {
      await payAwaiting(world.tools);
      const row = await db.read.selectFrom("orders").select("status").where("_id", "=", id)
        .executeTakeFirstOrThrow();
      return row.status;
    };
    assert.equal(await statusOf(), "Pending");
    assert.ok((await world.step(world.as("anna"), invoice, "invoice.pay", { amount_minor: 4_000 })).ok);
    assert.equal(await statusOf(), "Processing");
  }));

for (const event of ["invoice.dispute", "invoice.void"]) {
  Deno.test(`S2.25 an order that waits behind an overdue invoice is paid after ${event}`, () =>
    withDatabase(async (db) => {
      const world = await InvoiceWorld.make(db);
      const { order, move } = world.world;
      await world.post("charge", { payer: "due", parts: { goods: 4_000 }, currency: "USD" });
      await world.endMonth();
      const invoice = await world.issue(await world.last());
      world.later(20);
      await world.follow();
      const id = await order({}, ["order.submit"]);
      assert.ok((await move("anna", [id], "order.awaitFunds"))[0]?.ok);
      const statusOf = async () => {
        await payAwaiting(world.tools);
        return (await orderOf(world.world, id)).status;
      };
      assert.equal(await statusOf(), "Pending");
      const context = event === "invoice.void" ? world.accounting : world.as("anna");
      assert.ok((await world.step(context, invoice, event, { reason: "Wrong sum" })).ok);
      assert.equal(await statusOf(), "Processing");
    }));
}

Deno.test("S2.25 an overdue invoice is a guard of the payment: the order's record shows it, and a free remedy is still paid", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    const { order, move } = world.world;
    await world.post("charge", { payer: "due", parts: { goods: 4_000 }, currency: "USD" });
    await world.endMonth();
    const invoice = await world.issue(await world.last());
    const sold = await order({}, ["order.submit", "order.pay"]);
    const priced = await order({}, ["order.submit"]);
    await using app = testApp(db, { modules: atRest, now: world.now });
    const isOverdue = async (_id: string) => {
      const { data } = await app.ask<object, { getOrderById: { facts: { overdue: boolean } } }>(
        await signIn(db, "anna", world.at),
        "query ($_id: ID!) { getOrderById(_id: $_id) { facts { overdue } } }",
        { _id },
      );
      return data?.getOrderById.facts.overdue;
    };
    assert.equal(await isOverdue(priced), false);
    world.later(15);
    await world.follow();
    assert.equal(await isOverdue(priced), true);
    const free = await makeRemedy(world.world, sold);
    assert.equal((await orderOf(world.world, free.order_id)).status, "Processing");
    assert.equal((await move("anna", [priced], "order.pay"))[0]?.reason?.code, "isNotOverdue");
    assert.ok((await world.step(world.as("anna"), invoice, "invoice.pay", { amount_minor: 4_000 })).ok);
    assert.equal(await isOverdue(priced), false);
  }));
