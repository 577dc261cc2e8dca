/** Adds daily sums of the entries on our own accounts, and the days whose sums are up to date. */
import type { Engine } from "../database.ts";
import { type Migration, render } from "../ddl.ts";

const TABLES = [
  `create table ledger_days (
  day_at INT,
  heading ID,
  kind ID,
  currency ID,
  seller_id TEXT,
  service TEXT,
  amount_minor INT,
  entries INT check (entries > 0)
)`,
  `create index ledger_days_by_day on ledger_days
    (day_at, heading, kind, currency, seller_id, service, amount_minor, entries)`,
  `create table ledger_days_kept (
  until_at INT primary key,
  from_at INT,
  time_zone ID,
  is_dirty BOOL,
  verified_at INT
)`,
  `create table day_sum_leases (
  name ID primary key,
  leased_by ID,
  leased_until INT
)`,
];

/** Most entries are newer than every stored day, so the trigger's search ends at the first key. */
const TRIGGERS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    `create trigger ledger_days_late after insert on ledger_entries when new.seller_id is null
begin update ledger_days_kept set is_dirty = 1
  where until_at > new.created_at and from_at <= new.created_at and is_dirty = 0; end`,
    `create trigger ledger_days_service after update of shipping_method on orders
when old.shipping_method is not new.shipping_method
begin update ledger_days_kept set is_dirty = 1
  where until_at > (select min(created_at) from ledger_txns where order_id = new._id) and is_dirty = 0
    and exists (select 1 from ledger_txns as t where t.order_id = new._id
      and t.created_at >= from_at and t.created_at < until_at); end`,
  ],
  postgres: [
    `create function ledger_days_late() returns trigger language plpgsql as
$$ declare first_at bigint; last_at bigint; begin
  select min(created_at), max(created_at) into first_at, last_at from news where seller_id is null;
  update ledger_days_kept set is_dirty = 1
    where until_at > first_at and from_at <= last_at and is_dirty = 0;
  return null;
end $$`,
    `create trigger ledger_days_late after insert on ledger_entries referencing new table as news
for each statement execute function ledger_days_late()`,
    `create function ledger_days_service() returns trigger language plpgsql as
$$ begin
  update ledger_days_kept as k set is_dirty = 1
    where k.until_at > (select min(created_at) from ledger_txns where order_id = new._id) and k.is_dirty = 0
      and exists (select 1 from ledger_txns as t where t.order_id = new._id
        and t.created_at >= k.from_at and t.created_at < k.until_at);
  return null;
end $$`,
    `create trigger ledger_days_service after update of shipping_method on orders for each row
when (old.shipping_method is distinct from new.shipping_method) execute function ledger_days_service()`,
  ],
};

export const ledgerDays: Migration = {
  number: 186,
  name: "ledger days",
  statements: (engine) => [...TABLES.map((statement) => render(engine, statement)), ...TRIGGERS[engine]],
  notes: {
    "ledger_days": "Sums of ledger_lines by day. Right for the days of ledger_days_kept that are not dirty.",
    "ledger_days.day_at": "The beginning of the day.",
    "ledger_days.seller_id": "Empty for movements of nobody.",
    "ledger_days_kept.time_zone": "The one whose day it is. Days of two zones are never kept at once.",
    "ledger_days_kept.is_dirty":
      "Set by triggers when an entry of that day comes late, or the shipping method of its order changes.",
    "day_sum_leases": "The process that keeps sums by day.",
  },
};
