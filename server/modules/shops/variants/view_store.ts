import { sql } from "kysely";
import type { ShopVariant } from "../../../../api/generated/schema.ts";
import { type Condition, every, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { textIn } from "../../../db/search.ts";

export interface VariantPage {
  readonly search: string;
  readonly only: string;
  readonly page: number;
  readonly perPage: number;
}

const MATCHED = sql<boolean>`coalesce(i._id, m.item_id) is not null`;
const ONLY: Readonly<Record<string, Condition>> = {
  unmatched: sql<boolean>`v.is_ours = 1 and not ${MATCHED}`,
  matched: sql<boolean>`v.is_ours = 1 and ${MATCHED}`,
  foreign: sql<boolean>`v.is_ours = 0`,
};

/** An item's own SKU comes before the store's SKU map, as it does for orders. */
const variants = (where: Condition, page: { readonly limit: number; readonly offset: number }) =>
  sql<
    Omit<ShopVariant, "is_ours"> & { readonly is_ours: number }
  >`select v.variant_id, v.sku, v.title, v.variant,
      v.is_ours, coalesce(i._id, m.item_id) as item_id, coalesce(i.sku, mi.sku, '') as item_sku,
      coalesce(i.title, mi.title, '') as item_title
    from shop_variants as v left join items as i on i.sku = v.sku
      left join sku_map as m on m.store_id = v.store_id and m.seller_id = v.seller_id and m.external_sku = v.sku
      left join items as mi on mi._id = m.item_id
    where ${where} order by v.title, v.variant, v.seq limit ${page.limit} offset ${page.offset}`;

const viewOf = (
  { is_ours, ...row }: Omit<ShopVariant, "is_ours"> & { readonly is_ours: number },
): ShopVariant => ({
  ...row,
  is_ours: is_ours === 1,
});

export async function variantPage(
  reader: Reader,
  storeId: string,
  { search, only, page, perPage }: VariantPage,
): Promise<readonly ShopVariant[]> {
  const where = every([
    sql<boolean>`v.store_id = ${storeId}`,
    textIn(["v.sku", "v.title", "v.variant"], search),
    ...ONLY[only] ? [ONLY[only]] : [],
  ]);
  const { rows } = await variants(where, { limit: perPage, offset: (page - 1) * perPage }).execute(reader);
  return rows.map(viewOf);
}

export async function variantsById(
  reader: Reader,
  storeId: string,
  ids: readonly string[],
): Promise<readonly ShopVariant[]> {
  const where = every([sql<boolean>`v.store_id = ${storeId}`, isOneOf("v.variant_id", ids)]);
  const { rows } = await variants(where, { limit: ids.length, offset: 0 }).execute(reader);
  return rows.map(viewOf);
}

export async function markVariants(
  tx: Writer,
  storeId: string,
  ids: readonly string[],
  isOurs: boolean,
): Promise<void> {
  await tx.updateTable("shop_variants").set({ is_ours: isOurs ? 1 : 0 })
    .where("store_id", "=", storeId).where(isOneOf("variant_id", ids)).execute();
}

/** Returns all stores of a seller. */
export async function storesOfSeller(reader: Reader, sellerId: string): Promise<readonly string[]> {
  const rows = await reader.selectFrom("stores").select("_id").where("seller_id", "=", sellerId).orderBy(
    "_id",
  )
    .execute();
  return rows.map(({ _id }) => _id);
}
