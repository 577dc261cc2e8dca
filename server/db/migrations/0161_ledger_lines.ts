/** Adds a view of entries on our own accounts, as lines that a report sums and lists. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create index ledger_entries_of_house on ledger_entries
    (created_at, seq, account_id, txn_id, kind, currency, amount_minor) where seller_id is null`,
  // A left join costs a query nothing if it reads no column of the joined table.
  `create view ledger_lines as select e.seq, e.txn_id || '.' || e.account_id as _id, e.txn_id,
    case when a.kind in ('revenue', 'cost') then a.kind || ':' || a.party else a.kind end as heading,
    e.kind, e.currency, e.amount_minor, e.created_at, t.seller_id,
    coalesce(o.shipping_method, '') as service
  from ledger_entries as e join ledger_accounts as a on a._id = e.account_id
    left join ledger_txns as t on t._id = e.txn_id left join orders as o on o._id = t.order_id
  where e.seller_id is null`,
];

export const ledgerLines: Migration = {
  number: 161,
  name: "ledger_lines",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "ledger_lines.heading":
      "revenue and cost with their part, such as revenue:goods; else the kind of the account.",
    "ledger_lines.service": "The shipping method of its order; empty without one.",
  },
};
