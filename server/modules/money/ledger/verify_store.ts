import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { type FaultCheck, findFaults } from "../../../db/faults_store.ts";
import { OPEN_REQUESTS, RETURNED_SUM } from "./refund_reservations_store.ts";

const CHECKS: readonly FaultCheck[] = [
  {
    question:
      sql`select txn_id as name from ledger_entries group by txn_id, currency having sum(amount_minor) <> 0`,
    fault: (name) => `The entries of movement ${name} do not sum to zero.`,
  },
  {
    question: sql`select name from (select e.account_id || ' line ' || e.no as name,
        e.no - 1 - coalesce(lag(e.no) over lines, 0) as gap,
        e.balance_minor - e.amount_minor - coalesce(lag(e.balance_minor) over lines, 0) as fault
      from ledger_entries as e where e.no is not null window lines as (partition by e.account_id order by e.no)) as l
      where gap <> 0 or fault <> 0`,
    fault: (name) =>
      `The lines of account ${name} have a gap, or their balance does not go on from the one before.`,
  },
  {
    question: sql`select w.seller_id || ' in ' || w.currency as name from wallets as w left join (
        select a.seller_id, a.currency,
          sum(case when a.kind = 'wallet' then e.amount_minor else 0 end) as wallet,
          sum(case when a.kind = 'due' then -e.amount_minor else 0 end) as due,
          sum(case when a.kind = 'wallet' then 1 else 0 end) as wallet_no,
          sum(case when a.kind = 'due' then 1 else 0 end) as due_no
        from ledger_entries as e join ledger_accounts as a on a._id = e.account_id
        where a.seller_id is not null group by a.seller_id, a.currency) as s
      on s.seller_id = w.seller_id and s.currency = w.currency
      where w.balance_minor <> coalesce(s.wallet, 0) or w.due_minor <> coalesce(s.due, 0)
        or w.wallet_no <> coalesce(s.wallet_no, 0) or w.due_no <> coalesce(s.due_no, 0)`,
    fault: (name) => `The balance of ${name} is not the sum of its lines.`,
  },
  {
    question: sql`select w.seller_id || ' in ' || w.currency as name from wallets as w where w.held_minor <>
      coalesce((select sum(h.amount_minor) from holds as h where h.seller_id = w.seller_id
        and h.currency = w.currency and h.status = 'Open'), 0)`,
    fault: (name) => `What is set aside of ${name} is not the sum of its open holds.`,
  },
  {
    question: sql`select t._id as name from ledger_txns as t
      join (select txn_id, sum(amount_minor + tax_minor) as charged, sum(refunded_minor) as refunded
        from charge_lines group by txn_id) as c on c.txn_id = t._id
      join (select txn_id, sum(amount_minor) as amount from ledger_entries where seller_id is not null group by txn_id)
        as e on e.txn_id = t._id
      left join (select r.reverses, sum(x.amount_minor) as given from ledger_txns as r
        join ledger_entries as x on x.txn_id = r._id and x.seller_id is not null
        where r.reverses is not null group by r.reverses) as g on g.reverses = t._id
      where t.kind in ('charge', 'capture') and (c.charged <> -e.amount or c.refunded <> coalesce(g.given, 0))`,
    fault: (name) => `Charge ${name} is not what its lines say was charged and given back.`,
  },
  {
    question: sql`select o.code || ' for ' || p.code as name from holds as h
      join packages as p on p._id = h.package_id join orders as o on o._id = h.order_id
      where h.status = 'Open' and p.shipment_status not in ('Processing', 'Failed') and not exists (select 1
        from labels as l where l.package_id = p._id and l.status in ('Asked', 'Unknown'))`,
    fault: (name) => `Postage of ${name} is still set aside, and no label takes it any more.`,
  },
  {
    question: sql`select txn_id as name from holds where txn_id is not null group by txn_id
      having count(*) > 1 or sum(case when status = 'Captured' then 0 else 1 end) > 0`,
    fault: (name) => `Movement ${name} ended what was set aside more than once.`,
  },
  {
    question: sql`select c._id as name from charge_lines as c
      left join (select f.charge_line_id, sum(f.amount_minor - ${RETURNED_SUM}) as asked from refund_lines as f
        join refund_requests as r on r._id = f.request_id where ${isOneOf("r.status", OPEN_REQUESTS)}
        group by f.charge_line_id) as o on o.charge_line_id = c._id
      where c.asked_minor <> coalesce(o.asked, 0)`,
    fault: (name) => `What is asked back of charged line ${name} is not the sum of its open requests.`,
  },
  {
    question: sql`select r.code as name from refund_requests as r
      join (select f.request_id, sum(f.amount_minor - ${RETURNED_SUM}) as asked from refund_lines as f group by f.request_id)
        as o on o.request_id = r._id
      where r.requested_minor <> o.asked and not (r.status = 'Cancelled' and o.asked = 0)`,
    fault: (name) => `What refund request ${name} shows is not the sum of what is left of its lines.`,
  },
  {
    question: sql`select coalesce(o.code, b.order_id, p.order_id) as name from (
        select order_id, currency, provider, sum(amount_minor) as amount from order_costs
        where amount_minor > 0 group by order_id, currency, provider) as b
      full join (select t.order_id, e.currency, a.party as provider, sum(e.amount_minor) as amount
        from ledger_txns as t join ledger_entries as e on e.txn_id = t._id
        join ledger_accounts as a on a._id = e.account_id
        where t.ref_kind = 'order_costs' and a.kind = 'provider'
        group by t.order_id, e.currency, a.party) as p
        on p.order_id = b.order_id and p.currency = b.currency and p.provider = b.provider
      left join orders as o on o._id = coalesce(b.order_id, p.order_id)
      where coalesce(b.amount, 0) <> coalesce(p.amount, 0)`,
    fault: (name) => `The production cost of order ${name} is not what the ledger has of it.`,
  },
  {
    question: sql`select o.code as name from orders as o where o.print_status = 'Printed'
      and o.remedy <> 'reship' and not exists (select 1 from order_costs as c where c.order_id = o._id)`,
    fault: (name) => `Order ${name} was printed, and its production cost was not booked.`,
  },
];

export const bookFaults = (reader: Reader): Promise<string[]> => findFaults(reader, CHECKS);
