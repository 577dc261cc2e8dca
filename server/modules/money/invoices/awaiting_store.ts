import { sql } from "kysely";
import { OPEN_INVOICES } from "../../../../api/money/invoices.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";

export interface AwaitingInvoice {
  readonly _id: string;
  readonly open: number;
}

/** Returns open invoices of a seller that wait for money, in the order in which they are due. */
export async function awaitingInvoices(
  reader: Reader,
  { seller_id, currency }: { readonly seller_id: string; readonly currency: string },
  most: number,
): Promise<readonly AwaitingInvoice[]> {
  const { rows } = await sql<AwaitingInvoice>`select _id, total_minor - paid_minor - credited_minor as open
    from invoices where seller_id = ${seller_id} and currency = ${currency} and pay_asked_at is not null
      and ${isOneOf("status", OPEN_INVOICES)} order by due_at, seq limit ${most}`.execute(reader);
  return rows;
}
