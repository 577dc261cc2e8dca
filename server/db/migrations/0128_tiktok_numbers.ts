/** Finds orders of TikTok by the tracking number that TikTok gave out. */
import type { Migration } from "../ddl.ts";

export const tiktokNumbers: Migration = {
  number: 128,
  name: "tiktok numbers",
  statements: () => [
    "create index tiktok_orders_by_tracking on tiktok_orders (tracking_number) where tracking_number <> ''",
  ],
};
