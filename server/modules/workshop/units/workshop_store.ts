/** Reads the workshop's figures through the heavy reader, because the units' history grows with every scan. */
import { type RawBuilder, sql } from "kysely";
import { ticketOf } from "../../../../api/codes/record_codes.ts";
import type { Day } from "../../../../api/time/dates.ts";
import { UNIT_STATUSES } from "../../../../api/statuses.ts";
import { WORK_STEPS } from "../../../../api/steps.ts";
import { byIndex, type Condition, every, isAtLeast } from "../../../db/conditions.ts";
import type { Database } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";

type Read = Pick<Database, "heavy" | "engine">;
/** A sum; Postgres returns large numbers as text, and null if there are no rows. */
type Sum = number | string | null;

const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(", ");
const STEPS = quoted(WORK_STEPS.map(({ state }) => state));
/** Events that lead from a step to a later step. */
const ONWARDS = quoted(["unit.pass", "unit.finish", "unit.pack", "unit.leave"]);

/** Extracts the step from a state of the unit's machine: `Printing` from `Printing.Waiting`. */
const stepOf = (column: string): RawBuilder<string> =>
  sql.raw(
    `(case ${
      UNIT_STATUSES.map((status) =>
        `when ${column} = '${status}' or ${column} like '${status}.%' then '${status}'`
      )
        .join(" ")
    } else '' end)`,
  );

export interface Lead {
  readonly passed: number;
  readonly median_s: number;
  readonly p90_s: number;
}

/** Measures how long units were at each step, without units that came to the step before `from`. */
export async function leadsSince(
  { heavy, engine }: Read,
  scope: Scope,
  from: number,
): Promise<Map<string, Lead>> {
  const [left, entered] = [stepOf("e.from_state"), stepOf("e.to_state")];
  const { rows } = await sql<{ step: string; passed: Sum; median: Sum; p90: Sum }>`
    with moved as (
      select e.unit_id, e.event, e.at, ${left} as step,
        lag(e.at) over (partition by e.unit_id order by e.seq) as came
      from unit_events as e ${byIndex(engine, "unit_events_by_at")}
      where ${
    every([isAtLeast("e.at", from), sql<boolean>`${left} <> ${entered}`, inScope(scope, "e.seller_id")])
  }
    ), spans as (
      select step, at - coalesce(came,
        (select u.created_at from units as u where u._id = moved.unit_id and u.created_at >= ${from})) as seconds
      from moved where event in (${sql.raw(ONWARDS)}) and step in (${sql.raw(STEPS)})
    ), ranked as (
      select step, seconds, row_number() over (partition by step order by seconds) as place,
        count(*) over (partition by step) as passed
      from spans where seconds is not null
    )
    select step, max(passed) as passed, max(case when place = (passed + 1) / 2 then seconds end) as median,
      max(case when place = (passed * 9 + 9) / 10 then seconds end) as p90
    from ranked group by step`.execute(heavy);
  return new Map(rows.map(({ step, passed, median, p90 }) => [
    step,
    { passed: Number(passed), median_s: Number(median), p90_s: Number(p90) },
  ]));
}

export interface Oldest {
  readonly _id: string;
  readonly ticket: string;
  readonly at: number;
}

/** Returns for each step the unit that has waited the longest. */
export async function oldestWaiting({ heavy, engine }: Read, scope: Scope): Promise<Map<string, Oldest>> {
  const { rows } = await sql<{ print_status: string; _id: string; code: string; cycle: Sum; at: Sum }>`
    select print_status, _id, code, cycle, at from (
      select found.*, row_number() over (partition by print_status order by at, _id) as place from (
        select k.print_status, k._id, k.code, k.cycle, coalesce((select e.at from unit_events as e
          where e.unit_id = k._id order by e.seq desc limit 1), k.created_at) as at
        from units as k ${byIndex(engine, "units_by_status")}
        where k.print_status in (${sql.raw(STEPS)}) and k.work_status = 'Waiting'
          and ${inScope(scope, "k.seller_id")}
      ) as found
    ) as ranked where place = 1`.execute(heavy);
  return new Map(rows.map(({ print_status, _id, code, cycle, at }) => [
    print_status,
    { _id, ticket: ticketOf(code, Number(cycle)), at: Number(at) },
  ]));
}

/** Matches rejections that were undone, which count neither here nor in Quality. */
const isUndone = sql<boolean>`exists (select 1 from unit_events as undo where undo.undoes = unit_events._id)`;

const rejectedSince = (scope: Scope, from: number): Condition =>
  every([sql<boolean>`event = 'unit.reject' and not ${isUndone}`, isAtLeast("at", from), inScope(scope)]);

/** Counts rejects by the step that caused the fault, or if unknown by the step that found it. */
export async function faultsSince({ heavy, engine }: Read, scope: Scope, from: number) {
  const step = sql`case when fault_step <> '' then fault_step else ${stepOf("from_state")} end`;
  const { rows } = await sql<{ print_status: string; reason_code: string; found: Sum }>`
    select ${step} as print_status, reason_code, count(*) as found
    from unit_events ${byIndex(engine, "unit_events_rejected")} where ${rejectedSince(scope, from)}
    group by 1, 2 order by 3 desc, 1, 2`.execute(heavy);
  return rows.map(({ found, ...row }) => ({ ...row, count: Number(found) }));
}

export async function rejectsByDay(
  { heavy, engine }: Read,
  scope: Scope,
  days: readonly Day[],
): Promise<readonly number[]> {
  const one = ({ from, until }: Day, index: number) =>
    sql`select ${sql.lit(index)} as day, count(*) as found
      from unit_events ${byIndex(engine, "unit_events_rejected")}
      where ${rejectedSince(scope, from)} and at < ${until}`;
  const { rows } = await sql<{ day: Sum; found: Sum }>`${sql.join(days.map(one), sql` union all `)}`
    .execute(heavy);
  const byDay = new Map(rows.map((row) => [Number(row.day), Number(row.found)]));
  return days.map((_, index) => byDay.get(index) ?? 0);
}
