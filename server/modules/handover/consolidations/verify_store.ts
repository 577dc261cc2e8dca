/** Checks that the sums of flights match their boxes, and that their manifests and steps are complete. */
import { sql } from "kysely";
import type { Reader } from "../../../db/database.ts";
import { type FaultCheck, findFaults } from "../../../db/faults_store.ts";

const CHECKS: readonly FaultCheck[] = [
  {
    question: sql`select c.code as name from consolidations as c left join (
        select consolidation_id, count(*) as boxes,
          sum(case when status = 'Received' then 1 else 0 end) as received,
          sum(case when status in ('Handed Over', 'Received') then 1 else 0 end) as handed, sum(packages_count) as packages, sum(coalesce(gross_g, 0)) as grams
        from boxes where consolidation_id is not null group by consolidation_id
      ) as loaded on loaded.consolidation_id = c._id
      where c.boxes_count <> coalesce(loaded.boxes, 0) or c.handed_count <> coalesce(loaded.handed, 0)
        or c.received_count <> coalesce(loaded.received, 0) or c.packages_count <> coalesce(loaded.packages, 0)
        or c.gross_g <> coalesce(loaded.grams, 0)`,
    fault: (name) => `Flight ${name} has other sums than its boxes.`,
  },
  {
    question:
      sql`select b.code as name from boxes as b left join consolidations as c on c._id = b.consolidation_id
      where b.consolidation_id is not null
        and (c._id is null or c.status = 'Cancelled' or c.gateway_id <> coalesce(b.gateway_id, ''))`,
    fault: (name) =>
      `Box ${name} is on a flight that does not exist, was cancelled, or goes to another gateway.`,
  },
  {
    question: sql`select c.code as name from consolidations as c where c.sent_at is not null and not exists (
      select 1 from consolidation_manifests as m where m.consolidation_id = c._id)`,
    fault: (name) => `Flight ${name} was sent without a manifest.`,
  },
  {
    question: sql`select c.code as name from consolidations as c where c.missing_count <> (
      select count(*) from consolidation_missing as m where m.consolidation_id = c._id)`,
    fault: (name) => `Flight ${name} names another number of missing packages than it has.`,
  },
  {
    question: sql`select c.code as name from consolidation_steps as s join consolidations as c
      on c._id = s.consolidation_id where (s.wake_at is null) <> (s.done_at is not null)`,
    fault: (name) => `A step of flight ${name} is neither done nor waiting.`,
  },
];

export const flightFaults = (reader: Reader): Promise<string[]> => findFaults(reader, CHECKS);
