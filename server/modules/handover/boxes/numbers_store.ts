/** Issues SSCCs: each once, also to concurrent requests. Source: docs/handover.md. */
import { sql } from "kysely";
import { ssccOf } from "../../../../api/shipping/number_ranges.ts";
import type { Writer } from "../../../db/database.ts";
import { settleRanges } from "../../shipping/numbers/settle.ts";

interface Issued {
  readonly _id: string;
  readonly head: string;
  readonly serial: number | string;
  readonly last: number | string;
}

/** Returns the next SSCC of the oldest active range; null where no range has any left. */
export async function issueSscc(tx: Writer, at: number): Promise<string | null> {
  const { rows: [range] } = await sql<Issued>`update number_ranges set next = next + 1, updated_at = ${at}
    where status = 'Active' and next <= last and _id = (select k._id from number_ranges as k
      where k.kind = 'sscc' and k.status = 'Active' and k.next <= k.last order by k.seq limit 1)
    returning _id, head, next - 1 as serial, last`.execute(tx);
  if (!range) return null;
  if (Number(range.serial) === Number(range.last)) await settleRanges(tx, [range._id], at);
  return ssccOf(range.head, Number(range.serial));
}
