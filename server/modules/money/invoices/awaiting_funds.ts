/** Pays invoices that wait for money, in full and by due day, until one exceeds the money in the wallet. */
import type { Writer } from "../../../db/database.ts";
import type { WalletsTable } from "../../../db/tables.ts";
import type { AuditEntry } from "../../../fields.ts";
import { moveMany } from "../../../lifecycle/move.ts";
import { systemStep } from "../../../lifecycle/system_step.ts";
import { awaitingInvoices } from "./awaiting_store.ts";
import { invoiceLifecycle } from "./lifecycle.ts";

interface PaymentRun {
  readonly audit: readonly AuditEntry[];
  readonly count: number;
  /** The wallet does not cover the next invoice, so nothing after it is paid from this wallet. */
  readonly isShort: boolean;
}

export async function payAwaitingInvoices(
  tx: Writer,
  wallet: Pick<WalletsTable, "seller_id" | "currency" | "balance_minor" | "held_minor">,
  most: number,
  moment: { readonly at: number; readonly timeZone: string },
): Promise<PaymentRun> {
  let left = wallet.balance_minor - wallet.held_minor;
  const audit: AuditEntry[] = [];
  let count = 0;
  for (const { _id, open } of await awaitingInvoices(tx, wallet, most)) {
    if (open > left) return { audit, count, isShort: true };
    const step = { ...systemStep(tx, "invoice.pay", moment), params: { amount_minor: open } };
    const [moved] = await moveMany(invoiceLifecycle, step, [_id]);
    if (!moved?.result.ok) continue;
    audit.push(...moved.audit);
    left -= open;
    count++;
  }
  return { audit, count, isShort: false };
}
