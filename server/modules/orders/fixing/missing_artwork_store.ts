/** Finds drafts that wait for a print file, by store, item and shop's SKU, which identifies the picture. */
import { sql } from "kysely";
import { MAX_MISSING_ART_ROWS } from "../../../../api/catalogue/artwork.ts";
import type { MissingArtwork } from "../../../../api/generated/schema.ts";
import type { Reader } from "../../../db/database.ts";
import { every, isOneOf } from "../../../db/conditions.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { type DraftSelection, selectDrafts } from "./waiting_store.ts";

type CountedRow = Omit<MissingArtwork, "orders" | "pieces"> & {
  readonly orders: number | string;
  readonly pieces: number | string;
};

const CALLED = sql.raw("case when l.external_sku = '' then l.sku else l.external_sku end");
const BARE = sql<boolean>`not exists (select 1 from placements as a join art_files as f on f._id = a.file_id
  where a.line_id = l._id and f.state = 'Ready')`;

/** Returns missing print files, those of the most drafts first. The query begins with the items that need a file. */
export async function missingArtworkOf(heavy: Reader, scope: Scope): Promise<MissingArtwork[]> {
  const where = every([
    inScope(scope, "o.seller_id"),
    sql<boolean>`i.art = 'required' and o.status = 'Draft'`,
    BARE,
  ]);
  const { rows } = await sql<CountedRow>`
    select found.store_id, found.external_sku, found.item_id, found.orders, found.pieces, s.name as store_name,
      s.seller_id, u.name as seller_name, i.sku, i.title, i.variant, o._id as example_id, o.code as example_code,
      (select min(e._id) from order_lines as e where e.order_id = o._id and e.item_id = found.item_id) as example_line
    from (
      select o.store_id, ${CALLED} as external_sku, l.item_id, max(o.seq) as example,
        count(distinct o._id) as orders, sum(l.quantity) as pieces
      from items as i join order_lines as l on l.item_id = i._id join orders as o on o._id = l.order_id
      where ${where} group by o.store_id, ${CALLED}, l.item_id
      order by orders desc, 2, l.item_id limit ${MAX_MISSING_ART_ROWS}
    ) as found
    join orders as o on o.seq = found.example
    join stores as s on s._id = found.store_id
    join users as u on u._id = s.seller_id
    join items as i on i._id = found.item_id
    order by found.orders desc, found.external_sku`.execute(heavy);
  return rows.map((row) => ({ ...row, orders: Number(row.orders), pieces: Number(row.pieces) }));
}

export interface BareKind {
  readonly store_id: string;
  readonly seller_id: string;
  readonly external_sku: string;
  readonly item_id: string;
}

const isOfKind = ({ external_sku, item_id, seller_id }: BareKind) =>
  sql<boolean>`l.seller_id = ${seller_id} and l.item_id = ${item_id} and ${CALLED} = ${external_sku}`;

export const bareDrafts = (kind: BareKind): DraftSelection =>
  selectDrafts(sql<boolean>`o.store_id = ${kind.store_id} and o.seller_id = ${kind.seller_id} and o._id in (
    select l.order_id from order_lines as l where ${isOfKind(kind)} and ${BARE})`);

export async function bareLines(
  reader: Reader,
  kind: BareKind,
  orderIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`select l._id from order_lines as l
    where ${isOneOf("l.order_id", orderIds)} and ${isOfKind(kind)} and ${BARE}`.execute(reader);
  return rows.map(({ _id }) => _id);
}
