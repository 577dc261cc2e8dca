import { sql } from "kysely";
import type { UnknownSku } from "../../../../api/generated/schema.ts";
import type { Reader } from "../../../db/database.ts";
import { every, isOneOf } from "../../../db/conditions.ts";
import { inScope, type Scope } from "../../../scope.ts";

/** Maximum length of the list: nobody matches more SKUs in a day. */
const MAX_SKUS = 500;

type CountedRow = Omit<UnknownSku, "orders" | "pieces"> & {
  readonly orders: number | string;
  readonly pieces: number | string;
};

/** Returns unknown SKUs, those of the most drafts first. Needs the heavy reader, since it reads many lines. */
export async function unknownSkusOf(
  heavy: Reader,
  scope: Scope,
  stores: readonly string[] | null,
): Promise<UnknownSku[]> {
  const where = every([
    inScope(scope, "l.seller_id"),
    sql<boolean>`l.item_id is null and o.status = 'Draft'`,
    ...stores ? [isOneOf("o.store_id", stores)] : [],
  ]);
  const { rows } = await sql<CountedRow>`
    select found.*, s.name as store_name, s.seller_id, u.name as seller_name, o._id as example_id, o.code as example_code
    from (
      select o.store_id, l.sku as external_sku, max(l.title) as title, max(o.seq) as example,
        count(distinct o._id) as orders, sum(l.quantity) as pieces
      from order_lines as l join orders as o on o._id = l.order_id
      where ${where} group by o.store_id, l.sku
      order by orders desc, l.sku limit ${MAX_SKUS}
    ) as found
    join orders as o on o.seq = found.example
    join stores as s on s._id = found.store_id
    join users as u on u._id = s.seller_id
    order by orders desc, external_sku`.execute(heavy);
  return rows.map((
    {
      store_id,
      store_name,
      seller_id,
      seller_name,
      external_sku,
      title,
      orders,
      pieces,
      example_id,
      example_code,
    },
  ) => ({
    store_id,
    store_name,
    seller_id,
    seller_name,
    external_sku,
    title,
    orders: Number(orders),
    pieces: Number(pieces),
    example_id,
    example_code,
  }));
}
