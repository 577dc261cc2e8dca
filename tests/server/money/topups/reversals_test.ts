/** A reversal of a manual entry restores the accounts, and agrees with the invoices that have the entry. */
import assert from "node:assert/strict";
import type { MoveResult, Topup } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import { topups } from "../../../../server/modules/money/topups/module.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { InvoiceWorld } from "../../../support/money/invoice_world.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { withDatabase } from "../../../support/server/database.ts";

const { moveTopup, makeApproval } = serveModule(topups).mutations;

/** Returns the context of a second person in the group accounting. */
function checker(world: InvoiceWorld): AuthorizedContext {
  const context = world.as("order_qc");
  const person = { ...context.session.person, groups: ["accounting"] };
  return { ...context, session: { ...context.session, person, actor: person } };
}

async function step(context: AuthorizedContext, { _id }: Topup, event: string): Promise<void> {
  const args = { ids: [_id], event, params: { reason: "Wrong seller." } };
  const [result] = await runMutation("moveTopup", moveTopup, args, context) as readonly MoveResult[];
  assert.ok(result?.ok, `${event}: ${result?.reason?.code}`);
}

async function bookEntry(world: InvoiceWorld, kind: string): Promise<Topup> {
  const params = { seller_id: "anna", kind, credited_minor: 1_500, note: "Late." };
  const entry = await runMutation("makeApproval", makeApproval, { params }, world.accounting) as Topup;
  await step(checker(world), entry, "topup.approve");
  return entry;
}

const reverse = (world: InvoiceWorld, entry: Topup) => step(world.accounting, entry, "topup.reverse");

const setPaymentType = (world: InvoiceWorld, payment_type: string) =>
  world.db.write((tx) => tx.updateTable("users").set({ payment_type }).where("_id", "=", "anna").execute());

Deno.test("a reversal takes the money back from the account that had it, also if the seller pays in another way since", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    const before = await world.money();
    for (const kind of ["credit", "debit", "fee"]) {
      for (const [first, then] of [["prepaid", "postpaid"], ["postpaid", "prepaid"]] as const) {
        await setPaymentType(world, first);
        const entry = await bookEntry(world, kind);
        await setPaymentType(world, then);
        await reverse(world, entry);
        assert.deepEqual(await world.money(), before, `${kind}: ${first}, then ${then}`);
      }
    }
    assert.deepEqual(await world.faults(), []);
  }));

Deno.test("a fee reversed after its invoice was paid goes to the wallet, so that the next invoice is owed as a whole", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    const fee = await bookEntry(world, "fee");
    await world.endMonth();
    const invoice = await world.issue(await world.last());
    assert.ok((await world.step(world.as("anna"), invoice, "invoice.pay", { amount_minor: 1_000 })).ok);
    assert.deepEqual(await world.money(), [500, 9_000]);
    await reverse(world, fee);
    assert.equal((await world.row(invoice._id)).status, "Paid");
    assert.deepEqual(await world.money(), [0, 10_000]);
    await world.post("charge", { payer: "due", parts: { goods: 4_000 }, currency: "USD" });
    await world.endMonth();
    const next = await world.issue(await world.last());
    assert.equal(next.total_minor, (await world.money())[0]);
    assert.deepEqual(await world.faults(), []);
  }));
