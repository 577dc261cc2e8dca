/** Issues each SSCC only once, even for concurrent requests. Source: docs/handover.md. */
import { ssccOf } from "../../../../api/shipping/number_ranges.ts";
import type { Writer } from "../../../db/database.ts";
import { openRanges, takeNumbers } from "../../shipping/numbers/issue_store.ts";

/** Returns the next SSCC of the oldest active range; null if no range has numbers left. */
export async function issueSscc(tx: Writer, at: number): Promise<string | null> {
  const range = await openRanges(tx).where("kind", "=", "sscc").limit(1).executeTakeFirst();
  if (!range) return null;
  await takeNumbers(tx, range, 1, at);
  return ssccOf(range.head, range.next);
}
