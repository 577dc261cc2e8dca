/** Reminds a seller's people of an invoice: 3 days before the due day, on that day, and 7 and 14 days after it. */
import type { NoticeWords } from "../../../../api/notices.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import type { Writer } from "../../../db/database.ts";
import { settleAsSystem } from "../../../lifecycle/system_step.ts";
import type { DraftTools } from "./drafts.ts";
import { type DueInvoice, invoicesPastDue, invoicesToRemind, storeReminder } from "./due_store.ts";
import { notifyOfInvoice } from "./notify.ts";
import { reminderAt, remindersBy } from "./terms.ts";

const AT_ONCE = 20;

export async function markOverdueInvoices(
  { db, now, settings }: DraftTools,
  signal?: AbortSignal,
): Promise<void> {
  const moment = { at: now(), timeZone: settings.timeZone };
  while (!signal?.aborted && (await invoicesPastDue(db.read, moment.at, 1)).length > 0) {
    await db.write(async (tx) => {
      const ids = await invoicesPastDue(tx, moment.at, AT_ONCE);
      await settleAsSystem(tx, { lifecycle: "invoice", event: "payments.settle", ids, ...moment });
    });
    db.wake();
  }
}

const KEYS = ["invoiceDueSoon", "invoiceDueToday", "invoiceOverdue", "invoiceOverdue"] as const;

export async function remindOfInvoices({ db, now }: DraftTools, signal?: AbortSignal): Promise<void> {
  const at = now();
  while (!signal?.aborted && (await invoicesToRemind(db.read, at, 1)).length > 0) {
    await db.write(async (tx) => {
      for (const invoice of await invoicesToRemind(tx, at, AT_ONCE)) await remind(tx, invoice, at);
    });
    db.wake();
  }
}

/** Sends one reminder, the latest that is due; earlier ones that were missed are skipped. */
async function remind(tx: Writer, invoice: DueInvoice, at: number): Promise<void> {
  const { _id, code, seller_id, currency, open, due_at, time_zone } = invoice;
  const reminded = remindersBy(due_at, at, time_zone);
  await storeReminder(tx, _id, { reminded, remind_at: reminderAt(due_at, reminded, time_zone) });
  const key = KEYS[reminded - 1];
  if (!key) return;
  const args = { code, amount: { minor: open, currency }, day: formatDay(due_at, time_zone) };
  await notifyOfInvoice(tx, { _id, code, seller_id }, { key, args } as NoticeWords, at);
}
