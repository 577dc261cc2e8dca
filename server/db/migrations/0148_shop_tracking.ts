/** Adds tracking numbers that are sent to shops. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table shop_tracking (
  seq SEQ,
  _id ID unique,
  store_id ID references stores (_id),
  seller_id ID references users (_id),
  shop_order_id ID,
  order_id ID,
  package_id ID,
  number ID,
  status ID,
  reason TEXT,
  attempts INT check (attempts >= 0),
  due_at INT,
  leased_by TEXT,
  lease_until INT,
  sent_at INT?,
  created_at INT,
  updated_at INT,
  unique (package_id, shop_order_id, number)
)`,
  "create index shop_tracking_due on shop_tracking (store_id, due_at) where status = 'Waiting'",
  "create index shop_tracking_of_order on shop_tracking (store_id, shop_order_id, seq)",
];

export const shopTracking: Migration = {
  number: 148,
  name: "shop tracking",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "shop_tracking": "Tracking numbers for shops. Those of one order are sent one after the other.",
    "shop_tracking.status": "Waiting, Sent, Refused or Dropped.",
    "shop_tracking.order_id": "Ours in the package; a remedy's number goes to the order that it is for.",
    "shop_tracking.due_at": "The next attempt.",
  },
};
