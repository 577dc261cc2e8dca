/** Which orders a job is about: by id, or by the filter of their list, as it was when the job was made. */
import { MAX_JOB_RECORDS } from "../../../api/constants.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Reader } from "../../db/database.ts";
import { listById } from "../lists.ts";
import { JobRefused } from "../jobs/kind.ts";
import { conditionOf, type Target } from "../jobs/target.ts";
import type { NewRecord } from "../jobs/rows_store.ts";
import { countOrders, nextOrders } from "./collect_store.ts";

function condition(target: Target, context: AuthorizedContext) {
  const list = listById(target.resource);
  if (!list) throw new JobRefused("failed", `This build does not know the list "${target.resource}".`);
  return conditionOf(list, target, context);
}

/** How many there are, and the running number of the last one that is there now. */
export async function countOf(reader: Reader, target: Target, context: AuthorizedContext) {
  const { count, until } = await countOrders(
    reader,
    condition(target, context),
    MAX_JOB_RECORDS + target.except.length + 1,
  );
  return { count: Math.max(0, count - target.except.length), until };
}

export interface Collected {
  readonly records: readonly NewRecord[];
  readonly after: number;
  readonly isEnd: boolean;
}

/** The next records behind a running number; those that are left out are passed over. */
export async function collect(
  target: Target,
  { after, until }: { readonly after: number; readonly until: number },
  limit: number,
  context: AuthorizedContext,
): Promise<Collected> {
  // Filters that no index serves look at every order: not on the thread that answers everybody else.
  const rows = await nextOrders(context.db.heavy, condition(target, context), after, until, limit);
  const except = new Set(target.except);
  return {
    records: rows.filter(({ _id }) => !except.has(_id)).map(({ _id, code }) => ({ record_id: _id, code })),
    after: rows.at(-1)?.seq ?? after,
    isEnd: rows.length < limit,
  };
}
