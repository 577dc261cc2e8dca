/** Counts the lines of manifests again, and checks that no package is on two. */
import { sql } from "kysely";
import { MAX_MANIFEST_ITEMS } from "../../../../api/handover/manifest_bounds.ts";
import type { Reader } from "../../../db/database.ts";
import { type FaultCheck, findFaults } from "../../../db/faults_store.ts";

const CHECKS: readonly FaultCheck[] = [
  {
    question: sql`select m.code as name from manifests as m left join (select manifest_id, count(*) as items,
        sum(weight_g) as grams, case when count(postage_minor) = count(*) then sum(postage_minor) end as postage,
        sum(case when state = 'Rejected' then 1 else 0 end) as rejected
        from manifest_lines group by manifest_id) as l on l.manifest_id = m._id
      where m.items_count <> coalesce(l.items, 0) or m.weight_g <> coalesce(l.grams, 0)
        or m.rejected_count <> coalesce(l.rejected, 0)
        or coalesce(m.postage_minor, -1) <> coalesce(l.postage, case when coalesce(l.items, 0) = 0 then 0 else -1 end)`,
    fault: (name) => `Manifest ${name} has other sums than its lines.`,
  },
  {
    question: sql`select p.code as name from manifest_lines as l join packages as p on p._id = l.package_id
      where l.live = 1 group by p.code having count(*) > 1`,
    fault: (name) => `Package ${name} is on two manifests.`,
  },
  {
    question: sql`select distinct m.code as name from manifest_lines as l
      join manifests as m on m._id = l.manifest_id
      where (l.live = 1) <> (l.state <> 'Rejected' and m.status <> 'Cancelled')
        or (l.sent = 1) <> (l.live = 1 and m.status in ('Submitted', 'Accepted', 'Closed'))
        or (l.state = 'Listed') <> (m.status in ('Processing', 'Generated', 'Submitted', 'Cancelled'))
        or (l.state = 'Rejected') <> (l.reason <> '')`,
    fault: (name) => `Manifest ${name} has lines that do not fit its status.`,
  },
  {
    question: sql`select m.code as name from manifests as m where m.items_count > ${
      sql.lit(MAX_MANIFEST_ITEMS)
    }
      or (m.digest = '') <> (m.generated_at is null)`,
    fault: (name) => `Manifest ${name} is fixed without a digest, or has too many lines.`,
  },
];

export const manifestFaults = (reader: Reader): Promise<string[]> => findFaults(reader, CHECKS);
