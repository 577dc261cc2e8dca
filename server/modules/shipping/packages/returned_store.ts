import { sql } from "kysely";
import { isByCarrier, trackOf } from "../../../../api/shipping/tracking.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { EVENT_IS_VALID, insertTrackEvent } from "../labels/store.ts";

type Trouble = "" | "noScan" | "contradiction" | "voidedUsed";

/** Statuses of labels that no carrier should scan. */
const GIVEN_UP: readonly string[] = ["Voided", "Void Asked", "Void Refused", "Failed"];

export async function troubleOf(tx: Reader, package_id: string): Promise<Trouble> {
  const events = await tx.selectFrom("track_events as e").innerJoin("labels as l", "l._id", "e.label_id")
    .select(["e.at", "e.received_at", "e.status", "e.source", "l.status as label"])
    .where("e.package_id", "=", package_id).where(EVENT_IS_VALID).execute();
  if (events.some(({ label, source }) => GIVEN_UP.includes(label) && isByCarrier({ source }))) {
    return "voidedUsed";
  }
  const live = events.filter(({ label }) => !GIVEN_UP.includes(label));
  return trackOf(live).isContradicted ? "contradiction" : "";
}

export async function countGradedUnits(
  reader: Reader,
  packageIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly package_id: string; readonly graded: number | string }>`
    select u.package_id, count(*) as graded from units as u join returns as g on g.unit_id = u._id
    where ${isOneOf("u.package_id", packageIds)} and g.outcome <> '' and g.turn =
      (select max(later.turn) from returns as later where later.unit_id = u._id) group by u.package_id`
    .execute(reader);
  return new Map(rows.map(({ package_id, graded }) => [package_id, Number(graded)]));
}

/** Undoes a person's return of a package: the event stays stored, but no longer counts. */
export async function undoReturnedEvent(tx: Writer, package_id: string, at: number): Promise<void> {
  const events = await tx.selectFrom("track_events as e").select(["e._id", "e.label_id", "e.status"])
    .where("e.package_id", "=", package_id).where("e.status", "=", "Returned").where("e.source", "=", "hand")
    .where(EVENT_IS_VALID).execute();
  for (const { _id, label_id, status } of events) {
    const back = { label_id, package_id, at, status, raw: "", place: "", source: "hand", undoes: _id };
    await insertTrackEvent(tx, back, at);
  }
}
