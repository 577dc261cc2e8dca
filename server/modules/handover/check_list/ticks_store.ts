/** Stores ticks with the packages that each confirms, and compares these with the current packages. */
import { sql } from "kysely";
import {
  CHECK_COUNTS,
  type CheckCount,
  type CheckCounts,
  type CheckPlace,
  countsBy,
  countsOf,
  isCounted,
} from "../../../../api/shipping/check_counts.ts";
import { type Condition, every, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { DayChecksTable } from "../../../db/tables.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { isAtPlace, markAt } from "../../shipping/packages/check_marks_store.ts";
import type { CheckFilter } from "./lines_store.ts";

export type TickRow = Readonly<DayChecksTable> & { readonly maker_name: string };

async function ticksWhere(reader: Reader, condition: Condition): Promise<readonly TickRow[]> {
  return await reader.selectFrom("day_checks as c").leftJoin("users as u", "u._id", "c.maker").selectAll("c")
    .select(sql<string>`coalesce(u.name, '')`.as("maker_name")).where(condition)
    .orderBy("c.day", "desc").orderBy("c.location_id").orderBy("c.carrier").execute();
}

export const ticksIn = (reader: Reader, { from, to, locations, carriers }: CheckFilter) =>
  ticksWhere(
    reader,
    every([
      sql<boolean>`c.day >= ${from}`,
      sql<boolean>`c.day <= ${to}`,
      ...locations ? [isOneOf("c.location_id", locations)] : [],
      ...carriers ? [isOneOf("c.carrier", carriers)] : [],
    ]),
  );

export const ticksById = (reader: Reader, ids: readonly string[]) =>
  ticksWhere(reader, isOneOf("c._id", ids));

export async function tickAt(reader: Reader, { day, location_id, carrier }: CheckPlace) {
  const here = { "c.day": day, "c.location_id": location_id, "c.carrier": carrier };
  const [tick] = await ticksWhere(
    reader,
    every(Object.entries(here).map(([column, value]) => isOneOf(column, [value]))),
  );
  return tick;
}

/** Stores a tick with the packages of its line. Returns false if the line has a tick already. */
export async function insertTick(
  tx: Writer,
  tick: DayChecksTable,
  { scope, now }: { readonly scope: Scope; readonly now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.insertInto("day_checks").values(tick)
    .onConflict((row) => row.columns(["day", "location_id", "carrier"]).doNothing()).executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await sql`insert into day_check_packages (check_id, package_id, mark)
    select ${tick._id}, _id, mark from (
      select k._id, ${markAt(now)} as mark from packages as k where ${
    every([isAtPlace(tick), inScope(scope, "k.seller_id")])
  }
    ) as marked where mark is not null`.execute(tx);
  return true;
}

export async function deleteTicks(tx: Writer, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom("day_check_packages").where(isOneOf("check_id", ids)).execute();
  await tx.deleteFrom("day_checks").where(isOneOf("_id", ids)).execute();
}

export interface CountChange {
  readonly count: CheckCount;
  readonly joined: number;
  readonly left: number;
}

interface MarkChange {
  readonly check_id: string;
  readonly was: number | string | null;
  readonly is: number | string | null;
  readonly found: number | string;
}

/** Compares sets of packages, not counts: one added and one removed package are two changes. */
export async function changesSince(
  reader: Reader,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, readonly CountChange[]>> {
  if (ids.length === 0) return new Map();
  const isHere = sql.raw(
    "k.ship_day = c.day and coalesce(k.location_id, '') = c.location_id and k.carrier = c.carrier",
  );
  const { rows } = await sql<MarkChange>`select check_id, was, "is", count(*) as found from (
      select c._id as check_id, t.mark as was, ${markAt(now)} as "is" from day_checks as c
        join packages as k on ${isHere}
        left join day_check_packages as t on t.check_id = c._id and t.package_id = k._id
      where ${isOneOf("c._id", ids)}
      union all
      select c._id as check_id, t.mark as was, null as "is" from day_checks as c
        join day_check_packages as t on t.check_id = c._id join packages as k on k._id = t.package_id
      where ${isOneOf("c._id", ids)} and not (${isHere})
    ) as compared group by check_id, was, "is"`.execute(reader);
  const groups = groupRows(rows, (row) => row.check_id);
  return new Map([...groups].map(([id, changes]) => [id, changesOf(changes)]));
}

const isIn = (count: CheckCount, mark: number | string | null): boolean =>
  mark !== null && isCounted(count, Number(mark));

function changesOf(rows: readonly MarkChange[]): readonly CountChange[] {
  const sumOf = (isMeant: (row: MarkChange) => boolean) =>
    rows.reduce((sum, row) => sum + (isMeant(row) ? Number(row.found) : 0), 0);
  return CHECK_COUNTS.map((count) => ({
    count,
    joined: sumOf(({ was, is }) => isIn(count, is) && !isIn(count, was)),
    left: sumOf(({ was, is }) => isIn(count, was) && !isIn(count, is)),
  })).filter(({ joined, left }) => joined + left > 0);
}

/** Matches packages (alias `k`) that a tick counted under one of these marks. */
export const wereCounted = (tick: string, marks: readonly number[]): Condition =>
  sql<boolean>`exists (select 1 from day_check_packages as t where t.check_id = ${tick}
    and t.package_id = k._id and t.mark in (${sql.raw(marks.join(", "))}))`;

/** Reads the counts of a tick; ticks of older builds have no counts of manifests, so these are 0. */
export const countsIn = ({ counts }: Pick<TickRow, "counts">): CheckCounts => ({
  ...countsBy(() => 0),
  ...JSON.parse(counts) as CheckCounts,
});

export async function tickFaults(reader: Reader): Promise<string[]> {
  const ticks = await reader.selectFrom("day_checks").select(["_id", "day", "carrier", "counts"]).execute();
  const rows = await reader.selectFrom("day_check_packages").select(["check_id", "mark"])
    .select(({ fn }) => fn.countAll<number | string>().as("found")).groupBy(["check_id", "mark"]).execute();
  const marks = groupRows(rows, (row) => row.check_id);
  return ticks.flatMap(({ _id, day, carrier, counts }) => {
    const inside = countsOf(
      (marks.get(_id) ?? []).map(({ mark, found }) => ({ mark, found: Number(found) })),
    );
    const kept = countsIn({ counts });
    return CHECK_COUNTS.every((count) => kept[count] === inside[count])
      ? []
      : [`The tick of ${day} ${carrier} has other counts than its packages.`];
  });
}
