/** Adds the account to entries of a seller, so that a page of a statement is read from an index alone. */
import type { Engine } from "../database.ts";
import { appendOnly, type Migration, render } from "../ddl.ts";

/** Drops the triggers that refuse updates; they are made again after the update. */
const opened = (engine: Engine): readonly string[] =>
  engine === "sqlite"
    ? ["drop trigger ledger_entries_no_update", "drop trigger ledger_entries_no_delete"]
    : ["drop trigger ledger_entries_refuse on ledger_entries", "drop function ledger_entries_refuse()"];

const CHANGES = [
  "alter table ledger_entries add column account TEXT?",
  `update ledger_entries set account = (select kind from ledger_accounts as a where a._id = account_id)
  where seller_id is not null`,
  "drop index ledger_entries_by_seller",
  "drop index ledger_entries_by_time",
  `create index ledger_entries_by_seller on ledger_entries (seller_id, created_at, seq, account, kind, amount_minor, currency)
  where seller_id is not null`,
  `create index ledger_entries_by_time on ledger_entries (created_at, seq, account, kind, seller_id)
  where seller_id is not null`,
  // A charge to the wallet is paid at once; a due amount waits for its invoice.
  `create view statement_lines as select seq, txn_id || '-' || account as _id, txn_id, account, seller_id, kind, ref_code,
    no, currency, amount_minor, balance_minor, created_at,
    case account when 'wallet' then 'Paid' else 'Pending' end as status
  from ledger_entries where seller_id is not null`,
];

export const statement: Migration = {
  number: 36,
  name: "statement",
  statements: (engine) => [
    ...opened(engine),
    ...CHANGES.map((statement) => render(engine, statement)),
    ...appendOnly(engine, "ledger_entries"),
  ],
};
