/** Adds the stock of blanks by location, every change of it, and which garment has a blank. */
import { appendOnly, type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table stock (
  seq SEQ,
  _id ID unique,
  location_id ID references locations (_id),
  item_id ID references items (_id),
  on_hand INT default 0 check (on_hand >= 0),
  reserved INT default 0 check (reserved >= 0 and reserved <= on_hand),
  low_at INT check (low_at >= 0),
  low_told_at INT?,
  created_at INT,
  updated_at INT,
  version INT check (version > 0),
  unique (location_id, item_id)
)`,
  "create index stock_by_item on stock (item_id, location_id)",
  "create index stock_low on stock (seq) where low_told_at is null and low_at > 0 and on_hand - reserved <= low_at",
  "create index stock_low_told on stock (seq) where low_told_at is not null",
  `create table stock_moves (
  seq SEQ,
  _id ID unique,
  location_id ID,
  item_id ID,
  kind ID,
  d_on_hand INT,
  d_reserved INT,
  unit_id ID?,
  unit_version INT,
  actor_id ID,
  reason TEXT,
  at INT
)`,
  "create index stock_moves_by_place on stock_moves (item_id, location_id, seq)",
  "create index stock_moves_by_unit on stock_moves (unit_id, seq) where unit_id is not null",
  "alter table orders add column location_id ID?",
  "alter table units add column blank ID default 'None'",
  "alter table units add column offered_id ID?",
  "create index units_short on units (item_id, location_id, due_at, seq) where blank = 'Short'",
  "create index units_reserved on units (item_id, location_id, due_at, seq) where blank = 'Reserved'",
  "alter table unit_events add column unit_version INT default 0",
];

/** Orders in production are made at the location of their garments. */
const MADE_AT = `update orders set location_id =
  (select min(u.location_id) from units as u where u.order_id = orders._id and u.print_status <> 'Stopped')
  where paid = 1`;

/** Adds a tab to the list of garments: those that wait for a blank. */
const VIEW =
  `insert into saved_views (_id, resource, name, code, audience, role, default_role, columns, density,
filters, sort, position, created_at, updated_at, version) values
('view-units-blank', 'units', 'blank', 'blank', 'everyone', '', '', '[]', 'normal', '{"blank":"Short"}', 'rush', 8,
0, 0, 1)`;

export const stock: Migration = {
  number: 42,
  name: "stock",
  statements: (engine) => [
    ...STATEMENTS.map((statement) => render(engine, statement)),
    MADE_AT,
    VIEW,
    ...appendOnly(engine, "stock_moves"),
  ],
};
