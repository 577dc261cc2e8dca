/**
 * Verifies documents: numbers have no gaps, sums agree with the ledger, and every debt is on an invoice or will be on
 * the next one.
 */
import { sql } from "kysely";
import { documentNumber } from "../../../../api/money/invoices.ts";
import type { Reader } from "../../../db/database.ts";
import { type FaultCheck, findFaults } from "../../../db/faults_store.ts";

const CHARGED = `coalesce((select sum(e.amount_minor) from ledger_entries as e
  join ledger_accounts as a on a._id = e.account_id where e.txn_id = l.txn_id and a.kind in ('revenue', 'tax')), 0)`;

const CHECKS: readonly FaultCheck[] = [
  {
    question: sql`select i.code as name from invoices as i left join (
        select d.document_id, count(*) as lines, sum(${sql.raw(CHARGED)}) as total from document_lines as d
        join ledger_entries as l on l.account_id = d.account_id and l.no = d.no group by d.document_id) as s
      on s.document_id = i._id
      left join invoices as o on o._id = i.credited_of
      where i.status <> 'Void' and coalesce(o.status, '') <> 'Void'
        and (i.lines_count <> coalesce(s.lines, 0) or i.total_minor <> coalesce(s.total, 0))`,
    fault: (name) => `The sums of document ${name} are not those of its lines.`,
  },
  {
    question: sql`select d.account_id || ' line ' || d.no as name from document_lines as d
      left join ledger_entries as l on l.account_id = d.account_id and l.no = d.no where l.seq is null`,
    fault: (name) => `A document has line ${name}, which does not exist.`,
  },
  {
    question: sql`select m.account_id || ' line ' || e.no as name from document_marks as m
      join ledger_entries as e on e.account_id = m.account_id and e.no <= m.through_no
      left join document_lines as d on d.account_id = e.account_id and d.no = e.no where d.no is null`,
    fault: (name) => `Line ${name} of a closed month is on no document.`,
  },
  {
    question:
      sql`select i.code as name from invoices as i where i.kind = 'invoice' and i.status not in ('Draft', 'Void')
      and (i.paid_minor <> coalesce((select sum(p.minor) from invoice_payments as p where p.document_id = i._id), 0)
        or i.credited_minor <> coalesce((select sum(l.amount_minor) from invoices as n
          join document_lines as d on d.document_id = n._id
          join ledger_entries as l on l.account_id = d.account_id and l.no = d.no and l.account = 'due'
          where n.credited_of = i._id), 0)
        or (i.status = 'Paid') <> (i.total_minor - i.paid_minor - i.credited_minor <= 0))`,
    fault: (name) => `The open amount of invoice ${name} disagrees with its payments and credits.`,
  },
  {
    question: sql`select c.txn_id as name from invoice_credits as c where c.left_minor <> c.minor -
      coalesce((select sum(p.minor) from invoice_payments as p where p.txn_id = c.txn_id), 0)`,
    fault: (name) => `Movement ${name} settled more or less than its amount.`,
  },
  {
    question: sql`select w.seller_id || ' in ' || w.currency as name from wallets as w
      join ledger_accounts as k on k.seller_id = w.seller_id and k.currency = w.currency and k.kind = 'due'
      where w.due_minor <>
        coalesce((select sum(i.total_minor - i.paid_minor - i.credited_minor) from invoices as i
          where i.account_id = k._id and i.kind = 'invoice' and i.status not in ('Draft', 'Void')), 0)
        + coalesce((select sum(${sql.raw(CHARGED)}) from ledger_entries as l
          left join document_lines as d on d.account_id = l.account_id and d.no = l.no
          left join invoices as i on i._id = d.document_id
          where l.account_id = k._id and coalesce(i.status, 'Draft') = 'Draft'), 0)
        - coalesce((select sum(c.left_minor) from invoice_credits as c where c.account_id = k._id), 0)`,
    fault: (name) => `What ${name} owes differs from the open invoices plus what is not invoiced yet.`,
  },
];

/** Returns faults for series in which a number is missing, or with more documents than numbers were taken. */
async function findGaps(reader: Reader): Promise<string[]> {
  const series = await reader.selectFrom("document_numbers").selectAll().execute();
  const lost = await reader.selectFrom("document_gaps").selectAll().execute();
  const faults: string[] = [];
  for (const { series: name, next } of series) {
    const isLost = (number: number) =>
      lost.some(({ series, first, last }) => series === name && number >= first && number <= last);
    const rows = await reader.selectFrom("invoices").select("code").where("code", "like", `${name}-%`)
      .execute();
    const codes = new Set(rows.map(({ code }) => code));
    const expected = Array.from({ length: next - 1 }, (_, at) => at + 1).filter((number) => !isLost(number));
    const missing = expected.map((number) => documentNumber(name, number)).find((code) => !codes.has(code));
    if (missing !== undefined) faults.push(`There is no document ${missing}.`);
    if (codes.size !== expected.length) {
      faults.push(`Series ${name} has ${codes.size} documents; expected ${expected.length}.`);
    }
  }
  return faults;
}

export const invoiceFaults = async (reader: Reader): Promise<string[]> => [
  ...await findFaults(reader, CHECKS),
  ...await findGaps(reader),
];
