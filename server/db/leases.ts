/** Leases records to a process. On Postgres the database's clock decides when a lease ends. Source: ADR 68. */
import { type RawBuilder, sql } from "kysely";
import { columnOf, type Condition } from "./conditions.ts";
import type { Reader, Writer } from "./database.ts";
import { engineOf } from "./engine_of.ts";

/** An end further away than a lease plus this was stored before the clock was set back, so the lease counts as over. */
const SLACK_SECONDS = 60;

const clockOf = (reader: Reader, now: number): RawBuilder<number> =>
  engineOf(reader) === "postgres"
    ? sql<number>`floor(extract(epoch from now()))::bigint`
    : sql<number>`${now}`;

/** @param now the time of this process in unix seconds */
export const leaseEnd = (tx: Writer, seconds: number, now: number): RawBuilder<number> =>
  sql<number>`${clockOf(tx, now)} + ${seconds}`;

/** @param column the column with the lease's end: a name from the code, never input */
export function isLeaseOver(reader: Reader, column: string, seconds: number, now: number): Condition {
  const [clock, end] = [clockOf(reader, now), columnOf(column)];
  return sql<boolean>`(${end} <= ${clock} or ${end} > ${clock} + ${seconds + SLACK_SECONDS})`;
}
