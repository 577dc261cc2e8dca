/**
 * Adds wallets with their balance, numbers and balances to lines of the statement, and charges by order line.
 * Existing data is converted: an order keeps its charges and refunds, a wallet its sum. Lines are numbered in
 * the order in which they happened.
 */
import type { Engine } from "../database.ts";
import { appendOnly, type Migration, render } from "../ddl.ts";

const TABLES = [
  `create table wallets (
  seller_id ID references users (_id),
  currency ID,
  balance_minor INT,
  due_minor INT,
  held_minor INT check (held_minor >= 0),
  credit_limit_minor INT check (credit_limit_minor >= 0),
  wallet_no INT,
  due_no INT,
  last_at INT,
  low_minor INT,
  low_told_at INT?,
  version INT check (version > 0),
  primary key (seller_id, currency)
)`,
  `create table ledger_accounts_new (
  _id ID primary key,
  seller_id TEXT? references users (_id),
  kind ID,
  party TEXT,
  currency ID
)`,
  `create table ledger_txns_new (
  _id ID primary key,
  kind ID,
  event TEXT,
  seller_id TEXT? references users (_id),
  order_id TEXT?,
  ref_kind TEXT,
  ref_id TEXT?,
  ref_code TEXT,
  reverses TEXT? references ledger_txns_new (_id),
  service TEXT,
  actor_id ID,
  acting_for TEXT?,
  request_id TEXT,
  created_at INT,
  foreign key (order_id, seller_id) references orders (_id, seller_id)
)`,
  `create table ledger_entries_new (
  seq SEQ,
  txn_id ID references ledger_txns_new (_id),
  account_id ID references ledger_accounts_new (_id),
  amount_minor INT check (amount_minor <> 0),
  currency ID,
  seller_id TEXT?,
  kind ID,
  ref_code TEXT,
  no INT?,
  balance_minor INT?,
  created_at INT,
  unique (txn_id, account_id)
)`,
  `create table holds_new (
  _id ID primary key,
  seller_id ID,
  order_id ID,
  package_id TEXT?,
  purpose ID,
  amount_minor INT check (amount_minor >= 0),
  currency ID,
  status ID,
  txn_id TEXT? references ledger_txns_new (_id),
  created_at INT,
  updated_at INT,
  foreign key (order_id, seller_id) references orders (_id, seller_id)
)`,
  `create table charge_lines (
  _id ID primary key,
  txn_id ID references ledger_txns_new (_id),
  seller_id ID references users (_id),
  order_id TEXT?,
  order_line_id TEXT?,
  package_id TEXT?,
  position INT,
  heading ID,
  quantity INT check (quantity > 0),
  unit_minor INT,
  amount_minor INT check (amount_minor >= 0),
  tax_minor INT check (tax_minor >= 0),
  currency ID,
  service TEXT,
  price JSON,
  refunded_minor INT check (refunded_minor >= 0),
  asked_minor INT check (asked_minor >= 0),
  created_at INT,
  check (refunded_minor + asked_minor <= amount_minor + tax_minor)
)`,
  "create table book_checks (seq SEQ, at INT, faults JSON)",
];

/** Names the party of accounts: so far all revenue came from goods. */
const KINDS = `case kind when 'revenue' then 'goods' when 'cash' then 'other' else '' end`;

/** Splits each charge into the order's lines if their sum is the charge; otherwise it becomes one line. */
const CHARGED =
  `insert into charge_lines (_id, txn_id, seller_id, order_id, order_line_id, package_id, position, heading,
  quantity, unit_minor, amount_minor, tax_minor, currency, service, price, refunded_minor, asked_minor, created_at)
  select _id, txn_id, seller_id, order_id, order_line_id, null, position, 'goods', quantity, unit_minor, amount_minor, 0,
  currency, '', '{}',
  case when given <= before_minor then 0 when given - before_minor >= amount_minor then amount_minor
    else given - before_minor end, 0, created_at
  from (select l.*, cast(coalesce(sum(l.amount_minor) over (partition by l.txn_id order by l.position
      rows between unbounded preceding and 1 preceding), 0) as BIGINT) as before_minor,
    cast(coalesce((select sum(e.amount_minor) from ledger_txns as r join ledger_entries as e on e.txn_id = r._id
      join ledger_accounts as a on a._id = e.account_id and a.kind = 'wallet' where r.reverses = l.txn_id), 0)
      as BIGINT) as given
  from (
    select t._id || '-' || o.position as _id, t._id as txn_id, t.seller_id, t.order_id, o._id as order_line_id,
      o.position, o.quantity, o.total_minor / o.quantity as unit_minor, o.total_minor as amount_minor, e.currency,
      t.created_at
    from ledger_txns as t join ledger_entries as e on e.txn_id = t._id
    join ledger_accounts as a on a._id = e.account_id and a.kind = 'wallet'
    join order_lines as o on o.order_id = t.order_id
    where t.kind = 'charge' and o.total_minor > 0
      and -e.amount_minor = (select sum(total_minor) from order_lines as s where s.order_id = t.order_id)
    union all
    select t._id || '-0', t._id, t.seller_id, t.order_id, null, 0, 1, -e.amount_minor, -e.amount_minor, e.currency,
      t.created_at
    from ledger_txns as t join ledger_entries as e on e.txn_id = t._id
    join ledger_accounts as a on a._id = e.account_id and a.kind = 'wallet'
    where t.kind = 'charge'
      and -e.amount_minor <> coalesce((select sum(total_minor) from order_lines as s where s.order_id = t.order_id), 0)
  ) as l) as spread`;

const moved = [
  `insert into ledger_accounts_new (_id, seller_id, kind, party, currency)
  select _id, seller_id, kind, ${KINDS}, currency from ledger_accounts`,
  `insert into ledger_txns_new (_id, kind, event, seller_id, order_id, ref_kind, ref_id, ref_code, reverses, service,
  actor_id, acting_for, request_id, created_at)
  select t._id, t.kind, '', t.seller_id, t.order_id, '', null, coalesce(o.code, ''), t.reverses, '', t.actor_id, null,
  t.request_id, t.created_at from ledger_txns as t left join orders as o on o._id = t.order_id
  order by t.created_at, t._id`,
  CHARGED,
  `insert into ledger_entries_new (txn_id, account_id, amount_minor, currency, seller_id, kind, ref_code, no,
  balance_minor, created_at)
  select e.txn_id, e.account_id, e.amount_minor, e.currency, a.seller_id, t.kind, t.ref_code,
  case when a.seller_id is not null
    then row_number() over (partition by e.account_id order by t.created_at, t._id) end,
  case when a.seller_id is not null then cast(sum(e.amount_minor) over (partition by e.account_id
    order by t.created_at, t._id rows between unbounded preceding and current row) as BIGINT) end,
  t.created_at
  from ledger_entries as e join ledger_txns_new as t on t._id = e.txn_id
  join ledger_accounts as a on a._id = e.account_id
  order by t.created_at, t._id, e.account_id`,
  `insert into holds_new (_id, seller_id, order_id, package_id, purpose, amount_minor, currency, status, txn_id,
  created_at, updated_at)
  select _id, seller_id, order_id, null, 'order', amount_minor, currency, status, txn_id, created_at, updated_at
  from holds`,
  `insert into wallets (seller_id, currency, balance_minor, due_minor, held_minor, credit_limit_minor, wallet_no, due_no,
  last_at, low_minor, low_told_at, version)
  select a.seller_id, a.currency, coalesce((select sum(amount_minor) from ledger_entries_new as e
    where e.account_id = a._id), 0), 0,
  coalesce((select sum(amount_minor) from holds as h where h.seller_id = a.seller_id and h.currency = a.currency
    and h.status = 'Open'), 0),
  case when a.floor_minor < 0 then -a.floor_minor else 0 end,
  coalesce((select max(no) from ledger_entries_new as e where e.account_id = a._id), 0), 0,
  coalesce((select max(created_at) from ledger_entries_new as e where e.account_id = a._id), 0), 0, null, 1
  from ledger_accounts as a where a.kind = 'wallet' and a.seller_id is not null`,
  "drop table holds",
  "drop table ledger_entries",
  "drop table ledger_txns",
  "drop table ledger_accounts",
  ...["ledger_accounts", "ledger_txns", "ledger_entries", "holds"].map((name) =>
    `alter table ${name}_new rename to ${name}`
  ),
];

const INDICES = [
  "create unique index ledger_accounts_one on ledger_accounts (coalesce(seller_id, ''), kind, party, currency)",
  "create index ledger_txns_by_order on ledger_txns (order_id) where order_id is not null",
  "create index ledger_txns_by_reversed on ledger_txns (reverses) where reverses is not null",
  "create unique index ledger_entries_lines on ledger_entries (account_id, no) where no is not null",
  "create index ledger_entries_by_account on ledger_entries (account_id, amount_minor)",
  "create index ledger_entries_by_seller on ledger_entries (seller_id, created_at, seq, kind) where seller_id is not null",
  "create index ledger_entries_by_time on ledger_entries (created_at, seq) where seller_id is not null",
  "create index ledger_entries_by_ref on ledger_entries (ref_code) where seller_id is not null",
  "create index holds_by_order on holds (order_id)",
  "create index holds_by_txn on holds (txn_id)",
  "create index holds_open on holds (seller_id, created_at) where status = 'Open'",
  "create index charge_lines_by_order on charge_lines (order_id, created_at)",
  "create index charge_lines_by_txn on charge_lines (txn_id)",
];

const HISTORY = ["ledger_txns", "ledger_entries"];
/** Drops functions on Postgres, which outlast their table and its triggers. */
const forgotten = (engine: Engine): readonly string[] =>
  engine === "postgres" ? HISTORY.map((table) => `drop function ${table}_refuse()`) : [];

export const money: Migration = {
  number: 34,
  name: "money",
  statements: (engine) => [
    ...[...TABLES, ...moved].map((statement) => render(engine, statement)),
    ...forgotten(engine),
    ...INDICES,
    ...HISTORY.flatMap((table) => appendOnly(engine, table)),
  ],
};
