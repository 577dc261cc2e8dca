import type { Insertable } from "kysely";
import type { AuditStamp } from "../audit/audit.ts";
import type { AuditEventsTable } from "../db/tables.ts";
import type { AuditEntry } from "../fields.ts";
import type { Actor, Actors, OrderRow } from "./rows.ts";

type AuditRow = Omit<Insertable<AuditEventsTable>, "seq">;

export interface Edit {
  /** Unix seconds. */
  readonly at: number;
  readonly actor: Actor;
  readonly action: string;
  readonly reason: string;
  readonly changes: AuditEntry["changes"];
}

/** Stamps an action of a person who acts for nobody. */
export const stampOf = (actor: Actor, at: number, newId: (at: number) => string): AuditStamp => ({
  actor,
  actingFor: null,
  requestId: `demo-${newId(at).slice(-12)}`,
  sessionId: null,
  at,
});

export interface Audit {
  made(order: OrderRow, action: string): void;
  add(entries: readonly AuditEntry[], stamp: AuditStamp): void;
  edited(order: OrderRow, edit: Edit): void;
  /** Returns all rows, oldest first. */
  rows(): AuditRow[];
}

export function makeAudit(actors: Actors, newId: (at: number) => string): Audit {
  const rows: AuditRow[] = [];
  const texts = new WeakMap<AuditEntry["changes"], string>();
  const textOf = (changes: AuditEntry["changes"]): string => {
    const text = texts.get(changes) ?? JSON.stringify(changes);
    texts.set(changes, text);
    return text;
  };
  const add: Audit["add"] = (entries, { actor, actingFor, requestId, sessionId, at }) => {
    for (const { sellerId, entity, entityId, action, reason, changes } of entries) {
      rows.push({
        _id: newId(at),
        at,
        actor_id: actor._id,
        actor_name: actor.name,
        acting_for: actingFor,
        seller_id: sellerId,
        entity,
        entity_id: entityId,
        action,
        reason: reason ?? "",
        changes: textOf(changes),
        request_id: requestId,
        session_id: sessionId,
      });
    }
  };
  const edited = (order: OrderRow, { at, actor, action, reason, changes }: Edit) => {
    const entry = {
      entity: "orders",
      entityId: order._id,
      sellerId: order.seller_id,
      action,
      reason,
      changes,
    };
    add([entry], stampOf(actor, at, newId));
  };
  return {
    made: (order, action) =>
      edited(order, {
        at: order.created_at,
        actor: actors.seller(order.seller_id),
        action,
        reason: "",
        changes: order.external_number
          ? [{ field: "external_number", before: "", after: order.external_number }]
          : [],
      }),
    add,
    edited,
    rows: () => rows.sort((one, other) => one.at - other.at),
  };
}
