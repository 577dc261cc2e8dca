/** Recounts the costs of handing over: shares, postings and amounts of bills. */
import { sql } from "kysely";
import type { Reader } from "../../../db/database.ts";
import { type FaultCheck, findFaults } from "../../../db/faults_store.ts";

/** Sums the postings of each cost on accounts of one kind. */
const posted = (kind: string) =>
  sql`select t.ref_id, sum(e.amount_minor) as amount from ledger_txns as t
    join ledger_entries as e on e.txn_id = t._id join ledger_accounts as a on a._id = e.account_id
    where t.ref_kind = 'handover_costs' and a.kind = ${sql.lit(kind)} group by t.ref_id`;

const CHECKS: readonly FaultCheck[] = [
  {
    // A cost has no shares if all packages had left its boxes before it was booked.
    question: sql`select c.code as name from handover_costs as c left join (
        select cost_id, sum(amount_minor) as shared from cost_shares group by cost_id) as s on s.cost_id = c._id
      where c.amount_minor <> coalesce(s.shared, 0) and (s.cost_id is not null or exists (select 1
        from boxes as b join packages as p on p.box_id = b._id
        where (c.kind = 'local' and b.local_bill_id = c.record_id)
          or (c.kind = 'duty' and b.consolidation_id = c.record_id)))`,
    fault: (name) => `The shares of packages in the cost of ${name} do not add up to it.`,
  },
  {
    question: sql`select c.code as name from handover_costs as c left join (${posted("cost")}) as p
      on p.ref_id = c._id where c.amount_minor <> -coalesce(p.amount, 0)`,
    fault: (name) => `The cost of ${name} is not what the ledger has of it.`,
  },
  {
    question: sql`select c.code as name from handover_costs as c left join (${posted("cash")}) as p
      on p.ref_id = c._id where c.paid_minor <> coalesce(p.amount, 0)`,
    fault: (name) => `The payment of ${name} is not what the ledger has of it.`,
  },
  {
    question: sql`select r.code as name from local_bills as r left join handover_costs as c
      on c.kind = 'local' and c.record_id = r._id
      where (r.status in ('Invoiced', 'Paid') and (c._id is null or c.amount_minor <> r.invoiced_minor))
        or (r.status = 'Paid') <> (r.paid_at is not null)
        or (r.status = 'Paid' and c.paid_minor <> c.amount_minor)
        or (r.status in ('Pending', 'Confirmed', 'Cancelled') and c._id is not null)`,
    fault: (name) => `The cost of bill ${name} is not that of its invoice.`,
  },
];

export const costFaults = (reader: Reader): Promise<string[]> => findFaults(reader, CHECKS);
