/** Leases records to a process. On Postgres they use the database's clock. Source: ADR 68. */
import { type RawBuilder, sql } from "kysely";
import { columnOf, type Condition } from "./conditions.ts";
import type { Reader, Writer } from "./database.ts";
import { engineOf } from "./engine_of.ts";

/** An end that is further away than a lease was set before a clock was set back, and is ignored. */
const SLACK_SECONDS = 60;

const clockOf = (reader: Reader, now: number): RawBuilder<number> =>
  engineOf(reader) === "postgres"
    ? sql<number>`floor(extract(epoch from now()))::bigint`
    : sql<number>`${now}`;

/** @param now of this process, in unix seconds */
export const leaseEnd = (tx: Writer, seconds: number, now: number): RawBuilder<number> =>
  sql<number>`${clockOf(tx, now)} + ${seconds}`;

/** @param column with the end of the lease: a name of the code, never input */
export function isLeaseOver(reader: Reader, column: string, seconds: number, now: number): Condition {
  const [clock, end] = [clockOf(reader, now), columnOf(column)];
  return sql<boolean>`(${end} <= ${clock} or ${end} > ${clock} + ${seconds + SLACK_SECONDS})`;
}
