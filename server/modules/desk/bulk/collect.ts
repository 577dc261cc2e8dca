/** Finds the records of a job by their ids, or by the filter that their list had when the job was made. */
import { MAX_JOB_RECORDS } from "../../../../api/constants.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { every, isNoneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { List } from "../../../list/resolver.ts";
import { listById } from "../../../registry.ts";
import { type CollectedRecords, JobRefused } from "../../../jobs/job_kind.ts";
import { conditionOf, type Target } from "../jobs/target.ts";
import { countRecords, firstKey, nextRecords, type Span } from "./collect_store.ts";

function listOf(target: Target): List {
  const list = listById(target.resource);
  if (!list) throw new JobRefused("failed", `This build does not know the list "${target.resource}".`);
  return list;
}

export async function countOf(reader: Reader, target: Target, context: AuthorizedContext) {
  const list = listOf(target);
  // An excluded record may not match the filter, so the excluded ones cannot be subtracted.
  const condition = every([conditionOf(list, target, context), isNoneOf("k._id", target.except)]);
  const { count, until } = await countRecords(reader, list.source, condition, MAX_JOB_RECORDS + 1);
  return { count, after: firstKey(list.source), until };
}

const nameColumn = ({ resource: { columns }, source }: List): string =>
  source.name ?? columns.find(({ kind }) => kind === "code")?.key ?? "_id";

export async function collect(
  target: Target,
  span: Span,
  context: AuthorizedContext,
): Promise<CollectedRecords> {
  const list = listOf(target);
  const condition = conditionOf(list, target, context);
  // A filter without an index reads every record, so the query needs the heavy reader.
  const { heavy } = context.db;
  const rows = await nextRecords(heavy, list.source, nameColumn(list), condition, span);
  const except = new Set(target.except);
  return {
    records: rows.filter(({ _id }) => !except.has(_id)).map(({ _id, code }) => ({ record_id: _id, code })),
    after: rows.at(-1)?.key ?? span.after,
    isEnd: rows.length < span.limit,
  };
}
