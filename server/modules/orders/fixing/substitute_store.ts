import { sql } from "kysely";
import type { UnavailableItem } from "../../../../api/generated/schema.ts";
import type { ItemsTable } from "../../../db/tables.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { chunksOf } from "../../../db/chunks.ts";
import { every } from "../../../db/conditions.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { clearArtOfSkus } from "../../catalogue/artwork/placements_store.ts";
import { mappedPort } from "./mapped_port.ts";
import { type DraftSelection, selectDrafts } from "./waiting_store.ts";

export interface Replacement {
  readonly seller_id: string;
  readonly replaces: string;
  readonly sku: string;
  readonly item_id: string;
}

export const unavailableIn = ({ seller_id, replaces }: Replacement): DraftSelection =>
  selectDrafts(sql<boolean>`o.seller_id = ${seller_id} and o._id in (
    select l.order_id from order_lines as l join items as i on i._id = l.item_id
    where l.item_id = ${replaces} and i.status <> 'Active')`);

export function unavailableItem(
  reader: Reader,
  id: string,
): Promise<Pick<ItemsTable, "_id" | "sku" | "status" | "product_id"> | undefined> {
  return reader.selectFrom("items").select(["_id", "sku", "status", "product_id"])
    .where("_id", "=", id).where("status", "<>", "Active").executeTakeFirst();
}

/** Artwork of the mapped SKUs stays only if both items are of one product. */
export async function moveMappings(
  tx: Writer,
  { seller_id, replaces, item_id, isSameProduct }: Replacement & { readonly isSameProduct: boolean },
  user_id: string,
  at: number,
): Promise<void> {
  const moved = await tx.updateTable("sku_map").set({ item_id, user_id, updated_at: at })
    .where("seller_id", "=", seller_id).where("item_id", "=", replaces)
    .returning(["store_id", "external_sku"]).execute();
  for (const [store_id, rows] of groupRows(moved, (row) => row.store_id)) {
    for (const some of chunksOf(rows, 3)) {
      const skus = some.map(({ external_sku }) => external_sku);
      if (!isSameProduct) await clearArtOfSkus(tx, store_id, skus);
      await mappedPort.get().follow(tx, { store_id, seller_id, skus }, at);
    }
  }
}

/** Maximum length of the list: nobody replaces more items in a day. */
const MAX_ITEMS = 500;

type CountedRow = Omit<UnavailableItem, "orders" | "pieces"> & {
  readonly orders: number | string;
  readonly pieces: number | string;
};

/** Returns unavailable items, those of the most drafts first. The query begins with these few items. */
export async function unavailableItemsOf(heavy: Reader, scope: Scope): Promise<UnavailableItem[]> {
  const where = every([inScope(scope, "o.seller_id"), sql<boolean>`o.status = 'Draft'`]);
  const { rows } = await sql<CountedRow>`
    select found.seller_id, found.item_id, found.orders, found.pieces, u.name as seller_name, i.sku, i.title, i.variant,
      i.status, coalesce(p._id, '') as substitute_id, coalesce(p.sku, '') as substitute_sku,
      coalesce(p.title, '') as substitute_title, coalesce(p.variant, '') as substitute_variant,
      o._id as example_id, o.code as example_code
    from (
      select o.seller_id, l.item_id, max(o.seq) as example, count(distinct o._id) as orders, sum(l.quantity) as pieces
      from items as i join order_lines as l on l.item_id = i._id join orders as o on o._id = l.order_id
      where i.status <> 'Active' and ${where} group by o.seller_id, l.item_id
      order by orders desc, l.item_id limit ${MAX_ITEMS}
    ) as found
    join orders as o on o.seq = found.example
    join items as i on i._id = found.item_id
    left join items as p on p._id = i.substitute_id and p.status = 'Active'
    join users as u on u._id = found.seller_id
    order by found.orders desc, i.sku, u.name`.execute(heavy);
  return rows.map((row) => ({ ...row, orders: Number(row.orders), pieces: Number(row.pieces) }));
}
