/** What an order says that policies ask for. */
import type { Reader } from "../../db/database.ts";

/** Of a parcel's first order; undefined where it is gone. */
export async function askedOf(reader: Reader, order_id: string) {
  const row = await reader.selectFrom("orders").select(["store_id", "tags"]).where("_id", "=", order_id)
    .executeTakeFirst();
  return row && { store_id: row.store_id, tags: JSON.parse(row.tags) as string[] };
}
