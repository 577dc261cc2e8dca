import type { Reader } from "../db/database.ts";

export const storeNamed = (reader: Reader, name: string) =>
  reader.selectFrom("stores").select(["_id", "seller_id"]).where("name", "=", name).executeTakeFirst();

/** Returns when the demo's store was connected; undefined where a person disconnected it. */
export async function connectionTime(reader: Reader, host: string): Promise<number | undefined> {
  const row = await reader.selectFrom("shop_connections").select("created_at").where("host", "=", host)
    .executeTakeFirst();
  return row?.created_at;
}
