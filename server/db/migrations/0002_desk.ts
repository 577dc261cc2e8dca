/** Adds SKU maps of stores, tags, jobs by row, saved views, comments and notifications. */
import type { Engine } from "../database.ts";
import { type Migration, oneOf, render } from "../ddl.ts";
import { seededViews } from "./0002_views.ts";

const stores = [
  "alter table stores add column url TEXT default ''",
  "alter table stores add column time_zone TEXT default ''",
  "alter table stores add column auto_hold BOOL default 0",
  "alter table stores add column cooling_off_min INT default 0",
  "alter table stores add column search_text TEXT default ''",
  "update stores set search_text = lower(name)",
  `create table sku_map (
  store_id ID,
  seller_id ID,
  external_sku ID,
  item_id ID references items (_id),
  user_id ID references users (_id),
  created_at INT,
  updated_at INT,
  primary key (store_id, external_sku),
  foreign key (store_id, seller_id) references stores (_id, seller_id)
)`,
  "create index sku_map_by_item on sku_map (item_id)",
  `create table import_plans (
  store_id ID,
  seller_id ID,
  header_key ID,
  plan JSON,
  user_id ID references users (_id),
  updated_at INT,
  primary key (store_id, header_key),
  foreign key (store_id, seller_id) references stores (_id, seller_id)
)`,
  `create table shipping_methods (
  code ID primary key,
  name ID,
  carrier TEXT,
  min_days INT,
  max_days INT,
  position INT,
  status ID ${oneOf("status", ["Active", "Retired"])}
)`,
  `insert into shipping_methods (code, name, carrier, min_days, max_days, position, status) values
  ('economy', 'Economy', 'USPS', 6, 12, 1, 'Active'),
  ('standard', 'Standard', 'USPS', 4, 7, 2, 'Active'),
  ('express', 'Express', 'UPS', 2, 3, 3, 'Active'),
  ('overnight', 'Overnight', 'FedEx', 1, 1, 4, 'Active'),
  ('international', 'International standard', 'VNPost', 10, 20, 5, 'Active'),
  ('international-express', 'International express', 'DHL', 3, 6, 6, 'Active')`,
];

/** The open statuses of api/statuses.ts. A partial index is used only by queries with the same condition. */
const OPEN = "'Draft', 'Pending', 'Processing', 'In Production', 'On Hold', 'Cancel Requested', 'Ready'";

/** The bits of `problem_mask` are those of api/orders/order_problems.ts: 1 address, 2 SKU, 4 price. */
const orders = [
  "alter table orders add column tags JSON default '[]'",
  "alter table orders add column problem_mask INT default 0",
  "alter table orders add column cools_until INT?",
  `update orders set problem_mask =
  (case when problems like '%"recipient%' or problems like '%"address%' or problems like '%"city%'
    or problems like '%"country%' then 1 else 0 end)
  + (case when problems like '%"skuUnknown"%' or problems like '%"linesMissing"%' then 2 else 0 end)
  + (case when problems like '%"priceMissing"%' then 4 else 0 end)
where problems_count > 0`,
  "alter table orders add column shipped_at INT?",
  `update orders set shipped_at = (select min(at) from audit_events
  where entity = 'orders' and entity_id = orders._id and action = 'shipment.handOver')
where status in ('Shipped', 'Delivered', 'Completed', 'Returned')`,
  "create index orders_by_shipped on orders (shipped_at, seller_id) where shipped_at is not null",
  // The values of a long pasted list are looked up in these.
  "create index orders_by_tracking on orders (tracking_number) where tracking_number <> ''",
  "create index packages_by_tracking on packages (tracking_number) where tracking_number <> ''",
  "create index packages_by_order_code on packages (order_code) where order_code <> ''",
  "create index orders_by_seller_shipped on orders (seller_id, shipped_at) where shipped_at is not null",
  // The dashboard sums money by day, and with the money in the index it reads no row.
  "drop index orders_by_created",
  `create index orders_by_created on orders
(created_at, seq, seller_id, status, print_status, shipment_status, store_id, country, total_minor, currency)`,
  "drop index orders_by_seller_created",
  `create index orders_by_seller_created on orders
(seller_id, created_at, seq, status, print_status, shipment_status, store_id, country, total_minor, currency)`,
  `create index orders_open on orders (due_at, seq, seller_id, status) where status in (${OPEN})`,
  `create index orders_with_problems on orders (status, seller_id, created_at, seq, problem_mask)
where problem_mask <> 0`,
  `create table order_tags (
  order_id ID,
  seller_id ID,
  tag ID,
  primary key (order_id, tag),
  foreign key (order_id, seller_id) references orders (_id, seller_id)
)`,
  "create index order_tags_by_tag on order_tags (tag, seller_id, order_id)",
  "create index order_lines_unknown on order_lines (sku, seller_id, order_id) where item_id is null",
];

const jobs = [
  "alter table jobs add column search_text TEXT default ''",
  "alter table jobs add column about JSON default '{}'",
  "alter table jobs add column undone_by TEXT?",
  "alter table jobs add column file_name TEXT default ''",
  "alter table jobs add column file_bytes INT default 0",
  "alter table jobs add column leased_by TEXT default ''",
  "alter table jobs add column leased_until INT default 0",
  "update jobs set search_text = lower(title)",
  "create index jobs_by_created on jobs (created_at, _id)",
  "create index jobs_by_seller on jobs (seller_id, created_at, _id)",
  `create table job_rows (
  job_id ID references jobs (_id),
  position INT,
  record_id ID,
  code TEXT,
  status ID ${oneOf("status", ["Waiting", "Done", "Failed"])},
  reason TEXT,
  before TEXT,
  primary key (job_id, position)
)`,
  "create unique index job_rows_by_record on job_rows (job_id, record_id)",
  "create index job_rows_by_status on job_rows (job_id, status, position)",
  `create table job_refused_rows (
  job_id ID references jobs (_id),
  line INT,
  cells JSON,
  primary key (job_id, line)
)`,
];

const views = [
  `create table saved_views (
  _id ID primary key,
  resource ID,
  name ID,
  code TEXT,
  owner_id TEXT? references users (_id),
  audience ID ${oneOf("audience", ["mine", "group", "role", "everyone"])},
  group_id TEXT? references groups (_id),
  role TEXT,
  default_role TEXT,
  columns JSON,
  density ID ${oneOf("density", ["compact", "normal", "roomy"])},
  filters JSON,
  sort TEXT,
  position INT,
  created_at INT,
  updated_at INT,
  version INT
)`,
  "create index saved_views_by_resource on saved_views (resource, audience)",
  "create unique index saved_views_default on saved_views (resource, default_role) where default_role <> ''",
  `create table view_pins (
  user_id ID references users (_id),
  resource ID,
  view_ids JSON,
  primary key (user_id, resource)
)`,
  seededViews(),
];

const talk = [
  `create table comments (
  _id ID primary key,
  entity ID,
  entity_id ID,
  seller_id ID references users (_id),
  author_id ID references users (_id),
  author_name TEXT,
  body TEXT,
  visibility ID ${oneOf("visibility", ["staff", "seller"])},
  mentions JSON,
  created_at INT,
  updated_at INT,
  deleted_at INT?,
  version INT
)`,
  "create index comments_by_entity on comments (entity, entity_id, created_at)",
  `create table attachments (
  _id ID primary key,
  entity ID,
  entity_id ID,
  seller_id ID references users (_id),
  comment_id TEXT? references comments (_id),
  name ID,
  type ID,
  bytes INT,
  digest ID,
  visibility ID ${oneOf("visibility", ["staff", "seller"])},
  author_id ID references users (_id),
  author_name TEXT,
  created_at INT,
  deleted_at INT?
)`,
  "create index attachments_by_entity on attachments (entity, entity_id, created_at)",
  `create table notifications (
  _id ID primary key,
  user_id ID references users (_id),
  type ID ${oneOf("type", ["Order", "Item", "Support"])},
  code TEXT,
  subject TEXT,
  content TEXT,
  image TEXT,
  referent TEXT,
  status ID ${oneOf("status", ["New", "Readed"])},
  created_at INT
)`,
  "create index notifications_by_user on notifications (user_id, created_at, _id)",
  "create index notifications_new on notifications (user_id) where status = 'New'",
  "alter table outbox add column user_id TEXT?",
];

const statements = (engine: Engine): readonly string[] =>
  [...stores, ...orders, ...jobs, ...views, ...talk].map((text) => render(engine, text));

export const desk: Migration = { number: 2, name: "desk", statements };
