/** The queue of deliveries. A delivery is added in the transaction of its event. */
import { type Selectable, sql } from "kysely";
import { chunksOf } from "../../../db/chunks.ts";
import { type Condition, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { isLeaseOver, leaseEnd } from "../../../db/leases.ts";
import type { DeliveriesTable, DeliveryAttemptsTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";
import type { Outcome } from "./outcome.ts";

export type DeliveryRow = Readonly<Selectable<DeliveriesTable>>;
export type AttemptRow = Readonly<Selectable<DeliveryAttemptsTable>>;

/** Entity name of live events of deliveries; their ids are those of the targets. */
export const DELIVERIES = "deliveries";

export interface NewDelivery {
  readonly kind: string;
  readonly targetId: string;
  readonly event: string;
  readonly payload: unknown;
}

/** Duration of a lease: a sender that takes longer counts as dead; every attempt is shorter. */
export const LEASE_SECONDS = 60;

const COLUMNS = 13;

export async function enqueueDeliveries(
  tx: Writer,
  deliveries: readonly NewDelivery[],
  at: number,
): Promise<void> {
  const rows = deliveries.map(({ kind, targetId, event, payload }) => ({
    _id: newId(),
    kind,
    target_id: targetId,
    event,
    payload: JSON.stringify(payload),
    status: "Waiting",
    attempts: 0,
    next_at: at,
    leased_by: "",
    last_status: 0,
    last_error: "",
    created_at: at,
    finished_at: null,
  }));
  for (const some of chunksOf(rows, COLUMNS)) await tx.insertInto("deliveries").values(some).execute();
}

/** Matches deliveries whose sender counts as dead. */
const isLost = (reader: Reader, now: number): Condition =>
  sql<boolean>`leased_by <> '' and ${isLeaseOver(reader, "next_at", LEASE_SECONDS, now)}`;

/** Returns the targets of due deliveries with at most three index lookups a target, however many deliveries wait. */
export async function dueTargets(reader: Reader, now: number): Promise<string[]> {
  const waiting = sql`from deliveries where status = 'Waiting' and target_id = targets.id`;
  const { rows } = await sql<{ id: string }>`
    with recursive targets (id) as (
      select min(target_id) from deliveries where status = 'Waiting'
      union all
      select (select min(d.target_id) from deliveries as d where d.status = 'Waiting' and d.target_id > t.id)
      from targets as t where t.id is not null
    )
    select id from targets where exists (select 1 ${waiting} and leased_by = '' and next_at <= ${now})
      or exists (select 1 ${waiting} and ${isLost(reader, now)})`.execute(reader);
  return rows.map(({ id }) => id);
}

export async function leaseDue(
  tx: Writer,
  target: string,
  limit: number,
  now: number,
): Promise<DeliveryRow[]> {
  const waiting = tx.selectFrom("deliveries").select("_id").where("status", "=", sql.lit("Waiting"))
    .where("target_id", "=", target).orderBy("next_at").orderBy("seq");
  const lost = await waiting.where(isLost(tx, now)).limit(limit).execute();
  const due = await waiting.where("leased_by", "=", "").where("next_at", "<=", now)
    .limit(limit - lost.length).execute();
  const ids = [...lost, ...due].map(({ _id }) => _id);
  if (ids.length === 0) return [];
  return await tx.updateTable("deliveries")
    .set({ leased_by: newId(), next_at: leaseEnd(tx, LEASE_SECONDS, now) })
    .where("_id", "in", ids).returningAll().execute();
}

export async function releaseDelivery(
  tx: Writer,
  { _id, leased_by }: DeliveryRow,
  now: number,
): Promise<void> {
  await tx.updateTable("deliveries").set({ leased_by: "", next_at: now })
    .where("_id", "=", _id).where("leased_by", "=", leased_by).execute();
}

/** Does nothing if the sender counted as dead meanwhile and another one has the delivery. */
export async function settleDelivery(
  tx: Writer,
  { _id, leased_by, attempts }: DeliveryRow,
  { status, next_at, code, error, ms, answer }: Outcome,
  at: number,
): Promise<void> {
  const { numUpdatedRows } = await tx.updateTable("deliveries")
    .set({
      status,
      next_at,
      leased_by: "",
      attempts: attempts + 1,
      last_status: code,
      last_error: error,
      finished_at: status === "Waiting" ? null : at,
    })
    .where("_id", "=", _id).where("leased_by", "=", leased_by).executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await tx.insertInto("delivery_attempts")
    .values({ delivery_id: _id, number: attempts + 1, at, status: code, error, ms, answer }).execute();
}

export function deliveriesPage(
  reader: Reader,
  target: string,
  statuses: readonly string[] | null,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<DeliveryRow[]> {
  return reader.selectFrom("deliveries").selectAll().where("target_id", "=", target)
    .$if(statuses !== null, (rows) => rows.where(isOneOf("status", statuses ?? [])))
    .orderBy("seq", "desc").limit(perPage).offset((page - 1) * perPage).execute();
}

export async function attemptsOf(reader: Reader, ids: readonly string[]): Promise<AttemptRow[]> {
  return await reader.selectFrom("delivery_attempts").selectAll().where(isOneOf("delivery_id", ids))
    .orderBy("number").execute();
}

export function deliveryById(reader: Reader, id: string): Promise<DeliveryRow | undefined> {
  return reader.selectFrom("deliveries").selectAll().where("_id", "=", id).executeTakeFirst();
}

/** Makes a delivery due now; does not change one that is being sent. */
export async function reopenDelivery(tx: Writer, delivery: DeliveryRow, now: number): Promise<DeliveryRow> {
  if (delivery.leased_by !== "") return delivery;
  const change = { status: "Waiting", next_at: now, finished_at: null };
  await tx.updateTable("deliveries").set(change).where("_id", "=", delivery._id).execute();
  return { ...delivery, ...change };
}
