import { sql } from "kysely";
import type { Reader } from "../../../db/database.ts";
import { type FaultCheck, findFaults } from "../../../db/faults_store.ts";

const CHECKS: readonly FaultCheck[] = [
  {
    question:
      sql`select r.tiktok_id as name from tiktok_orders as r left join (select tiktok_order_id, count(*) as found,
        sum(case when item_id is null then 1 else 0 end) as unmapped from tiktok_lines group by tiktok_order_id)
        as l on l.tiktok_order_id = r._id
      where r.lines_count <> coalesce(l.found, 0) or r.unmapped <> coalesce(l.unmapped, 0)`,
    fault: (name) => `TikTok order ${name} has other counts than its lines.`,
  },
  {
    question: sql`select r.tiktok_id as name from tiktok_orders as r join orders as o on o._id = r.order_id
      where o.store_id <> r.store_id or r.seller_id <> o.seller_id`,
    fault: (name) => `TikTok order ${name} is linked to an order of another store.`,
  },
];

export const tiktokFaults = (reader: Reader): Promise<string[]> => findFaults(reader, CHECKS);
