import type { Selectable } from "kysely";
import type { Reader, Writer } from "../../../db/database.ts";
import type { ShopAppsTable } from "../../../db/tables.ts";

export type AppQuota = Readonly<Selectable<ShopAppsTable>>;

export function quotaOf(reader: Reader, platform: string): Promise<AppQuota | undefined> {
  return reader.selectFrom("shop_apps").selectAll().where("platform", "=", platform).executeTakeFirst();
}

export async function keepQuota(
  tx: Writer,
  platform: string,
  { limit, remaining }: { readonly limit: number; readonly remaining: number },
  now: number,
): Promise<void> {
  const row = { limit_per_day: limit, remaining, read_at: now };
  await tx.insertInto("shop_apps").values({ platform, ...row })
    .onConflict((on) => on.column("platform").doUpdateSet(row)).execute();
}

/** Counts the connected shops of a platform, except those that are Broken or whose store is not Active. */
export async function countShops(reader: Reader, platform: string): Promise<number> {
  const row = await reader.selectFrom("shop_connections as c").innerJoin("stores as s", "s._id", "c.store_id")
    .select((is) => is.fn.countAll<number | string>().as("count")).where("c.platform", "=", platform)
    .where("c.broken", "=", "").where("s.status", "=", "Active").executeTakeFirst();
  return Number(row?.count ?? 0);
}
