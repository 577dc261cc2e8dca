/**
 * Assigns bins to orders at packing. Each write is one conditional statement, so that no bin is assigned twice.
 */
import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";

interface Coming {
  readonly order_id: string;
  readonly location_id: string;
}

const FRESH = (at: number) => sql`updated_at = ${at}, version = version + 1`;
const hasNone = (order_id: string) =>
  sql`not exists (select 1 from bins as o where o.order_id = ${order_id})`;

/** Gives an order with several live units a bin; null if no free one is large enough, or the order has one. */
export async function takeBin(
  tx: Writer,
  { order_id, location_id }: Coming,
  at: number,
): Promise<string | null> {
  const live =
    sql`(select count(*) from units as u where u.order_id = ${order_id} and u.print_status <> 'Stopped')`;
  const { rows } = await sql<{ _id: string }>`update bins set order_id = ${order_id}, ${FRESH(at)}
    where _id = (select b._id from bins as b where b.location_id = ${location_id} and b.order_id is null
      and b.capacity >= ${live} order by b.label, b._id limit 1)
      and order_id is null and ${live} > 1 and ${hasNone(order_id)}
    returning _id`.execute(tx);
  return rows[0]?._id ?? null;
}

export async function retakeBin(
  tx: Writer,
  bin: string,
  { order_id, location_id }: Coming,
  at: number,
): Promise<string | null> {
  const { rows } = await sql<{ _id: string }>`update bins set order_id = ${order_id}, ${FRESH(at)}
    where _id = ${bin} and location_id = ${location_id} and order_id is null and ${hasNone(order_id)}
    returning _id`.execute(tx);
  return rows[0]?._id ?? null;
}

const come =
  sql`select 1 from units as u where u.order_id = bins.order_id and u.location_id = bins.location_id
  and u.print_status in ('Packing', 'Packed')`;
const missing = sql`select 1 from units as u where u.order_id = bins.order_id
  and u.print_status not in ('Packed', 'Stopped')`;

export async function freeEmptied(tx: Writer, orders: readonly string[], at: number): Promise<void> {
  await sql`update bins set order_id = null, ${FRESH(at)}
    where ${isOneOf("order_id", orders)} and (not exists (${come}) or not exists (${missing}))`.execute(tx);
}

/** Frees the bin that an event of a unit took, unless other units came later. @param event the id of the event */
export async function freeBinOfEvent(
  tx: Writer,
  { _id, order_id }: { readonly _id: string; readonly order_id: string },
  event: string,
  at: number,
): Promise<void> {
  await sql`update bins set order_id = null, ${FRESH(at)} where order_id = ${order_id} and not exists (
    select 1 from units as u join unit_events as e on e.unit_id = u._id
    where u.order_id = ${order_id} and u._id <> ${_id} and u.print_status in ('Packing', 'Packed')
      and e.event = 'unit.pass' and e.seq > (select t.seq from unit_events as t where t._id = ${event})
  )`.execute(tx);
}

export async function binAt(reader: Reader, { order_id, location_id }: Coming) {
  const { rows } = await sql<{ code: string | null; label: string | null; n: number | string }>`
    select b.code, b.label, count(u._id) as n from units as u
      left join bins as b on b.order_id = u.order_id and b.location_id = ${location_id}
    where u.order_id = ${order_id} and u.print_status in ('Packing', 'Packed') group by b.code, b.label`
    .execute(reader);
  const [row] = rows;
  return { code: row?.code ?? "", label: row?.label ?? "", n: Number(row?.n ?? 0) };
}
