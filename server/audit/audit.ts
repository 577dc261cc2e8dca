import type { Writer } from "../db/database.ts";
import { insertMany } from "../db/insert_many.ts";
import { pipeline } from "../db/pipeline.ts";
import { callListeners } from "../events/events.ts";
import type { AuditEntry } from "../fields.ts";
import { newId } from "../ids.ts";
import { appendOutbox, type Change } from "../events/outbox.ts";

/** Facts that all entries of a transaction share; `actor` is the real person, even if acting for another. */
export interface AuditStamp {
  readonly actor: { readonly _id: string; readonly name: string };
  readonly actingFor: string | null;
  readonly requestId: string;
  /** Null for background work. */
  readonly sessionId: string | null;
  readonly at: number;
}

/** Writes audit rows and a live event per entity, seller and user, and calls the listeners of the modules. */
export async function recordAudit(
  tx: Writer,
  entries: readonly AuditEntry[],
  stamp: AuditStamp,
): Promise<void> {
  const rows = entries.map((entry) => ({
    _id: newId(),
    at: stamp.at,
    actor_id: stamp.actor._id,
    actor_name: stamp.actor.name,
    acting_for: stamp.actingFor,
    seller_id: entry.sellerId,
    entity: entry.entity,
    entity_id: entry.entityId,
    action: entry.action,
    reason: entry.reason ?? "",
    changes: JSON.stringify(entry.changes),
    request_id: stamp.requestId,
    session_id: stamp.sessionId,
  }));
  const by = [stamp.actor._id, ...stamp.actingFor === null ? [] : [stamp.actingFor]];
  await pipeline(
    insertMany(tx, "audit_events", rows),
    appendOutbox(tx, changesOf(entries), stamp.at),
    callListeners(tx, { events: entries, by, at: stamp.at }),
  );
}

function changesOf(entries: readonly AuditEntry[]): Change[] {
  const changes = new Map<string, Omit<Change, "ids"> & { ids: Set<string> }>();
  for (const { entity, entityId, sellerId, live, along = [] } of entries) {
    for (const scope of [live ?? { entity, sellerId, ids: [entityId] }, ...along]) {
      const key = JSON.stringify([scope.entity, scope.sellerId, scope.userId]);
      const change = changes.get(key) ?? { ...scope, ids: new Set() };
      changes.set(key, change);
      for (const id of scope.ids) change.ids.add(id);
    }
  }
  return Array.from(changes.values(), (change) => ({ ...change, ids: [...change.ids] }));
}
