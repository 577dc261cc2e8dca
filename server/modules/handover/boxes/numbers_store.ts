/** Issues SSCCs: each once, also to concurrent requests. Source: docs/handover.md. */
import { sql } from "kysely";
import { EXHAUSTED_RANGE, ssccOf } from "../../../../api/shipping/number_ranges.ts";
import type { Writer } from "../../../db/database.ts";

/** Returns the next SSCC of the oldest active range; null where no range has any left. */
export async function issueSscc(tx: Writer, at: number): Promise<string | null> {
  const { rows: [range] } = await sql<{ head: string; serial: number | string }>`update number_ranges
    set next = next + 1, updated_at = ${at},
      status = case when next = last then ${EXHAUSTED_RANGE} else status end
    where status = 'Active' and next <= last and _id = (select k._id from number_ranges as k
      where k.kind = 'sscc' and k.status = 'Active' and k.next <= k.last order by k.seq limit 1)
    returning head, next - 1 as serial`.execute(tx);
  return range ? ssccOf(range.head, Number(range.serial)) : null;
}
