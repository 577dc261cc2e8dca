/** Records an event of a box once, and spreads it to the box's packages in the background. */
import { sql } from "kysely";
import type { TrackedStatus } from "../../../../api/shipping/tracking.ts";
import type { BoxEventsTable } from "../../../db/tables.ts";
import type { Database, Reader, Writer } from "../../../db/database.ts";
import type { AuditEntry, Background, BackgroundTools } from "../../../fields.ts";
import { startLoop } from "../../../background/loop.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { boxLifecycle } from "../boxes/lifecycle.ts";
import type { BoxRow } from "../boxes/store.ts";
import { addBoxTrackEvents } from "./box_events_store.ts";

export const GATEWAY_KINDS = ["received", "scanned"] as const;
export type GatewayKind = (typeof GATEWAY_KINDS)[number];

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
export const isOut = ({ status }: Pick<BoxRow, "status">): boolean => OUT.includes(status);

/** Returns whether the box did not have it; one that is received moves. */
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
  return { isNew, audit: moved.flatMap(({ audit }) => audit) };
}

const ROUND_MS = 60_000;
const COALESCE_MS = 1_000;

export function boxEventWorker(tools: BackgroundTools): Background {
  return startLoop({
    name: "Spreading events of boxes",
    run: (signal) => spreadBoxEvents(tools, signal),
    everyMs: ROUND_MS,
    isEager: true,
    onWake: tools.db.onWake,
    coalesceMs: COALESCE_MS,
  });
}

/** Gives the packages of boxes their events, 20 in a transaction; a killed round goes on where it was. */
export async function spreadBoxEvents(
  { db, now, settings: { timeZone } }: Pick<BackgroundTools, "db" | "now" | "settings">,
  signal?: AbortSignal,
): Promise<void> {
  for (const waiting of await eventsToSpread(db.read)) {
    let left = 1;
    while (left > 0 && !signal?.aborted) left = await spreadSome(db, waiting, { now: now(), timeZone });
  }
}

async function spreadSome(
  { write, wake }: Pick<Database, "write" | "wake">,
  { box_id, kind, at, status, raw, place, source }: BoxEventsTable,
  tools: { readonly now: number; readonly timeZone: string },
): Promise<number> {
  const added = await write(async (tx) => {
    const event = { kind, at, status: status as TrackedStatus, raw, place, source: source as "gateway" };
    const some = await addBoxTrackEvents(tx, [box_id], event, tools);
    if (some === 0) {
      await tx.updateTable("box_events").set({ spread_at: tools.now }).where("box_id", "=", box_id)
        .where("kind", "=", kind).execute();
    }
    return some;
  });
  if (added > 0) wake();
  return added;
}

const MOST = 100;

/** Packages that have not followed their box out yet come first: their event waits for them. */
const eventsToSpread = (reader: Reader): Promise<readonly BoxEventsTable[]> =>
  reader.selectFrom("box_events").selectAll().where("spread_at", "is", null)
    .where(sql<boolean>`not exists (select 1 from packages as p where p.box_id = box_events.box_id
      and p.shipment_status = 'Boxed')`)
    .orderBy("created_at").limit(MOST).execute();

export const gatewayAt = (reader: Reader, _id: string) =>
  reader.selectFrom("locations").select(["_id", "name"]).where("_id", "=", _id).where("type", "=", "gateway")
    .executeTakeFirst();
