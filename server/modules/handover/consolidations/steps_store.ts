/** Stores steps of flights that become tracking events of all their packages, each with a checkpoint. */
import { sql } from "kysely";
import { ANNOUNCE_AFTER_SECONDS, FLIGHT_STEPS, isFlightStep } from "../../../../api/handover/flights.ts";
import { entityOf } from "../../../../resources/define.ts";
import { ibic } from "../../../../resources/handover/ibic.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { ConsolidationStepsTable } from "../../../db/tables.ts";
import { appendOutbox } from "../../../events/outbox.ts";
import { newId } from "../../../ids.ts";
import {
  type CarriedPackage,
  PACKAGES_AT_ONCE,
  type SpreadProgress,
  type SpreadSource,
} from "../tracking/spread.ts";

export type StepRow = Readonly<ConsolidationStepsTable>;

/** Maximum number of steps in one round. */
const MAX_COUNT = 20;

type NewsOfFlight = Pick<StepRow, "step" | "place" | "at"> & { readonly _id: string };

export async function announceStep(tx: Writer, { _id, ...step }: NewsOfFlight): Promise<void> {
  await tx.insertInto("consolidation_steps").values({
    ...step,
    _id: newId(),
    consolidation_id: _id,
    next_seq: 0,
    packages_count: 0,
    wake_at: step.at + ANNOUNCE_AFTER_SECONDS,
    done_at: null,
  }).execute();
}

export const flightSteps: SpreadSource<StepRow> = {
  name: "Spreading steps of flights",
  due: (reader, now) =>
    reader.selectFrom("consolidation_steps").selectAll().where("wake_at", "is not", null)
      .where("wake_at", "<=", now).orderBy("wake_at").orderBy("_id").limit(MAX_COUNT).execute(),
  packages: nextPackages,
  eventOf({ step, at, place }) {
    if (!isFlightStep(step)) throw new Error(`Cannot announce "${step}": it is not a step of a flight`);
    return { at, status: FLIGHT_STEPS[step].status, raw: step, place, source: "flight" };
  },
  keep: keepProgress,
};

/** Returns packages after the checkpoint: of the whole flight, or only the missing ones. */
async function nextPackages(
  reader: Reader,
  { consolidation_id, step, next_seq }: StepRow,
): Promise<readonly CarriedPackage[]> {
  const concerned = step === "Short"
    ? sql`consolidation_missing as m join packages as p on p._id = m.package_id
      where m.consolidation_id = ${consolidation_id}`
    : sql`boxes as b join packages as p on p.box_id = b._id where b.consolidation_id = ${consolidation_id}`;
  const { rows } = await sql<CarriedPackage>`select p._id, p.seq, (
      select l._id from labels as l where l.package_id = p._id and l.status = 'Live'
    ) as label_id from ${concerned} and p.seq > ${next_seq} order by p.seq limit ${PACKAGES_AT_ONCE}`
    .execute(reader);
  return rows;
}

async function keepProgress(
  tx: Writer,
  { _id, consolidation_id, next_seq }: StepRow,
  { seq, packages }: SpreadProgress,
  now: number,
): Promise<StepRow | undefined> {
  const kept = await tx.updateTable("consolidation_steps").set({
    next_seq: seq ?? next_seq,
    packages_count: sql<number>`packages_count + ${packages}`,
    ...seq === null && { wake_at: null, done_at: now },
  }).where("_id", "=", _id).where("next_seq", "=", next_seq).where("wake_at", "is not", null)
    .returningAll().executeTakeFirst();
  if (kept && seq === null) {
    await appendOutbox(tx, [{ entity: entityOf(ibic), sellerId: null, ids: [consolidation_id] }], now);
  }
  return kept;
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
