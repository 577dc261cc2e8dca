import type { Reader } from "../../../db/database.ts";

export async function firstOrderOf(reader: Reader, order_id: string) {
  const row = await reader.selectFrom("orders").select(["store_id", "tags", "region", "postal_code"]).where(
    "_id",
    "=",
    order_id,
  )
    .executeTakeFirst();
  return row && { ...row, tags: JSON.parse(row.tags) as string[] };
}
