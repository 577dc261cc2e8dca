import type { ShopTracking } from "../../../../api/generated/schema.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";

export async function trackingPage(
  reader: Reader,
  storeId: string,
  statuses: readonly string[],
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<readonly ShopTracking[]> {
  return await reader.selectFrom("shop_tracking as t").leftJoin("packages as p", "p._id", "t.package_id")
    .select([
      "t._id",
      "t.number",
      "t.status",
      "t.reason",
      "t.attempts",
      "t.due_at",
      "t.sent_at",
      "t.created_at",
    ])
    .select((from) => [
      from.fn.coalesce("p.order_id", from.val("")).as("order_id"),
      from.fn.coalesce("p.order_code", from.val("")).as("order_code"),
    ])
    .where("t.store_id", "=", storeId).where(isOneOf("t.status", statuses))
    .orderBy("t.seq", "desc").limit(perPage).offset((page - 1) * perPage).execute();
}
