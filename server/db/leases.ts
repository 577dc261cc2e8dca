/**
 * Leases: a process takes a record for a while, and counts as dead after it. On Postgres, which several servers share, leases are set and
 * judged by the database's clock, for theirs differ; on SQLite by this process's own. Source: ADR 68.
 */
import { type RawBuilder, sql } from "kysely";
import { columnOf, type Condition } from "./conditions.ts";
import type { Reader, Writer } from "./database.ts";
import { engineOf } from "./engine_of.ts";

/** An end that is further away than its lease is long was set before a clock was set back: nobody waits for it. */
const SLACK_SECONDS = 60;

const clockOf = (reader: Reader, now: number): RawBuilder<number> =>
  engineOf(reader) === "postgres"
    ? sql<number>`floor(extract(epoch from now()))::bigint`
    : sql<number>`${now}`;

/** @param now of this process, in unix seconds */
export const leaseEnd = (tx: Writer, seconds: number, now: number): RawBuilder<number> =>
  sql<number>`${clockOf(tx, now)} + ${seconds}`;

/** @param column where the end is written: of the code, never from outside */
export function isLeaseOver(reader: Reader, column: string, seconds: number, now: number): Condition {
  const [clock, end] = [clockOf(reader, now), columnOf(column)];
  return sql<boolean>`(${end} <= ${clock} or ${end} > ${clock} + ${seconds + SLACK_SECONDS})`;
}
