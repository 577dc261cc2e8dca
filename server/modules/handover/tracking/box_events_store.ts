/** Gives the packages of boxes one event of tracking each for what happened to their box. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { TrackedStatus } from "../../../../api/shipping/tracking.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { newId } from "../../../ids.ts";
import { followEvents } from "../../shipping/labels/providers/tracking_store.ts";
import { newTrackEvent } from "../../shipping/labels/store.ts";

/** An event of a box. */
export interface BoxTrackEvent {
  /** Comes once for each package and box, whatever its time and source: `received`, `flight.depart`. */
  readonly kind: string;
  /** Unix seconds. */
  readonly at: number;
  readonly status: TrackedStatus;
  /** As the source calls it. */
  readonly raw: string;
  readonly place: string;
  readonly source: "gateway" | "forwarder" | "flight";
}

/** Packages of one transaction. */
const MOST = 20;

interface Labelled {
  readonly label_id: string;
  readonly package_id: string;
  readonly box_id: string;
}

export interface EventTools {
  readonly now: number;
  readonly timeZone: string;
  readonly most?: number;
}

/**
 * Adds an event to the live label of each package of the boxes that does not have it: 20 packages by default, so it is called
 * until it returns 0. A package without a live label gets none. Returns the number of packages.
 */
export async function addBoxTrackEvents(
  tx: Writer,
  box_ids: readonly string[],
  event: BoxTrackEvent,
  { now, timeZone, most = MOST }: EventTools,
): Promise<number> {
  const labelled = await labelsWithout(tx, box_ids, event.kind, most);
  if (labelled.length === 0) return 0;
  const { kind, ...said } = event;
  await tx.insertInto("track_events").values(labelled.map(({ label_id, package_id, box_id }) => ({
    ...newTrackEvent({ ...said, label_id, package_id }, newId(), now),
    digest: digestOf(box_id, kind),
  }))).onConflict((row) => row.columns(["label_id", "digest"]).doNothing()).execute();
  await followEvents(tx, labelled.map(({ package_id }) => package_id), event, { at: now, timeZone });
  return labelled.length;
}

/** Names an event of a box, so that it is stored once however it comes. */
const digestOf = (box_id: string, kind: string): string =>
  createHash("sha256").update(JSON.stringify(["box", box_id, kind])).digest("hex");

async function labelsWithout(
  reader: Reader,
  box_ids: readonly string[],
  kind: string,
  most: number,
): Promise<readonly Labelled[]> {
  const found: Labelled[] = [];
  for (const box_id of box_ids) {
    const { rows } = await sql<Labelled>`select l._id as label_id, p._id as package_id, p.box_id
      from packages as p join labels as l on l.package_id = p._id and l.status = 'Live'
      where p.box_id = ${box_id} and not exists (select 1 from track_events as e
        where e.package_id = p._id and e.digest = ${digestOf(box_id, kind)})
      order by p.seq limit ${most - found.length}`.execute(reader);
    found.push(...rows);
    if (found.length >= most) break;
  }
  return found;
}
