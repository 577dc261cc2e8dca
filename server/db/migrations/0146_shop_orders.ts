/** Adds orders as shops know them, separate from our orders. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table shop_orders (
  seq SEQ,
  _id ID unique,
  store_id ID references stores (_id),
  seller_id ID references users (_id),
  shop_id ID,
  shop_order_id ID,
  number TEXT,
  status ID,
  reason TEXT,
  state TEXT,
  remote_at INT,
  applied JSON,
  proposal JSON,
  refused TEXT,
  lines JSON,
  order_id TEXT? references orders (_id) on delete set null,
  named_at INT?,
  read_at INT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0),
  unique (store_id, shop_id, shop_order_id)
)`,
  "create unique index shop_orders_of_order on shop_orders (order_id) where order_id is not null",
  "create index shop_orders_open on shop_orders (store_id, status) where status in ('Waiting', 'Different')",
  "create index shop_orders_named on shop_orders (store_id, named_at) where named_at is not null",
];

export const shopOrders: Migration = {
  number: 146,
  name: "shop orders",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "shop_orders": "Orders as their shops know them. Source: docs/shops.md, ADR 131.",
    "shop_orders.shop_id": "Of its connection: ids of another shop may be the same.",
    "shop_orders.status": "Named, Waiting, Made, Different or Left Out.",
    "shop_orders.reason": "Why it is left out, waits or differs: a code.",
    "shop_orders.state": "The shop's own, as the port names it.",
    "shop_orders.remote_at": "When the shop changed it. What is older writes nothing.",
    "shop_orders.applied": "ShopContent that our order has; empty where it came another way.",
    "shop_orders.proposal": "ShopContent that waits for a decision, or for the next day.",
    "shop_orders.refused": "Digest of the content that a person refused: it is not offered again.",
    "shop_orders.lines": "Our line of each line of the shop.",
    "shop_orders.named_at": "A webhook named it: it is read from then on.",
  },
};
