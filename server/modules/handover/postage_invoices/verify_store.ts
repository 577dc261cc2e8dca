/** Recounts postage invoices from their lines, and checks lines against their postings. */
import { sql } from "kysely";
import type { Reader } from "../../../db/database.ts";
import { type FaultCheck, findFaults } from "../../../db/faults_store.ts";

/** Sums the postings of each line on the account of its provider. */
const POSTED = sql`select t.ref_id, sum(e.amount_minor) as amount from ledger_txns as t
  join ledger_entries as e on e.txn_id = t._id join ledger_accounts as a on a._id = e.account_id
  where t.ref_kind = 'postage_lines' and a.kind = 'provider' group by t.ref_id`;

const CHECKS: readonly FaultCheck[] = [
  {
    question:
      sql`select r.code as name from postage_invoices as r left join (select invoice_id, count(*) as lines,
        sum(amount_minor) as amount from postage_lines group by invoice_id) as l on l.invoice_id = r._id
      where r.status not in ('Imported', 'Matching', 'Void')
        and (r.lines_count <> coalesce(l.lines, 0) or r.amount_minor <> coalesce(l.amount, 0))`,
    fault: (name) => `Postage invoice ${name} has totals that differ from its lines.`,
  },
  {
    question: sql`select r.code || ' line ' || l.line as name from postage_lines as l
      join postage_invoices as r on r._id = l.invoice_id left join (${POSTED}) as p on p.ref_id = l._id
      where coalesce(p.amount, 0) <> case when l.posted_at is null or l.status = 'Ignored' then 0
        else l.amount_minor - l.accrued_minor end`,
    fault: (name) => `The ledger has another amount for postage invoice ${name}.`,
  },
  {
    question:
      sql`select r.code as name from postage_invoices as r join postage_lines as l on l.invoice_id = r._id
      where (r.status = 'Paid' and l.posted_at is null)
        or (r.status not in ('Approved', 'Paid') and l.posted_at is not null)
        or (r.status in ('Approved', 'Paid') and l.status = 'Open') group by r.code`,
    fault: (name) => `The status of postage invoice ${name} contradicts that of its lines.`,
  },
  {
    question: sql`select q.code as name from postage_requests as q
      where (q.status in ('Credited', 'Cancelled', 'Expired') and q.claimed_minor <> 0)
        or (q.status = 'Credited' and (q.credited_minor = 0 or q.line_id is null))
        or q.checker = q.maker or q.checker = q.maker_for or q.checker_for = q.maker`,
    fault: (name) => `Postage request ${name} contradicts its lines or the people who handled it.`,
  },
  {
    question: sql`select r.code as name from postage_invoices as r
      where r.checker = r.maker or r.checker = r.maker_for or r.checker_for = r.maker`,
    fault: (name) => `One person imported and approved postage invoice ${name}.`,
  },
];

export const postageFaults = (reader: Reader): Promise<string[]> => findFaults(reader, CHECKS);
