import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";
import type { ShopOrderRow } from "./store.ts";

export type ShownShopOrder = ShopOrderRow & { readonly order_code: string | null };

export async function shopOrderPage(
  reader: Reader,
  storeId: string,
  statuses: readonly string[],
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<readonly ShownShopOrder[]> {
  return await reader.selectFrom("shop_orders as r").leftJoin("orders as o", "o._id", "r.order_id")
    .selectAll("r").select("o.code as order_code").where("r.store_id", "=", storeId)
    .where(isOneOf("r.status", statuses)).orderBy("r.seq", "desc").limit(perPage).offset((page - 1) * perPage)
    .execute();
}

export async function shopOrderById(
  reader: Reader,
  scope: Scope,
  id: string,
): Promise<ShownShopOrder | undefined> {
  const { rows } = await sql<ShownShopOrder>`select r.*, o.code as order_code from shop_orders as r
    left join orders as o on o._id = r.order_id where r._id = ${id} and ${inScope(scope, "r.seller_id")}`
    .execute(reader);
  return rows[0];
}
