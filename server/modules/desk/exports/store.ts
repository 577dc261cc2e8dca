import { OPEN_JOB_STATUSES } from "../../../../api/statuses.ts";
import { chunksOf } from "../../../db/chunks.ts";
import type { Reader } from "../../../db/database.ts";

/** Returns the ids of jobs that are open, or were done after an instant (unix seconds). */
export async function validExportsAmong(
  reader: Reader,
  ids: readonly string[],
  since: number,
): Promise<Set<string>> {
  const wanted = new Set<string>();
  for (const some of chunksOf(ids, 1)) {
    const rows = await reader.selectFrom("jobs").select("_id").where("_id", "in", some)
      .where(({ or, and, eb }) =>
        or([
          eb("status", "in", OPEN_JOB_STATUSES),
          and([eb("status", "=", "Done"), eb("finished_at", ">", since)]),
        ])
      ).execute();
    for (const row of rows) wanted.add(row._id);
  }
  return wanted;
}
