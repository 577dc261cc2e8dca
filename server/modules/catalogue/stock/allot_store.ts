import { sql } from "kysely";
import type { Reader } from "../../../db/database.ts";
import type { Shelf } from "./store.ts";

/** Matches units that wait for a blank. Rejected units wait for a decision; packed and stopped ones need no blank. */
const WAITS = sql<boolean>`u.blank = 'Short' and u.print_status not in ('Rejected', 'Packed', 'Stopped')`;

/** Returns shelves that have free blanks as well as waiting units, in a stable order. */
export async function nextShelves(reader: Reader, most: number): Promise<readonly Shelf[]> {
  const { rows } = await sql<Shelf>`select s.location_id, s.item_id from stock as s
    where s.on_hand > s.reserved and (s.item_id, s.location_id) in
      (select u.item_id, u.location_id from units as u where ${WAITS})
    order by s.location_id, s.item_id limit ${most}`.execute(reader);
  return rows;
}

export async function findWaitingUnits(reader: Reader, { location_id, item_id }: Shelf, most: number) {
  const shelf = await reader.selectFrom("stock").select(["on_hand", "reserved"])
    .where("location_id", "=", location_id).where("item_id", "=", item_id).executeTakeFirst();
  const free = Math.min(most, shelf ? shelf.on_hand - shelf.reserved : 0);
  if (free <= 0) return [];
  return await reader.selectFrom("units as u").select(["u._id", "u.seller_id"]).where(WAITS)
    .where("u.item_id", "=", item_id).where("u.location_id", "=", location_id)
    .orderBy("u.due_at").orderBy("u.rush", "desc").orderBy("u.seq").limit(free).execute();
}
