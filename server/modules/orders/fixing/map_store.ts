import { type RawBuilder, sql } from "kysely";
import type { SkuMapping } from "../../../../api/generated/schema.ts";
import { type Condition, every, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { textIn } from "../../../db/search.ts";
import { clearArtOfSkus } from "../../catalogue/artwork/placements_store.ts";
import type { StoreRow } from "../stores/store.ts";
import { mappedPort } from "./mapped_port.ts";

export type MappedStore = Pick<StoreRow, "_id" | "seller_id">;

export interface MapPage {
  readonly search: string;
  readonly page: number;
  readonly perPage: number;
}

const ofStore = ({ _id, seller_id }: MappedStore): Condition =>
  sql<boolean>`m.store_id = ${_id} and m.seller_id = ${seller_id}`;

const mappings = (where: Condition): RawBuilder<SkuMapping> =>
  sql<SkuMapping>`select m.external_sku, m.item_id, i.sku, i.title, i.variant, m.updated_at
    from sku_map as m join items as i on i._id = m.item_id where ${where} order by m.external_sku`;

export async function skuMapPage(
  reader: Reader,
  store: MappedStore,
  { search, page, perPage }: MapPage,
): Promise<SkuMapping[]> {
  const where = every([ofStore(store), textIn(["m.external_sku", "i.sku", "i.title", "i.variant"], search)]);
  const { rows } = await sql<SkuMapping>`${mappings(where)} limit ${perPage} offset ${(page - 1) * perPage}`
    .execute(reader);
  return rows;
}

export async function mappingsOf(
  reader: Reader,
  store: MappedStore,
  skus: readonly string[],
): Promise<SkuMapping[]> {
  const { rows } = await mappings(every([ofStore(store), isOneOf("m.external_sku", skus)])).execute(reader);
  return rows;
}

export async function deleteMappings(
  tx: Writer,
  store: MappedStore,
  skus: readonly string[],
  at: number,
): Promise<void> {
  await clearArtOfSkus(tx, store._id, skus);
  await tx.deleteFrom("sku_map").where("store_id", "=", store._id).where("seller_id", "=", store.seller_id)
    .where(isOneOf("external_sku", skus)).execute();
  await mappedPort.get().follow(tx, { store_id: store._id, seller_id: store.seller_id, skus }, at);
}
