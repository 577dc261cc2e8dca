/** Stores steps of flights that become tracking events, and the checkpoint of each. */
import { sql } from "kysely";
import { PACKAGES_AT_ONCE } from "../../../../api/handover/flights.ts";
import type { Condition } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { isLeaseOver, leaseEnd } from "../../../db/leases.ts";
import type { ConsolidationStepsTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";

export type StepRow = Readonly<ConsolidationStepsTable>;

/** Longer than one transaction: an expired lease means that its worker died. */
const LEASE_SECONDS = 30;

type NewStep = Pick<StepRow, "consolidation_id" | "step" | "place" | "at"> & { readonly wake_at: number };

export async function insertStep(tx: Writer, step: NewStep): Promise<void> {
  await tx.insertInto("consolidation_steps").values({
    ...step,
    _id: newId(),
    next_seq: 0,
    packages_count: 0,
    leased_until: null,
    done_at: null,
  }).execute();
}

const isFree = (reader: Reader, now: number): Condition =>
  sql<boolean>`(leased_until is null or ${isLeaseOver(reader, "leased_until", LEASE_SECONDS, now)})`;

export async function dueSteps(reader: Reader, now: number, most: number): Promise<readonly string[]> {
  const rows = await reader.selectFrom("consolidation_steps").select("_id")
    .where("wake_at", "is not", null).where("wake_at", "<=", now).where(isFree(reader, now))
    .orderBy("wake_at").orderBy("_id").limit(most).execute();
  return rows.map(({ _id }) => _id);
}

/** Leases a step unless somebody else has it. */
export const leaseStep = (tx: Writer, id: string, now: number): Promise<StepRow | undefined> =>
  tx.updateTable("consolidation_steps").set({ leased_until: leaseEnd(tx, LEASE_SECONDS, now) })
    .where("_id", "=", id).where("wake_at", "<=", now).where(isFree(tx, now))
    .returningAll().executeTakeFirst();

export interface Progress {
  readonly next_seq: number;
  readonly packages: number;
  readonly isDone: boolean;
}

/** Writes the checkpoint under our lease and renews it. Undefined where another worker has the step. */
export function keepProgress(
  tx: Writer,
  { _id, leased_until }: Pick<StepRow, "_id" | "leased_until">,
  { next_seq, packages, isDone }: Progress,
  now: number,
): Promise<StepRow | undefined> {
  return tx.updateTable("consolidation_steps").set({
    next_seq,
    packages_count: sql<number>`packages_count + ${packages}`,
    ...isDone
      ? { wake_at: null, leased_until: null, done_at: now }
      : { leased_until: leaseEnd(tx, LEASE_SECONDS, now) },
  }).where("_id", "=", _id).where("leased_until", "=", leased_until).returningAll().executeTakeFirst();
}

export interface StepPackage {
  readonly _id: string;
  readonly seq: number;
  readonly label_id: string | null;
}

/** Returns the next packages of a step, each with its live label: all of the flight, or the missing ones alone. */
export async function nextPackages(
  reader: Reader,
  { consolidation_id, next_seq }: StepRow,
  isForMissing: boolean,
): Promise<readonly StepPackage[]> {
  const concerned = isForMissing
    ? sql`consolidation_missing as m join packages as p on p._id = m.package_id
      where m.consolidation_id = ${consolidation_id}`
    : sql`boxes as b join packages as p on p.box_id = b._id where b.consolidation_id = ${consolidation_id}`;
  const { rows } = await sql<StepPackage>`select p._id, p.seq, (
      select l._id from labels as l where l.package_id = p._id and l.status = 'Live'
    ) as label_id from ${concerned} and p.seq > ${next_seq} order by p.seq limit ${PACKAGES_AT_ONCE}`
    .execute(reader);
  return rows;
}

export async function countAnnouncements(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.selectFrom("consolidation_steps")
    .select(({ fn }) => ["consolidation_id", fn.countAll<number | string>().as("count")])
    .where("consolidation_id", "in", [...ids]).where("wake_at", "is not", null).groupBy("consolidation_id")
    .execute();
  return new Map(rows.map(({ consolidation_id, count }) => [consolidation_id, Number(count)]));
}
