/**
 * Adds lifecycles of garments, packages and labels. Every order keeps its state: a garment that waited is at
 * the first step of its location, a printed one waits to be packed, every paid order gets a package, and
 * every tracking number that was attached gets a label.
 */
import type { Engine } from "../database.ts";
import { appendOnly, type Migration, render, searchable } from "../ddl.ts";

const MAIN_ID = "019ab000-0000-7000-8000-000000000001";

/** Restores MAIN if no location is left, because existing garments need one. */
const SOMEWHERE =
  `insert into locations (_id, code, name, type, address_line1, address_line2, city, region, postal_code, country,
  time_zone, workdays, cut_off_min, holidays, steps, methods, carriers, capacity_day, priority, status, search_text,
  created_at, updated_at, version)
  select '${MAIN_ID}', 'MAIN', 'Main', 'factory', '', '', '', '', '', '', '', '["Mo","Tu","We","Th","Fr"]', 840, '[]',
  '["qc","cutting","print","sewing","final_qc","pack"]', '["dtg","dtf","sublimation","embroidery"]', '[]', 0, 0,
  'Active', 'main main', 0, 0, 1
  where not exists (select 1 from locations) and exists (select 1 from units)`;

const UNITS = `create table units_new (
  seq SEQ,
  _id ID unique,
  code ID unique,
  order_id ID,
  order_line_id ID,
  seller_id ID,
  item_id ID?,
  location_id ID references locations (_id),
  package_id ID? references packages (_id),
  station_id ID? references stations (_id),
  print_status ID,
  work_status TEXT,
  was_open BOOL,
  cycle INT check (cycle > 0),
  cycles INT check (cycles > 0),
  rejects INT check (rejects >= 0),
  begun_at INT?,
  packed_at INT?,
  packed_by ID?,
  due_at INT,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0),
  foreign key (order_id, seller_id) references orders (_id, seller_id),
  foreign key (order_line_id, order_id) references order_lines (_id, order_id)
)`;

const LABELS = `create table labels (
  _id ID primary key,
  package_id ID references packages (_id),
  seller_id ID,
  provider ID,
  carrier TEXT,
  number TEXT,
  status ID,
  file_id ID?,
  reason TEXT,
  bought_at INT,
  voided_at INT?,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`;

const TABLES = [
  "alter table packages add column location_id ID?",
  "alter table packages add column due_at INT default 0",
  "alter table packages add column handed_at INT?",
  "alter table packages add column handed_by ID?",
  "alter table packages add column trouble TEXT default ''",
  `create table package_orders (
  package_id ID references packages (_id),
  order_id ID references orders (_id),
  seller_id ID,
  primary key (package_id, order_id)
)`,
  "create index package_orders_by_order on package_orders (order_id)",
  LABELS,
  "create unique index labels_live on labels (package_id) where status in ('Asked', 'Unknown', 'Live')",
  "create index labels_by_package on labels (package_id)",
  "create index labels_by_number on labels (number, bought_at)",
  `create table track_events (
  _id ID primary key,
  label_id ID references labels (_id),
  package_id ID references packages (_id),
  at INT,
  received_at INT,
  status ID,
  raw TEXT,
  place TEXT,
  source ID,
  digest ID,
  unique (label_id, digest)
)`,
  "create index track_events_by_package on track_events (package_id, at)",
  `create table unit_events (
  seq SEQ,
  _id ID unique,
  unit_id ID,
  seller_id ID,
  item_id ID?,
  location_id ID,
  cycle INT,
  event ID,
  from_state TEXT,
  to_state TEXT,
  before JSON,
  station_id ID?,
  actor_id ID,
  device TEXT,
  source ID,
  reason_code TEXT,
  reason TEXT,
  fault_step TEXT,
  photo_id ID?,
  undoes ID?,
  at INT
)`,
  "create index unit_events_by_unit on unit_events (unit_id, seq)",
  "create index unit_events_by_actor on unit_events (actor_id, device, seq)",
  "create index unit_events_by_station on unit_events (station_id, at) where station_id is not null",
];

/** Selects the first step of a location, in the order of all steps. */
const FIRST = `case when l.steps like '%"qc"%' then 'QC' when l.steps like '%"cutting"%' then 'Cutting'
  when l.steps like '%"print"%' then 'Printing' when l.steps like '%"sewing"%' then 'Sewing'
  when l.steps like '%"final_qc"%' then 'Final QC' else 'Packing' end`;
const IS_PACKED = `(p.shipment_status not in ('Processing', 'Failed', 'Ready')
  or o.shipment_status in ('Handed Over', 'Delivered', 'Returned'))`;
/** Garments of a cancelled order are stopped, even if they were printed. */
const IS_OVER = "o.status = 'Cancelled'";
const IS_HELD = "o.status in ('On Hold', 'Cancel Requested')";

const numbered = (engine: Engine, start: string): string => {
  const number = `${start} + row_number() over (order by o._id) - 1`;
  return engine === "sqlite"
    ? `'PK-' || printf('%06d', ${number})`
    : `'PK-' || lpad((${number})::text, greatest(6, length((${number})::text)), '0')`;
};
const NEXT = "coalesce((select next from counters where name = 'packages'), 1)";

const moved = (engine: Engine): readonly string[] => [
  SOMEWHERE,
  `insert into package_orders (package_id, order_id, seller_id) select _id, order_id, seller_id from packages`,
  // A paid order without a usable package gets one, whose id is that of the order.
  `insert into packages (_id, code, order_id, order_code, seller_id, shipment_status, recipient_name, city, country,
  carrier, service, tracking_number, weight_g, items_count, price_minor, currency, search_text, created_at, updated_at,
  version, due_at)
  select o._id, ${
    numbered(engine, NEXT)
  }, o._id, o.code, o.seller_id, 'Processing', o.recipient_name, o.city, o.country,
  '', o.shipping_method, '',
  coalesce((select sum(li.quantity * i.weight_g) from order_lines as li join items as i on i._id = li.item_id
    where li.order_id = o._id), 0), o.items_count, 0, o.currency, o.search_text, o.updated_at, o.updated_at, 1, o.due_at
  from orders as o where o.status in ('Processing', 'In Production', 'On Hold', 'Cancel Requested', 'Ready')
  and exists (select 1 from units as u where u.order_id = o._id and u.status <> 'Stopped')
  and not exists (select 1 from packages as p where p.order_id = o._id
    and p.shipment_status not in ('Voided', 'Cancelled'))`,
  `insert into counters (name, next) select 'packages', 1 where not exists
  (select 1 from counters where name = 'packages') and exists (select 1 from packages)`,
  `update counters set next = next + (select count(*) from packages where _id = order_id) where name = 'packages'`,
  // Only packages that were made above have the id of their order.
  `update packages set search_text = lower(code) || ' ' || search_text where _id = order_id`,
  `insert into package_orders (package_id, order_id, seller_id)
  select _id, order_id, seller_id from packages where _id = order_id`,
  `update packages set due_at = (select due_at from orders where orders._id = packages.order_id) where due_at = 0`,
  `update packages set location_id = (select _id from locations order by priority, code limit 1)`,
  `insert into labels (_id, package_id, seller_id, provider, carrier, number, status, file_id, reason, bought_at,
  voided_at, created_at, updated_at, version)
  select _id, _id, seller_id, 'upload', carrier, tracking_number,
  case when shipment_status in ('Voided', 'Cancelled') then 'Voided' else 'Live' end, null, '', created_at,
  case when shipment_status in ('Voided', 'Cancelled') then updated_at end, created_at, updated_at, 1
  from packages where tracking_number <> ''`,
  `insert into units_new (_id, code, order_id, order_line_id, seller_id, item_id, location_id, package_id, station_id,
  print_status, work_status, was_open, cycle, cycles, rejects, begun_at, packed_at, packed_by, due_at, search_text,
  created_at, updated_at, version)
  select u._id, u.code, u.order_id, u.order_line_id, u.seller_id, li.item_id, l._id, p._id, null,
  case when ${IS_OVER} then 'Stopped' else case u.status when 'Waiting' then ${FIRST} when 'Printing' then 'Printing'
    when 'Printed' then case when ${IS_PACKED} then 'Packed' else 'Packing' end else 'Stopped' end end,
  case when u.status = 'Stopped' or ${IS_OVER} or (u.status = 'Printed' and ${IS_PACKED}) then ''
    when ${IS_HELD} then 'On Hold' when u.status = 'Printing' then 'Inprocess' else 'Waiting' end,
  case when u.status = 'Printing' and ${IS_HELD} then 1 else 0 end,
  1, 1, 0, case when u.status in ('Printing', 'Printed') then u.updated_at end,
  case when u.status = 'Printed' and ${IS_PACKED} then u.updated_at end, null, o.due_at,
  lower(u.code) || ' ' || lower(o.code) || ' ' || lower(li.sku), u.created_at, u.updated_at, 1
  from units as u join orders as o on o._id = u.order_id join order_lines as li on li._id = u.order_line_id
  join locations as l on l._id = (select _id from locations order by priority, code limit 1)
  left join packages as p on p._id = (select max(q._id) from packages as q where q.order_id = u.order_id
    and q.shipment_status not in ('Voided', 'Cancelled')) and u.status <> 'Stopped'
  order by u.code`,
  "update orders set print_status = 'Stopped' where status = 'Cancelled' and print_status <> 'Stopped'",
  "drop table units",
  "alter table units_new rename to units",
];

/** Made after the rows were inserted, which is faster. */
const INDICES = [
  "create index units_by_order on units (order_id)",
  "create index units_by_line on units (order_line_id)",
  "create index units_by_package on units (package_id) where package_id is not null",
  "create index units_by_station on units (station_id) where station_id is not null",
  "create index units_by_work on units (location_id, print_status, work_status, due_at, seq)",
  "create index units_by_seller on units (seller_id, print_status, seq)",
];

export const spine: Migration = {
  number: 31,
  name: "spine",
  statements: (engine) => [
    ...[...TABLES, UNITS].map((statement) => render(engine, statement)),
    ...appendOnly(engine, "unit_events"),
    ...appendOnly(engine, "track_events"),
    ...moved(engine),
    ...INDICES.map((statement) => render(engine, statement)),
    ...searchable(engine, "units"),
    ...engine === "sqlite" ? ["insert into units_search (units_search) values ('rebuild')"] : [],
  ],
};
