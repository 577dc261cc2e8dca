import { sql } from "kysely";
import { MAX_BOX_PACKAGES } from "../../../../api/handover/box_weight.ts";
import type { Reader } from "../../../db/database.ts";
import { type FaultCheck, findFaults } from "../../../db/faults_store.ts";

const CHECKS: readonly FaultCheck[] = [
  {
    question: sql`select b.code as name from boxes as b left join (select box_id, count(*) as packages,
        sum(coalesce(weighed_g, weight_g)) as grams,
        sum(case when weighed_g is null then 1 else 0 end) as estimated
        from packages where box_id is not null group by box_id) as p on p.box_id = b._id
      where b.status in ('Processing', 'Closed') and (b.packages_count <> coalesce(p.packages, 0)
        or b.net_g <> coalesce(p.grams, 0) or b.estimated_count <> coalesce(p.estimated, 0))`,
    fault: (name) => `Box ${name} has other sums than its packages.`,
  },
  {
    question: sql`select p.code as name from packages as p where p.shipment_status = 'Boxed' and not exists (
      select 1 from boxes as b where b._id = p.box_id and b.status <> 'Cancelled')`,
    fault: (name) => `Package ${name} is Boxed, and its box does not exist or was cancelled.`,
  },
  {
    question: sql`select p.code as name from packages as p join boxes as b on b._id = p.box_id
      where b.status in ('Processing', 'Closed') and p.shipment_status in ('Processing', 'Failed', 'Ready', 'Packed')`,
    fault: (name) => `Package ${name} is in a box and not Boxed.`,
  },
  {
    question: sql`select p.code as name from packages as p join boxes as b on b._id = p.box_id
      where p.location_id <> b.location_id or p.method_code <> b.method_code`,
    fault: (name) => `Package ${name} is in a box of another location or method.`,
  },
  {
    question: sql`select b.code as name from boxes as b where b.packages_count > ${sql.lit(MAX_BOX_PACKAGES)}
      or (b.status in ('Closed', 'Handed Over', 'Received')) <> (b.closed_at is not null)`,
    fault: (name) => `Box ${name} is closed without a time, or has too many packages.`,
  },
];

export const boxFaults = (reader: Reader): Promise<string[]> => findFaults(reader, CHECKS);
