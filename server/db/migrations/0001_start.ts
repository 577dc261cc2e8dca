/** Adds the first tables: people, stores, orders, work, money, jobs, audit, outbox and idempotency keys. */
import type { Engine } from "../database.ts";
import { appendOnly, type Migration, oneOf, render, searchable } from "../ddl.ts";

const ORDER_STATUSES = [
  "Draft",
  "Pending",
  "Processing",
  "In Production",
  "On Hold",
  "Cancel Requested",
  "Ready",
  "Shipped",
  "Delivered",
  "Completed",
  "Returned",
  "Cancelled",
];
const PRINT_STATUSES = ["Waiting", "Printing", "Printed", "Stopped"];
const ORDER_SHIPMENT_STATUSES = ["Processing", "Ready", "Handed Over", "Delivered", "Returned", "Stopped"];
const PACKAGE_STATUSES = [
  "Processing",
  "Ready",
  "Failed",
  "Packed",
  "Boxed",
  "Handed Over",
  "In Transit",
  "Customs",
  "Out For Delivery",
  "Delivered",
  "Exception",
  "Return To Sender",
  "Returned",
  "Lost",
  "Voided",
  "Cancelled",
];
const JOB_STATUSES = ["Queued", "Running", "Done", "Failed", "Cancelled"];

const people = [
  `create table groups (
  _id ID primary key,
  name ID unique,
  created_at INT,
  updated_at INT,
  version INT
)`,
  `create table users (
  _id ID primary key,
  identity TEXT,
  email ID unique,
  name TEXT,
  h TEXT,
  role ID,
  status TEXT,
  password_hash TEXT,
  target TEXT,
  referent TEXT,
  permission JSON,
  customizer JSON,
  vip INT,
  phone_number TEXT,
  facebook TEXT,
  skype TEXT,
  sale_plan TEXT,
  when_tracking_update TEXT,
  day_update_tracking INT,
  default_carrier TEXT,
  order_daily_level INT,
  payment_type TEXT,
  time_of_payment INT,
  default_pricing_id TEXT?,
  contract_services JSON,
  is_usps_tracking BOOL?,
  is_rounded_tax BOOL?,
  active_status TEXT,
  primary_group_id TEXT? references groups (_id),
  last_login INT?,
  created_at INT,
  updated_at INT,
  version INT
)`,
  `create table user_groups (
  user_id ID references users (_id),
  group_id ID references groups (_id),
  primary key (user_id, group_id)
)`,
  `create table scopes (
  user_id ID references users (_id),
  seller_id ID references users (_id),
  primary key (user_id, seller_id)
)`,
  `create table sessions (
  token_hash ID primary key,
  _id ID unique,
  user_id ID references users (_id),
  super_hash TEXT?,
  created_at INT,
  last_seen_at INT,
  expires_at INT,
  revoked_at INT?
)`,
  "create index sessions_by_user on sessions (user_id)",
  `create table login_codes (
  code_hash ID primary key,
  user_id ID references users (_id),
  expires_at INT,
  used_at INT?
)`,
  `create table throttles (
  key ID primary key,
  tokens REAL,
  updated_at REAL
)`,
];

const catalogue = [
  `create table stores (
  _id ID primary key,
  seller_id ID references users (_id),
  name ID,
  platform TEXT,
  status TEXT,
  created_at INT,
  updated_at INT,
  version INT,
  unique (_id, seller_id)
)`,
  "create index stores_by_seller on stores (seller_id)",
  `create table items (
  _id ID primary key,
  sku ID unique,
  title TEXT,
  variant TEXT,
  currency ID,
  price_minor INT check (price_minor >= 0),
  weight_g INT check (weight_g >= 0),
  step_route JSON,
  status TEXT,
  created_at INT,
  updated_at INT,
  version INT
)`,
];

const orders = [
  `create table orders (
  seq SEQ,
  _id ID unique,
  code ID unique,
  external_number TEXT,
  seller_id ID references users (_id),
  store_id ID,
  status ID ${oneOf("status", ORDER_STATUSES)},
  print_status ID ${oneOf("print_status", PRINT_STATUSES)},
  shipment_status ID ${oneOf("shipment_status", ORDER_SHIPMENT_STATUSES)},
  recipient_name TEXT,
  company TEXT,
  address_line1 TEXT,
  address_line2 TEXT,
  city TEXT,
  region TEXT,
  postal_code TEXT,
  country TEXT,
  email TEXT,
  phone TEXT,
  shipping_method TEXT,
  items_count INT check (items_count >= 0),
  items_title TEXT,
  currency ID,
  total_minor INT check (total_minor >= 0),
  paid BOOL,
  carrier TEXT,
  tracking_number TEXT,
  note TEXT,
  problems JSON,
  problems_count INT check (problems_count >= 0),
  held_from TEXT,
  hold_reason TEXT,
  hold_until INT?,
  search_text TEXT,
  ordered_at INT?,
  due_at INT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0),
  unique (_id, seller_id),
  foreign key (store_id, seller_id) references stores (_id, seller_id)
)`,
  "create unique index orders_external on orders (store_id, external_number) where external_number <> ''",
  // Every list is sorted by a column, then by seq. Columns of filters and counts are in the index too, so
  // that a long list is filtered without reading its rows.
  `create index orders_by_created on orders
(created_at, seq, seller_id, status, print_status, shipment_status, store_id, country)`,
  "create index orders_by_status on orders (status, created_at, seq, seller_id)",
  `create index orders_by_seller on orders
(seller_id, status, created_at, seq, print_status, shipment_status, store_id, country)`,
  `create index orders_by_seller_created on orders
(seller_id, created_at, seq, status, print_status, shipment_status, store_id, country)`,
  "create index orders_by_store on orders (store_id, created_at, seq)",
  "create index orders_by_recipient on orders (recipient_name, seq, seller_id, status)",
  "create index orders_by_total on orders (total_minor, seq, seller_id, status)",
  "create index orders_by_number on orders (external_number, seq, seller_id, status)",
  "create index orders_by_due on orders (due_at, seq, seller_id, status)",
  // For a seller's own orders: without these indices all of them would be read and sorted for one page.
  ...["code", "recipient_name", "total_minor", "external_number", "due_at"].map((column) =>
    `create index orders_by_seller_${column} on orders (seller_id, ${column}, seq, status)`
  ),
  `create table order_lines (
  _id ID primary key,
  order_id ID,
  seller_id ID,
  position INT,
  item_id TEXT? references items (_id),
  sku TEXT,
  title TEXT,
  variant TEXT,
  quantity INT check (quantity > 0),
  total_minor INT,
  raw_total TEXT,
  unique (order_id, position),
  unique (_id, order_id),
  foreign key (order_id, seller_id) references orders (_id, seller_id)
)`,
  `create table units (
  _id ID primary key,
  code ID unique,
  order_id ID,
  order_line_id ID,
  seller_id ID,
  status ID ${oneOf("status", PRINT_STATUSES)},
  created_at INT,
  updated_at INT,
  foreign key (order_id, seller_id) references orders (_id, seller_id),
  foreign key (order_line_id, order_id) references order_lines (_id, order_id)
)`,
  "create index units_by_order on units (order_id)",
  "create index units_by_line on units (order_line_id)",
  `create table packages (
  seq SEQ,
  _id ID unique,
  code ID unique,
  order_id ID,
  order_code TEXT,
  seller_id ID,
  shipment_status ID ${oneOf("shipment_status", PACKAGE_STATUSES)},
  recipient_name TEXT,
  city TEXT,
  country TEXT,
  carrier TEXT,
  service TEXT,
  tracking_number TEXT,
  weight_g INT check (weight_g >= 0),
  items_count INT check (items_count >= 0),
  price_minor INT check (price_minor >= 0),
  currency ID,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0),
  foreign key (order_id, seller_id) references orders (_id, seller_id)
)`,
  "create index packages_by_order on packages (order_id)",
  "create index packages_by_created on packages (created_at, seq, seller_id, shipment_status, country)",
  "create index packages_by_status on packages (shipment_status, created_at, seq, seller_id)",
  "create index packages_by_seller on packages (seller_id, created_at, seq, shipment_status, country)",
];

const money = [
  `create table ledger_accounts (
  _id ID primary key,
  seller_id TEXT? references users (_id),
  kind ID ${oneOf("kind", ["wallet", "revenue", "cash"])},
  currency ID,
  floor_minor INT
)`,
  "create unique index ledger_accounts_one on ledger_accounts (coalesce(seller_id, ''), kind, currency)",
  `create table ledger_txns (
  _id ID primary key,
  kind ID ${oneOf("kind", ["topup", "charge", "refund", "adjustment"])},
  seller_id ID references users (_id),
  order_id TEXT?,
  reverses TEXT? references ledger_txns (_id),
  actor_id ID,
  request_id TEXT,
  created_at INT,
  foreign key (order_id, seller_id) references orders (_id, seller_id),
  check ((kind = 'refund') = (reverses is not null))
)`,
  "create index ledger_txns_by_order on ledger_txns (order_id)",
  "create index ledger_txns_by_reversed on ledger_txns (reverses)",
  `create table ledger_entries (
  txn_id ID references ledger_txns (_id),
  account_id ID references ledger_accounts (_id),
  amount_minor INT check (amount_minor <> 0),
  currency ID,
  primary key (txn_id, account_id)
)`,
  "create index ledger_entries_by_account on ledger_entries (account_id, amount_minor)",
  `create table holds (
  _id ID primary key,
  seller_id ID,
  order_id ID,
  amount_minor INT check (amount_minor >= 0),
  currency ID,
  status ID ${oneOf("status", ["Open", "Captured", "Released"])},
  txn_id TEXT? references ledger_txns (_id),
  created_at INT,
  updated_at INT,
  foreign key (order_id, seller_id) references orders (_id, seller_id)
)`,
  "create index holds_by_order on holds (order_id)",
  "create index holds_by_txn on holds (txn_id)",
];

const work = [
  `create table jobs (
  _id ID primary key,
  kind ID,
  status ID ${oneOf("status", JOB_STATUSES)},
  title TEXT,
  seller_id TEXT? references users (_id),
  user_id ID references users (_id),
  input JSON,
  cursor JSON,
  total INT,
  done INT,
  made INT,
  skipped INT,
  refused INT,
  error_code TEXT?,
  error_text TEXT?,
  created_at INT,
  updated_at INT,
  finished_at INT?
)`,
  "create index jobs_by_user on jobs (user_id, created_at)",
  "create index jobs_by_status on jobs (status, created_at)",
  `create table job_refusals (
  job_id ID references jobs (_id),
  line INT,
  code ID,
  field TEXT,
  primary key (job_id, line, code, field)
)`,
];

const protocol = [
  `create table audit_events (
  seq SEQ,
  _id ID unique,
  at INT,
  actor_id ID,
  actor_name TEXT,
  acting_for TEXT?,
  seller_id TEXT?,
  entity ID,
  entity_id ID,
  action ID,
  reason TEXT,
  changes JSON,
  request_id TEXT
)`,
  "create index audit_events_by_entity on audit_events (entity, entity_id, seq)",
  "create index audit_events_by_seller on audit_events (seller_id, seq)",
  `create table audit_seals (
  seq SEQ,
  first_seq INT,
  last_seq INT unique,
  count INT check (count > 0),
  digest ID,
  at INT
)`,
  `create table idempotency_keys (
  actor_id ID,
  field ID,
  key ID,
  fingerprint ID,
  response JSON,
  created_at INT,
  primary key (actor_id, field, key)
)`,
  "create index idempotency_keys_by_time on idempotency_keys (created_at)",
  `create table outbox (
  seq SEQ,
  entity ID,
  ids JSON,
  seller_id TEXT?,
  at INT
)`,
  `create table counters (
  name ID primary key,
  next INT check (next > 0)
)`,
];

const history = ["ledger_txns", "ledger_entries", "audit_events", "audit_seals"];

const statements = (engine: Engine): readonly string[] => [
  ...[...people, ...catalogue, ...orders, ...money, ...work, ...protocol].map((text) => render(engine, text)),
  ...history.flatMap((table) => appendOnly(engine, table)),
  ...searchable(engine, "orders"),
  ...searchable(engine, "packages"),
];

export const start: Migration = { number: 1, name: "start", statements };
