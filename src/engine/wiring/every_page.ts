/** Reads a list that a person chooses from, or whose every row counts: one page has 200 rows at most. */
import { MAX_PAGE_SIZE } from "../../../api/constants.ts";
import type { AskOptions } from "../../lib/client.ts";
import { mapOutcome, type Outcome } from "../../lib/outcome.ts";

/** Limits the calls for a list that grows while it is read. */
const MAX_PAGES = 50;

/** Asks for one page after the other until one is not full; a failure of any page is the answer. */
export async function askEveryPage<Data, Row>(
  askPage: (options: AskOptions) => Promise<Outcome<Data>>,
  rowsOf: (data: Data) => readonly Row[],
  options: AskOptions,
): Promise<Outcome<readonly Row[]>> {
  const rows: Row[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const outcome = mapOutcome(await askPage({ ...options, page, perPage: MAX_PAGE_SIZE }), rowsOf);
    if (!outcome.ok) return outcome;
    rows.push(...outcome.data);
    if (outcome.data.length < MAX_PAGE_SIZE) break;
  }
  return { ok: true, data: rows };
}
