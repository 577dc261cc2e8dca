/**
 * Stores daily sums of a list's rows. A day is stored one day after its end. Triggers mark it as dirty if
 * rows are added later, and then it is stored again.
 */
import { sql } from "kysely";
import { lastDays, partsOf, type Span } from "../../api/time/dates.ts";
import { isOneOf } from "../db/conditions.ts";
import type { Reader, Writer } from "../db/database.ts";
import { insertMany } from "../db/insert_many.ts";
import { isLeaseOver, leaseEnd } from "../db/leases.ts";
import type { DailySums } from "../list/source.ts";

export interface DayTask extends Span {
  readonly kind: "store" | "drop";
}

type Time = number | null;
interface State {
  readonly first_row: Time;
  readonly oldest: Time;
  readonly newest: Time;
  readonly foreign_from: Time;
  readonly foreign_until: Time;
  readonly dirty_from: Time;
  readonly dirty_until: Time;
}

/** The number of newest days that are not stored: today, and yesterday, which may still get rows. */
const LIVE_DAYS = 2;

const spanOrNull = (from: Time, until: Time): Span | null =>
  from === null || until === null ? null : { from: Number(from), until: Number(until) };

/** Returns the next day to store or to delete; null if all days are up to date. Stored days have no gaps. */
export async function nextDay(
  reader: Reader,
  { rows: table, kept }: DailySums,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Promise<DayTask | null> {
  const days = sql.table(kept);
  const { rows: [state] } = await sql<State>`select
    (select created_at from ${sql.table(table)} order by created_at limit 1) as first_row,
    (select min(from_at) from ${days}) as oldest, (select max(until_at) from ${days}) as newest,
    f.from_at as foreign_from, f.until_at as foreign_until, d.from_at as dirty_from, d.until_at as dirty_until
    from (select 1 as one) as o
    left join (select from_at, until_at from ${days} where time_zone <> ${timeZone} order by until_at limit 1)
      as f on 1 = 1
    left join (select from_at, until_at from ${days} where not (${IS_CURRENT}) order by until_at desc limit 1)
      as d on 1 = 1`.execute(reader);
  if (!state) return null;
  const foreign = spanOrNull(state.foreign_from, state.foreign_until);
  if (foreign) return { kind: "drop", ...foreign };
  const ended = lastDays(LIVE_DAYS + 1, now, timeZone)[0]!;
  const found = newDay(state, ended, timeZone) ?? spanOrNull(state.dirty_from, state.dirty_until);
  return found && { kind: "store", from: found.from, until: found.until };
}

/** Returns the next day without sums: new days first, then days before the oldest, back to the first row. */
function newDay({ first_row, oldest, newest }: State, ended: Span, timeZone: string): Span | null {
  if (first_row === null || Number(first_row) >= ended.until) return null;
  if (newest === null || oldest === null) return ended;
  if (Number(newest) < ended.until) {
    return partsOf({ from: Number(newest), until: ended.until }, "day", timeZone)[0] ?? null;
  }
  if (Number(first_row) >= Number(oldest)) return null;
  const before = lastDays(1, Number(oldest) - 1, timeZone)[0]!;
  return { from: before.from, until: Number(oldest) };
}

/** Matches days whose sums are stored, and that no late row has changed since. */
export const IS_CURRENT = sql<boolean>`is_dirty = 0 and verified_at > 0`;

/** Begins to store a day: from now on a late row marks it as dirty. False while days of another time zone exist. */
export async function beginDay(
  tx: Writer,
  sums: DailySums,
  { from, until }: Span,
  timeZone: string,
): Promise<boolean> {
  const { rows: [foreign] } = await sql`select 1 from ${
    sql.table(sums.kept)
  } where time_zone <> ${timeZone} limit 1`.execute(tx);
  if (foreign) return false;
  await dropDay(tx, sums, { from, until });
  await sql`insert into ${sql.table(sums.kept)} (until_at, from_at, time_zone, is_dirty, verified_at)
    values (${until}, ${from}, ${timeZone}, 0, 0)`.execute(tx);
  return true;
}

type SumRow = Readonly<Record<string, string | number>>;

export async function sumDay(
  reader: Reader,
  { rows: table, groups, sums: added, count }: DailySums,
  { from, until }: Span,
): Promise<readonly SumRow[]> {
  const { rows } = await sql<SumRow>`select ${sql.lit(from)} as day_at, ${sql.join(groups.map(as))},
      ${sql.join(added.map((each) => sql`sum(${sql.ref(each)}) as ${sql.ref(each)}`))},
      count(*) as ${sql.ref(count)}
    from ${sql.table(table)} where created_at >= ${from} and created_at < ${until}
    group by ${sql.raw(groups.map((_, place) => place + 2).join(", "))}`.execute(reader);
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries([...added, count].map((each) => [each, Number(row[each])])),
  }));
}

/** Stores the sums, unless a late row came since `beginDay`: then the day is dirty, and is stored again. */
export async function completeDay(
  tx: Writer,
  { kept, table }: DailySums,
  { until }: Span,
  rows: readonly SumRow[],
  now: number,
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`update ${sql.table(kept)} set verified_at = ${now}
    where until_at = ${until} and is_dirty = 0 and verified_at = 0`.execute(tx);
  if (numAffectedRows > 0n) await insertMany(tx, table as "ledger_days", rows as never);
}

/** Stores a day in one transaction, unless days of another time zone are still stored. */
export async function storeDay(
  tx: Writer,
  sums: DailySums,
  day: Span,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Promise<boolean> {
  if (!await beginDay(tx, sums, day, timeZone)) return false;
  await completeDay(tx, sums, day, await sumDay(tx, sums, day), now);
  return true;
}

export async function dropDay(tx: Writer, { kept, table }: DailySums, { from, until }: Span): Promise<void> {
  await sql`delete from ${sql.table(table)} where day_at >= ${from} and day_at < ${until}`.execute(tx);
  await sql`delete from ${sql.table(kept)} where until_at = ${until}`.execute(tx);
}

const listed = (columns: readonly string[]) => sql.join(columns.map((each) => sql.ref(each)));
/** Replaces null by an empty text, because stored texts are never null. */
const textOf = (column: string) => sql`coalesce(${sql.ref(column)}, '')`;

/** Returns the stored day whose last comparison was longest ago. */
export async function nextToVerify(reader: Reader, { kept }: DailySums): Promise<Span | null> {
  const { rows: [day] } = await sql<Span>`select from_at as "from", until_at as "until" from ${
    sql.table(kept)
  } where ${IS_CURRENT} order by verified_at, until_at limit 1`.execute(reader);
  return day ? { from: Number(day.from), until: Number(day.until) } : null;
}

/** Marks a day as compared, unless another process has begun to store it again: until then it has no sums. */
export async function markVerified(
  tx: Writer,
  { kept }: DailySums,
  { until }: Span,
  now: number,
): Promise<void> {
  await sql`update ${sql.table(kept)} set verified_at = ${now}
    where until_at = ${until} and ${IS_CURRENT}`.execute(tx);
}

/** Compares the sums of a day with its rows in one statement. A day that is marked dirty is not compared. */
export async function isDayRight(reader: Reader, sums: DailySums, { from, until }: Span): Promise<boolean> {
  const { kept, table, rows, groups, sums: added, count } = sums;
  const all = [...added, count];
  const { rows: [found] } = await sql<{ faults: number | string }>`select count(*) as faults from (
      select 1 from (
        select ${sql.join(groups.map(as))}, ${listed(all)} from ${sql.table(table)}
          where day_at >= ${from} and day_at < ${until}
        union all select ${sql.join(groups.map(as))}, ${
    sql.join([...added.map((each) => sql`-${sql.ref(each)}`), sql`-1`])
  } from ${sql.table(rows)} where created_at >= ${from} and created_at < ${until}
      ) as compared group by ${listed(groups)}
      having ${sql.join(all.map((each) => sql`sum(${sql.ref(each)}) <> 0`), sql` or `)}
    ) as wrong where exists (select 1 from ${sql.table(kept)} where until_at = ${until} and ${IS_CURRENT})`
    .execute(reader);
  return Number(found?.faults ?? 0) === 0;
}

const as = (column: string) => sql`${textOf(column)} as ${sql.ref(column)}`;

/** Returns the faults of all stored days, and a fault if there are sums of a day that is not stored. */
export async function daySumFaults(reader: Reader, sums: DailySums): Promise<string[]> {
  const { kept, table } = sums;
  const { rows: days } = await sql<Span>`select from_at as "from", until_at as "until" from ${
    sql.table(kept)
  } where ${IS_CURRENT} order by until_at`.execute(reader);
  const faults: string[] = [];
  for (const day of days) {
    if (!await isDayRight(reader, sums, day)) {
      faults.push(`The stored sums in ${table} differ from the rows of the day from ${isoOf(day.from)}.`);
    }
  }
  const { rows: [lost] } = await sql<{ at: number }>`select day_at as at from ${sql.table(table)} as d
    where not exists (select 1 from ${sql.table(kept)} where from_at = d.day_at) limit 1`.execute(reader);
  return lost ? [...faults, `${table} has sums of ${isoOf(lost.at)}, which is not a stored day.`] : faults;
}

const isoOf = (unix: number): string => new Date(Number(unix) * 1000).toISOString();

const LEASE_SECONDS = 90;

/** Takes or extends the lease; returns false while another process has it. */
export async function leaseSums(
  tx: Writer,
  { table }: DailySums,
  holder: string,
  now: number,
): Promise<boolean> {
  const leased_until = leaseEnd(tx, LEASE_SECONDS, now);
  await tx.insertInto("day_sum_leases").values({ name: table, leased_by: holder, leased_until: 0 })
    .onConflict((row) => row.column("name").doNothing()).execute();
  const leased = await tx.updateTable("day_sum_leases").set({ leased_by: holder, leased_until })
    .where("name", "=", table)
    .where((row) =>
      row.or([isOneOf("leased_by", [holder]), isLeaseOver(tx, "leased_until", LEASE_SECONDS, now)])
    ).returning("name").executeTakeFirst();
  return leased !== undefined;
}
