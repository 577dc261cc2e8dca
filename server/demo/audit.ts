/** The timeline of demo orders: who did what, as the mutations would have written it. */
import type { Insertable } from "kysely";
import type { AuditEventsTable } from "../db/protocol_tables.ts";
import type { AuditEntry } from "../fields.ts";
import type { Random } from "./random.ts";
import type { Step } from "./order_steps.ts";
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

export interface Audit {
  made(order: OrderRow, action: string): void;
  step(order: OrderRow, step: Step, at: number): void;
  /** One order's part of work on many. */
  edited(order: OrderRow, edit: Edit): void;
  /** All rows, oldest first. */
  rows(): AuditRow[];
}

const AXES = [["status", "status"], ["print_status", "print"], ["shipment_status", "shipment"]] as const;

/** What the person wrote where the event asks for a reason; a hold's reason is the order's own. */
const REASONS: Readonly<Record<string, string>> = {
  "order.requestCancel": "Buyer changed their mind.",
  "label.void": "Wrong weight on the label.",
  "shipment.return": "Undeliverable as addressed.",
};

export function makeAudit(actors: Actors, newId: (at: number) => string, random: Random): Audit {
  const rows: AuditRow[] = [];
  const add = (
    order: OrderRow,
    at: number,
    actor: Actor,
    action: string,
    reason: string,
    changes: readonly object[],
  ) => {
    const _id = newId(at);
    rows.push({
      _id,
      at,
      actor_id: actor._id,
      actor_name: actor.name,
      acting_for: null,
      seller_id: order.seller_id,
      entity: "orders",
      entity_id: order._id,
      action,
      reason,
      changes: JSON.stringify(changes),
      request_id: `demo-${_id.slice(-12)}`,
      session_id: null,
    });
  };
  return {
    made: (order, action) =>
      add(order, order.created_at, actors.seller(order.seller_id), action, "", [
        { field: "status", before: "", after: "Draft" },
      ]),
    step: (order, { event, before, after }, at) => {
      const changes = AXES.filter(([, axis]) => before[axis] !== after[axis]).map(([field, axis]) => ({
        field,
        before: before[axis],
        after: after[axis],
      }));
      const reason = event === "order.hold" ? order.hold_reason : (REASONS[event] ?? "");
      add(order, at, actorOf(event, order, actors, random), event, reason, changes);
    },
    edited: (order, { at, actor, action, reason, changes }) => add(order, at, actor, action, reason, changes),
    rows: () => rows.sort((one, other) => one.at - other.at),
  };
}

/** Sellers and their agent do what is commercial, the office what is work. */
function actorOf(event: string, order: OrderRow, actors: Actors, random: Random): Actor {
  const isOffice = !event.startsWith("order.") ||
    ["order.complete", "order.approveCancel", "order.refuseCancel"].includes(event);
  if (isOffice) return actors.office;
  return random.chance(0.15) ? actors.support : actors.seller(order.seller_id);
}
