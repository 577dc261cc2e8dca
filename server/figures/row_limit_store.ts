/** Counts how many rows a report would read, up to a limit. */
import { sql } from "kysely";
import { dateOfMeasure } from "../../api/figures/measures.ts";
import { byIndex, every, isAtLeast, isBelow } from "../db/conditions.ts";
import { dayColumn } from "../list/filters.ts";
import { listCondition } from "../list/resolver.ts";
import type { AuthorizedContext } from "../context.ts";
import type { ListArgs, ListTarget } from "../list/source.ts";
import { findDayRuns, spanParts } from "./day_runs_store.ts";
import type { CountRequest } from "./question.ts";

/** Returns true, without counting, if the last running number of the table is not above the limit. */
async function hasFewRows(
  { table, key }: ListTarget,
  most: number,
  { db }: AuthorizedContext,
): Promise<boolean> {
  if (key !== "seq") return false;
  const { rows: [last] } = await sql<{ seq: number | string }>`select seq from ${
    sql.table(table)
  } order by seq desc limit 1`.execute(db.read);
  return Number(last?.seq ?? 0) <= most;
}

/**
 * Returns true if a report would read more than `most` rows by one of its dates, not counting those of stored days.
 * Each date has the whole limit, because most orders are created, paid and shipped within the same span.
 */
export async function hasMoreRows(
  request: CountRequest,
  most: number,
): Promise<boolean> {
  const { report, source, question, context } = request;
  // Counting the rows of a view over several tables takes as long as the report.
  if (source.isUnion || await hasFewRows(source, most, context)) return false;
  const kept = await findDayRuns(request);
  const parts = [
    ...spanParts(question.span, kept?.span ?? []),
    ...spanParts(question.before, kept?.before ?? []),
  ].filter(({ isKept }) => !isKept);
  if (parts.length === 0) return false;
  const exceeds = async (args: ListArgs) => {
    const column = `k.${dayColumn(source, args)}`;
    const index = source.indexFor?.(args);
    const rows = parts.map(({ from, until }) =>
      sql`select 1 from ${sql.table(source.table)} as k ${index ? byIndex(context.db.engine, index) : sql``}
        where ${
        every([
          listCondition(report.list, source, args, context),
          isAtLeast(column, from),
          isBelow(column, until),
        ])
      }`
    );
    const { rows: [counted] } = await sql<{ found: number | string }>`select count(*) as found
      from (select 1 from (${sql.join(rows, sql` union all `)}) as r limit ${sql.lit(most + 1)}) as c`
      .execute(context.db.heavy);
    return Number(counted?.found ?? 0) > most;
  };
  const dates = new Set(
    report.measures.flatMap((each) => each.kind === "share" ? [] : [dateOfMeasure(each)]),
  );
  for (const dated of dates) {
    const date: ListArgs = dated ? { dated } : {};
    // Counts without filters first: an index on days is enough for that, and most reports are far below the limit.
    if (await exceeds(date) && await exceeds({ ...question.filters, ...date })) return true;
  }
  return false;
}
