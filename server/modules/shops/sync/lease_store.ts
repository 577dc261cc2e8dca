/** Leases connections, so that only one process at a time syncs each. */
import { sql } from "kysely";
import type { Reader, Writer } from "../../../db/database.ts";
import { isLeaseOver, leaseEnd } from "../../../db/leases.ts";
import { newId } from "../../../ids.ts";
import type { ConnectionChange, ConnectionRow } from "../connections/store.ts";

/** Seconds after which another process may take over; each call and each `writeLeased` extends the lease. */
const LEASE_SECONDS = 120;

/** Returns connections with a due sync or order to read; none Paused, Broken, Waiting or leased. */
export async function dueConnections(
  reader: Reader,
  platforms: readonly string[],
  now: number,
): Promise<string[]> {
  if (platforms.length === 0) return [];
  const rows = await reader.selectFrom("shop_connections as c").innerJoin(
    "stores as s",
    "s._id",
    "c.store_id",
  )
    .select("c._id").where("s.status", "=", "Active").where("c.broken", "=", "")
    .where("c.platform", "in", platforms)
    .where((is) => is.or([is("c.waiting_until", "is", null), is("c.waiting_until", "<=", now)]))
    .where((is) =>
      is.or([is("c.leased_by", "=", ""), isLeaseOver(reader, "c.lease_until", LEASE_SECONDS, now)])
    )
    .where((is) =>
      is.or([
        is("c.next_at", "<=", now),
        sql<boolean>`exists (select 1 from shop_orders as o where o.store_id = c.store_id
          and o.shop_id = c.shop_id and o.named_at <= ${now})`,
      ])
    ).orderBy("c.next_at").orderBy("c.seq").execute();
  return rows.map(({ _id }) => _id);
}

/** Returns the leased row; undefined if another process was faster. */
export async function leaseConnection(
  tx: Writer,
  id: string,
  now: number,
): Promise<ConnectionRow | undefined> {
  return await tx.updateTable("shop_connections")
    .set({ leased_by: newId(), lease_until: leaseEnd(tx, LEASE_SECONDS, now) })
    .where("_id", "=", id)
    .where((is) => is.or([is("leased_by", "=", ""), isLeaseOver(tx, "lease_until", LEASE_SECONDS, now)]))
    .returningAll().executeTakeFirst();
}

/** Thrown if another process has taken over or the connection has changed, so that nothing more is written. */
export class LeaseLost extends Error {}

/** Writes under the lease, and extends it. @throws {LeaseLost} */
export async function writeLeased(
  tx: Writer,
  { _id, leased_by }: ConnectionRow,
  change: ConnectionChange,
  now: number,
): Promise<ConnectionRow> {
  const row = await tx.updateTable("shop_connections")
    .set({ lease_until: leaseEnd(tx, LEASE_SECONDS, now), ...change })
    .where("_id", "=", _id).where("leased_by", "=", leased_by).returningAll().executeTakeFirst();
  if (!row) throw new LeaseLost(`Cannot go on with the sync of ${_id}: another process has it`);
  return row;
}

/** Does nothing if the lease was lost. */
export async function endLease(
  tx: Writer,
  { _id, leased_by }: ConnectionRow,
  change: ConnectionChange,
): Promise<ConnectionRow | undefined> {
  return await tx.updateTable("shop_connections").set({ leased_by: "", lease_until: 0, ...change })
    .where("_id", "=", _id).where("leased_by", "=", leased_by).returningAll().executeTakeFirst();
}
