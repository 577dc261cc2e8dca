/** Any history of charges, refunds, payments, credits and months gives documents that agree with the ledger. */
import assert from "node:assert/strict";
import { InvoiceWorld } from "../../../support/money/invoice_world.ts";
import { fc } from "../../../support/property.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { isSoak } from "../../../support/soak.ts";

type Act =
  | { readonly kind: "charge" | "pay" | "credit" | "writeoff" | "owed"; readonly minor: number }
  | { readonly kind: "refund" | "issue" | "void" | "reverse"; readonly of: number }
  | { readonly kind: "month" | "week" };

const minor = fc.integer({ min: 1, max: 5_000 });
const of = fc.nat({ max: 9 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constantFrom("charge", "charge", "pay", "credit", "writeoff", "owed"), minor }),
  fc.record({ kind: fc.constantFrom("refund", "refund", "issue", "issue", "void", "reverse"), of }),
  fc.record({ kind: fc.constantFrom("month", "week") }),
) as fc.Arbitrary<Act>;

const RUNS = isSoak ? 400 : 6;
const USD = { currency: "USD" } as const;

interface Charged {
  readonly txn: string;
  left: number;
}

class History {
  readonly charges: Charged[] = [];
  readonly credits: { readonly txn: string; readonly minor: number }[] = [];

  constructor(readonly world: InvoiceWorld) {}

  async do(act: Act): Promise<void> {
    const { world } = this;
    const [due, balance] = await world.money();
    switch (act.kind) {
      case "charge": {
        const txn = await world.post("charge", { payer: "due", parts: { goods: act.minor }, ...USD });
        this.charges.push({ txn: txn!, left: act.minor });
        return;
      }
      case "owed": {
        const sum = Math.min(act.minor, due, balance);
        if (sum > 0) await world.post("invoice_payment", { minor: sum, ...USD });
        return;
      }
      case "writeoff":
      case "credit": {
        const sum = act.kind === "credit" ? act.minor : Math.min(act.minor, due);
        if (sum <= 0) return;
        const txn = act.kind === "credit"
          ? await world.post("credit", { payer: "due", minor: sum, ...USD })
          : await world.post("writeoff", { minor: sum, ...USD });
        this.credits.push({ txn: txn!, minor: sum });
        return;
      }
      case "reverse": {
        const [credit] = this.credits.splice(act.of % Math.max(1, this.credits.length), 1);
        if (!credit) return;
        const facts = { kind: "credit", facts: { payer: "due", minor: credit.minor, ...USD } } as const;
        await world.post("reversal", facts, { reverses: credit.txn });
        return;
      }
      case "refund": {
        const charge = this.charges[act.of % Math.max(1, this.charges.length)];
        if (!charge || charge.left === 0) return;
        const part = Math.ceil(charge.left / 2);
        charge.left -= part;
        const open = await world.openOf(charge.txn);
        const back = Math.max(0, Math.min(part, due, open ?? due));
        for (const [sum, dueMinor] of [[back, back], [part - back, 0]] as const) {
          if (sum > 0) {
            await world.post("refund", { parts: { goods: sum }, due: dueMinor, ...USD }, {
              reverses: charge.txn,
            });
          }
        }
        return;
      }
      case "pay": {
        const open = (await world.rows()).find(({ status }) => status === "Issued" || status === "Overdue");
        if (open) await world.step(world.as("anna"), open, "invoice.pay", { amount_minor: act.minor });
        return;
      }
      case "issue":
      case "void": {
        const rows = (await world.rows()).filter(({ kind }) => kind === "invoice");
        const row = rows[act.of % Math.max(1, rows.length)];
        const params = act.kind === "void" ? { reason: "Wrong" } : {};
        if (row) await world.step(world.accounting, row, `invoice.${act.kind}`, params);
        return;
      }
      case "month":
        return await world.endMonth();
      case "week":
        world.later(7);
        return await world.follow();
    }
  }
}

Deno.test(`S2.25 after each of ${RUNS} histories numbers have no gap, no line is on two documents, and debt equals open invoices plus lines not yet invoiced`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 10, maxLength: isSoak ? 60 : 30 }),
      (acts) =>
        withDatabase(async (db) => {
          const history = new History(await InvoiceWorld.make(db));
          for (const each of acts) await history.do(each);
          assert.deepEqual(await history.world.faults(), []);
          await history.world.endMonth();
          for (const draft of await history.world.rows()) {
            if (draft.status === "Draft") await history.world.issue(draft);
          }
          assert.deepEqual(await history.world.faults(), []);
        }),
    ),
    { numRuns: RUNS },
  );
});
