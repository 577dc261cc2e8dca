/** Records an event of a box once; a background worker copies it to the packages. */
import { sql } from "kysely";
import type { GatewayKind } from "../../../../api/handover/box_scans.ts";
import type { TrackedStatus } from "../../../../api/shipping/tracking.ts";
import type { BoxEventsTable } from "../../../db/tables.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { AuditEntry } from "../../../fields.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { newTrackEvent } from "../../shipping/labels/store.ts";
import { boxLifecycle } from "../boxes/lifecycle.ts";
import type { BoxRow } from "../boxes/store.ts";
import { type CarriedPackage, PACKAGES_AT_ONCE, type SpreadSource } from "./spread.ts";

export interface GatewayEvent {
  readonly kind: GatewayKind;
  /** Unix seconds. */
  readonly at: number;
  readonly place: string;
  readonly source: "gateway" | "forwarder";
}

const STATUS: TrackedStatus = "In Transit";
const RAW: Readonly<Record<GatewayKind, string>> = {
  received: "Received at the gateway",
  scanned: "Scanned on the way",
};

const OUT: readonly string[] = ["Handed Over", "Received"];
export const hasBoxLeft = ({ status }: Pick<BoxRow, "status">): boolean => OUT.includes(status);

/** Records an event; the kind `received` also moves the box. */
export async function recordBoxEvent(
  tx: Writer,
  box: BoxRow,
  event: GatewayEvent,
  context: AuthorizedContext,
): Promise<{ readonly isNew: boolean; readonly audit: readonly AuditEntry[] }> {
  const { numInsertedOrUpdatedRows } = await tx.insertInto("box_events").values({
    box_id: box._id,
    ...event,
    status: STATUS,
    raw: RAW[event.kind],
    maker: context.session.person._id,
    created_at: context.now(),
    spread_at: null,
  }).onConflict((row) => row.columns(["box_id", "kind"]).doNothing()).executeTakeFirst();
  const isNew = numInsertedOrUpdatedRows === 1n;
  if (event.kind !== "received" || box.status !== "Handed Over") return { isNew, audit: [] };
  const step = stepOf(tx, { event: "box.receive", params: {} }, context);
  const moved = await moveMany(boxLifecycle, step, [box._id]);
  // Uses the time of the event, because a file is imported later.
  await tx.updateTable("boxes").set({ received_at: event.at }).where("_id", "=", box._id)
    .where("status", "=", "Received").execute();
  return { isNew, audit: moved.flatMap(({ audit }) => audit) };
}

/** Maximum number of events in one round. */
const MAX_COUNT = 100;

export const boxEvents: SpreadSource<BoxEventsTable> = {
  name: "Spreading events of boxes",
  // An event waits until all packages in the box are handed over.
  due: (reader) =>
    reader.selectFrom("box_events").selectAll().where("spread_at", "is", null)
      .where(sql<boolean>`not exists (select 1 from packages as p where p.box_id = box_events.box_id
        and p.shipment_status = 'Boxed')`)
      .orderBy("created_at").limit(MAX_COUNT).execute(),
  packages: packagesWithout,
  eventOf: ({ at, status, raw, place, source }) => ({ at, status, raw, place, source }),
  async keep(tx, row, { seq }, now) {
    if (seq !== null) return row;
    await tx.updateTable("box_events").set({ spread_at: now }).where("box_id", "=", row.box_id)
      .where("kind", "=", row.kind).execute();
    return row;
  },
};

/** Returns packages whose live label lacks the event. A box has so few packages that it needs no checkpoint. */
async function packagesWithout(reader: Reader, row: BoxEventsTable): Promise<readonly CarriedPackage[]> {
  const { digest } = newTrackEvent({ ...boxEvents.eventOf(row), label_id: "", package_id: "" }, "", 0);
  const { rows } = await sql<CarriedPackage>`select p._id, p.seq, l._id as label_id
    from packages as p join labels as l on l.package_id = p._id and l.status = 'Live'
    where p.box_id = ${row.box_id} and not exists (select 1 from track_events as e
      where e.label_id = l._id and e.digest = ${digest})
    order by p.seq limit ${PACKAGES_AT_ONCE}`.execute(reader);
  return rows;
}

export const gatewayAt = (reader: Reader, _id: string) =>
  reader.selectFrom("locations").select(["_id", "name"]).where("_id", "=", _id).where("type", "=", "gateway")
    .executeTakeFirst();
