/** Adds top-ups that sellers send, payment methods, and exchange rates. */
import { appendOnly, type Migration, render, searchable } from "../ddl.ts";

const TABLES = [
  `create table payment_methods (
  _id ID primary key,
  name ID,
  currency ID,
  pay_to TEXT,
  min_minor INT check (min_minor >= 0),
  status ID,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  `create table fx_rates (
  seq SEQ,
  _id ID unique,
  currency ID,
  rate TEXT,
  rate_micro INT check (rate_micro > 0),
  effective_at INT,
  user_id ID,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  "create index fx_rates_in_force on fx_rates (currency, effective_at, seq)",
  `create table topups (
  seq SEQ,
  _id ID unique,
  code ID unique,
  seller_id ID references users (_id),
  kind ID,
  method_id TEXT? references payment_methods (_id),
  tx_ref TEXT,
  paid TEXT,
  paid_minor INT check (paid_minor >= 0),
  currency ID,
  paid_at INT?,
  rate_micro INT?,
  credited_minor INT check (credited_minor >= 0),
  credited_currency ID,
  note TEXT,
  reason TEXT,
  status ID,
  maker ID,
  maker_for TEXT?,
  checker TEXT?,
  checker_for TEXT?,
  decided_at INT?,
  txn_id TEXT? references ledger_txns (_id),
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  "create unique index topups_once on topups (method_id, tx_ref) where status = 'Approved' and tx_ref <> ''",
  "create index topups_by_ref on topups (tx_ref, method_id) where tx_ref <> ''",
  "create index topups_by_status on topups (status, created_at, seq, seller_id)",
  "create index topups_by_seller on topups (seller_id, created_at, seq, status)",
  "create index topups_by_created on topups (created_at, seq, seller_id, status)",
];

export const topups: Migration = {
  number: 35,
  name: "topups",
  statements: (engine) => [
    ...TABLES.map((statement) => render(engine, statement)),
    ...appendOnly(engine, "fx_rates"),
    ...searchable(engine, "topups"),
  ],
};
