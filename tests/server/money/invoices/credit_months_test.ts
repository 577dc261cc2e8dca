/** A month whose credits exceed its charges is invoiced together with the next one. */
import assert from "node:assert/strict";
import { InvoiceWorld } from "../../../support/money/invoice_world.ts";
import { withDatabase } from "../../../support/server/database.ts";

const USD = { currency: "USD" } as const;

const passOn = (world: InvoiceWorld, minor: number) =>
  world.post("pass_through", { payer: "due", minor, isBack: true, ...USD });
const charge = (world: InvoiceWorld, minor: number) =>
  world.post("charge", { payer: "due", parts: { goods: minor }, ...USD });

const invoicesOf = async (world: InvoiceWorld) =>
  (await world.rows()).filter(({ kind }) => kind === "invoice")
    .map(({ status, total_minor, lines_count }) => [status, total_minor, lines_count]);

Deno.test("S2.25 a credit in a month without charges reduces the next invoice instead of making one below zero", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    await passOn(world, 800);
    await world.endMonth();
    const draft = await world.last();
    const refused = await world.step(world.accounting, draft, "invoice.issue");
    assert.equal(refused.reason?.code, "isNotCredit");
    await passOn(world, 100);
    await world.endMonth();
    assert.deepEqual(await invoicesOf(world), [["Draft", -900, 2]]);
    await charge(world, 3_000);
    await world.endMonth();
    assert.deepEqual(await invoicesOf(world), [["Draft", 2_100, 3]]);
    const issued = await world.issue(draft);
    assert.deepEqual([issued.status, issued.total_minor], ["Issued", 2_100]);
    assert.ok(issued.period_from < draft.period_until && issued.period_until > draft.period_until);
    assert.ok((await world.step(world.as("anna"), issued, "invoice.pay", { amount_minor: 2_100 })).ok);
    assert.deepEqual(await world.money(), [0, 10_000 - 2_100]);
    await charge(world, 500);
    await world.endMonth();
    assert.deepEqual(await invoicesOf(world), [["Paid", 2_100, 3], ["Draft", 500, 2]]);
    assert.deepEqual(await world.faults(), []);
  }));

Deno.test("S2.25 a draft that a refund turns into a credit goes on with the next month", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    const txn = await charge(world, 1_000);
    await passOn(world, 300);
    await world.endMonth();
    const parts = { goods: 1_000 };
    await world.post("refund", { parts, due: 1_000, ...USD }, { reverses: txn! });
    assert.deepEqual(await invoicesOf(world), [["Draft", -300, 3]]);
    await charge(world, 2_000);
    await world.endMonth();
    assert.deepEqual(await invoicesOf(world), [["Draft", 1_700, 4]]);
    assert.equal((await world.issue(await world.last())).status, "Issued");
    assert.deepEqual(await world.faults(), []);
  }));
