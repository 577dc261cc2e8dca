import { sql } from "kysely";
import { OPEN_INVOICES } from "../../../../api/money/invoices.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";

/** Returns invoices whose due day has passed, and which are not marked as overdue yet. */
export async function invoicesPastDue(reader: Reader, now: number, most: number): Promise<readonly string[]> {
  const rows = await reader.selectFrom("invoices").select("_id")
    .where("status", "in", ["Issued", "Partially Paid"]).where("due_at", "<", now)
    .orderBy("due_at").orderBy("seq").limit(most).execute();
  return rows.map(({ _id }) => _id);
}

export interface DueInvoice {
  readonly _id: string;
  readonly code: string;
  readonly seller_id: string;
  readonly currency: string;
  readonly open: number;
  readonly due_at: number;
  readonly time_zone: string;
  readonly reminded: number;
}

/** Returns open invoices whose next reminder is due. */
export async function invoicesToRemind(
  reader: Reader,
  now: number,
  most: number,
): Promise<readonly DueInvoice[]> {
  const { rows } = await sql<DueInvoice>`select _id, code, seller_id, currency,
      total_minor - paid_minor - credited_minor as open, due_at, time_zone, reminded
    from invoices where remind_at <= ${now} and ${isOneOf("status", OPEN_INVOICES)}
    order by remind_at, seq limit ${most}`.execute(reader);
  return rows;
}

export async function storeReminder(
  tx: Writer,
  id: string,
  { reminded, remind_at }: { readonly reminded: number; readonly remind_at: number | null },
): Promise<void> {
  await tx.updateTable("invoices").set({ reminded, remind_at }).where("_id", "=", id).execute();
}
