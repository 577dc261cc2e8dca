/** Lets orders come from TikTok's API, and requests to cancel be answered through it. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table tiktok_orders add column whole_at INT default 0 check (whole_at >= 0)",
  "alter table tiktok_orders add column cancel_answer TEXT default '' check (cancel_answer in ('', 'approve', 'refuse'))",
  "alter table tiktok_orders add column cancel_reason TEXT default ''",
  "create index tiktok_orders_answered on tiktok_orders (store_id) where cancel_answer <> ''",
];

export const tiktokShops: Migration = {
  number: 205,
  name: "tiktok shops",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "tiktok_orders.whole_at": "Time of the newest description with all lines; 0 without one.",
    "tiktok_orders.cancel_answer": "An answer to the request to cancel which TikTok has not taken yet.",
    "tiktok_orders.cancel_reason": "Shown to the buyer by TikTok if the request is refused.",
  },
};
