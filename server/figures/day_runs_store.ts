/** Finds the days of a span with up-to-date stored sums, so that a report reads only the rows of the other days. */
import { type RawBuilder, sql } from "kysely";
import type { DatedSpan, Span } from "../../api/time/dates.ts";
import { type Condition, either } from "../db/conditions.ts";
import type { Reader } from "../db/database.ts";
import type { FigureReport } from "../../resources/define_figures.ts";
import type { AuthorizedContext } from "../context.ts";
import type { DailySums, ListTarget } from "../list/source.ts";
import { IS_CURRENT } from "./daily_sums_store.ts";
import type { CountRequest } from "./question.ts";

/** Consecutive stored days. */
interface KeptRun extends Span {
  readonly days: number;
}

/** A part of a span that is read from stored days or from rows. */
export interface SpanPart extends Span {
  readonly isKept: boolean;
}

/** Each run needs a separate select, so only the longest ones are used. */
const MAX_RUNS = 8;

/**
 * Returns the longest runs of stored days. @param periods if one begins within a stored day, that day is left
 * out: the rules of the time zone have changed since it was stored
 */
async function keptRuns(
  reader: Reader,
  { kept }: DailySums,
  span: Span,
  timeZone: string,
  periods: readonly (readonly Span[])[],
): Promise<readonly KeptRun[]> {
  const { rows } = await sql<Span>`select from_at as "from", until_at as "until" from ${sql.table(kept)}
    where until_at > ${span.from} and until_at <= ${span.until} and from_at >= ${span.from}
      and ${IS_CURRENT} and time_zone = ${timeZone} order by until_at`.execute(reader);
  const starts = periods.flat().map(({ from }) => from).toSorted((one, other) => one - other);
  let next = 0;
  const runs: { from: number; until: number; days: number }[] = [];
  for (const day of rows) {
    while (next < starts.length && starts[next]! <= day.from) next++;
    if (next < starts.length && starts[next]! < day.until) continue;
    const last = runs.at(-1);
    if (last?.until === day.from) {
      last.until = day.until;
      last.days++;
    } else runs.push({ ...day, days: 1 });
  }
  return runs.toSorted((one, other) => other.days - one.days).slice(0, MAX_RUNS)
    .toSorted((one, other) => one.from - other.from);
}

export function spanParts({ from, until }: Span, runs: readonly KeptRun[]): readonly SpanPart[] {
  const parts: SpanPart[] = [];
  let at = from;
  for (const run of runs) {
    if (run.from > at) parts.push({ from: at, until: run.from, isKept: false });
    parts.push({ from: run.from, until: run.until, isKept: true });
    at = run.until;
  }
  return at < until ? [...parts, { from: at, until, isKept: false }] : parts;
}

/** Counts the days of the runs that are still up to date, in the same statement that reads their sums. */
function countKept({ kept }: DailySums, runs: readonly KeptRun[], timeZone: string) {
  const within = runs.map(({ from, until }): Condition =>
    sql<boolean>`until_at > ${from} and until_at <= ${until} and from_at >= ${from}`
  );
  return sql<number>`(select count(*) from ${sql.table(kept)} where ${IS_CURRENT}
    and time_zone = ${timeZone} and ${either(within)})`;
}

/** The stored days of both spans of a query: the requested one and the one before. */
export interface DayRuns {
  readonly sums: DailySums;
  readonly span: readonly KeptRun[];
  readonly before: readonly KeptRun[];
}

/** Returns false for a report with a filter, group or measure that the stored sums cannot answer. */
function canReadDays(
  { filters, dimensions, measures }: FigureReport,
  { columns }: ListTarget,
  { groups, sums }: DailySums,
): boolean {
  const rows = measures.filter((each) => each.kind !== "share");
  const keys = [...filters, ...dimensions, ...rows.flatMap(({ where = {} }) => Object.keys(where))];
  return keys.every((key) => groups.includes(columns[key] ?? key)) &&
    rows.every((each) => each.kind === "count" || each.kind === "sum" && sums.includes(each.of));
}

export async function findDayRuns(
  { report, source, question, context }: CountRequest,
): Promise<DayRuns | null> {
  const sums = source.dailySums;
  if (!sums || !canReadDays(report, source, sums)) return null;
  const { db: { read }, settings: { timeZone } } = context;
  const periods = question.by.flatMap(({ periods }) => periods ? [periods] : []);
  const runsOf = (its: Span, all: readonly (readonly DatedSpan[])[]) =>
    keptRuns(read, sums, its, timeZone, all);
  const kept = {
    sums,
    span: await runsOf(question.span, periods),
    before: await runsOf(question.before, []),
  };
  return kept.span.length + kept.before.length > 0 ? kept : null;
}

/** The branch number of the row that `guardOf` selects. */
export const GUARD = -1;

/** Selects a row with the number of days that are up to date when the statement runs. */
export const guardOf = (
  sums: DailySums,
  runs: readonly KeptRun[],
  wide: number,
  { settings }: AuthorizedContext,
): RawBuilder<unknown> =>
  sql`select ${sql.lit(GUARD)} as branch, '' as d0, '' as d1, '' as currency, 0 as hours, ${
    sql.join(Array.from({ length: wide }, (_, place) =>
      sql`${place === 0 ? countKept(sums, runs, settings.timeZone) : sql`0`} as ${sql.ref(`v${place}`)}`))
  }`;
