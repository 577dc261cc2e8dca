/** Credits that no invoice needed are used as soon as an invoice is open again. */
import assert from "node:assert/strict";
import { InvoiceWorld } from "../../../support/money/invoice_world.ts";
import { withDatabase } from "../../../support/server/database.ts";

const USD = { currency: "USD" } as const;

async function issueCharge(world: InvoiceWorld, minor: number) {
  await world.post("charge", { payer: "due", parts: { goods: minor }, ...USD });
  await world.endMonth();
  return await world.issue(await world.last());
}

const credit = (world: InvoiceWorld, minor: number) => world.post("credit", { payer: "due", minor, ...USD });

const openIn = async (world: InvoiceWorld, { _id }: { readonly _id: string }) => {
  const { status, total_minor, paid_minor, credited_minor } = await world.row(_id);
  return [status, total_minor - paid_minor - credited_minor];
};

Deno.test("S2.25 an invoice that is open again, because its credit was reversed, uses the credits that wait", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    const invoice = await issueCharge(world, 1_000);
    const wrong = await credit(world, 1_000);
    await credit(world, 400);
    assert.deepEqual(await openIn(world, invoice), ["Paid", 0]);
    const facts = { kind: "credit", facts: { payer: "due", minor: 1_000, ...USD } } as const;
    await world.post("reversal", facts, { reverses: wrong! });
    assert.deepEqual(await world.money(), [600, 10_000]);
    assert.deepEqual(await openIn(world, invoice), ["Partially Paid", 600]);
    await world.post("invoice_payment", { minor: 600, ...USD });
    assert.deepEqual(await openIn(world, invoice), ["Paid", 0]);
    assert.deepEqual(await world.faults(), []);
  }));

Deno.test("S2.25 an invoice whose dispute has ended uses the credits that were given meanwhile", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    const [part, whole] = [await issueCharge(world, 1_000), await issueCharge(world, 500)];
    for (const each of [part, whole]) {
      assert.ok((await world.step(world.as("anna"), each, "invoice.dispute", { reason: "Not mine" })).ok);
    }
    await credit(world, 900);
    assert.deepEqual(await openIn(world, part), ["Disputed", 1_000]);
    assert.ok((await world.step(world.accounting, whole, "invoice.resume")).ok);
    assert.deepEqual(await openIn(world, whole), ["Paid", 0]);
    assert.ok((await world.step(world.accounting, part, "invoice.resume")).ok);
    assert.deepEqual(await openIn(world, part), ["Overdue", 600]);
    assert.deepEqual(await world.money(), [600, 10_000]);
    assert.deepEqual(await world.faults(), []);
  }));
