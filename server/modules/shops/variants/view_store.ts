import { sql } from "kysely";
import type { ShopVariant } from "../../../../api/generated/schema.ts";
import { type Condition, every, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { textIn } from "../../../db/search.ts";
import { type NamedItem, type NamedVariant, optionsIn, suggestItem } from "./suggest.ts";

/** Maximum number of items that are considered for suggestions; any further items are not suggested. */
const MAX_SUGGESTABLE = 5_000;

interface SuggestedItem extends NamedItem {
  readonly sku: string;
  readonly variant: string;
}

export interface VariantSearch {
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

/** Joins variants with their items; as for orders, an item's own SKU counts before the store's SKU map. */
const MATCHES = sql`shop_variants as v left join items as i on i.sku = v.sku
      left join sku_map as m on m.store_id = v.store_id and m.seller_id = v.seller_id and m.external_sku = v.sku
      left join items as mi on mi._id = m.item_id`;

type VariantRow = Omit<ShopVariant, "is_ours" | "suggested"> & { readonly is_ours: number };

const variants = (where: Condition, page: { readonly limit: number; readonly offset: number }) =>
  sql<VariantRow>`select v.variant_id, v.sku, v.title, v.variant,
      v.is_ours, coalesce(i._id, m.item_id) as item_id, coalesce(i.sku, mi.sku, '') as item_sku,
      coalesce(i.title, mi.title, '') as item_title
    from ${MATCHES}
    where ${where} order by v.title, v.variant, v.seq limit ${page.limit} offset ${page.offset}`;

const viewOf = (
  { is_ours, ...row }: VariantRow,
  suggested: ShopVariant["suggested"] = null,
): ShopVariant => ({ ...row, is_ours: is_ours === 1, suggested });

export async function variantPage(
  reader: Reader,
  storeId: string,
  { search, only, page, perPage }: VariantSearch,
): Promise<readonly ShopVariant[]> {
  const where = every([
    sql<boolean>`v.store_id = ${storeId}`,
    textIn(["v.sku", "v.title", "v.variant"], search),
    ...ONLY[only] ? [ONLY[only]] : [],
  ]);
  const { rows } = await variants(where, { limit: perPage, offset: (page - 1) * perPage }).execute(reader);
  const open = rows.filter(({ is_ours, item_id }) => is_ours === 1 && item_id === null);
  const [items, productsOf] = await Promise.all([
    suggestableItems(reader, open),
    matchedProducts(reader, storeId, open),
  ]);
  return rows.map((row) =>
    viewOf(row, open.includes(row) ? suggestItem(row, items, productsOf.get(row.title) ?? new Set()) : null)
  );
}

/** Returns active items whose color and size have only options that occur in the variants. */
async function suggestableItems(
  reader: Reader,
  open: readonly NamedVariant[],
): Promise<readonly SuggestedItem[]> {
  if (open.length === 0) return [];
  const options = new Set(open.flatMap(({ variant }) => optionsIn(variant)));
  const [colors, sizes] = await Promise.all([
    valuesWithin(reader, "color", options),
    valuesWithin(reader, "size", options),
  ]);
  return await reader.selectFrom("items")
    .select(["_id", "sku", "title", "variant", "product_id", "color", "size"])
    .where("status", "=", "Active").where(isOneOf("color", colors)).where(isOneOf("size", sizes))
    .orderBy("sku").limit(MAX_SUGGESTABLE).execute();
}

/** Compares values as they are folded here, because the engines' lower() keeps accents and a color can have two parts. */
async function valuesWithin(
  reader: Reader,
  column: "color" | "size",
  options: ReadonlySet<string>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly value: string }>`select distinct ${sql.ref(column)} as value
    from items where status = 'Active'`.execute(reader);
  return rows.flatMap(({ value }) => optionsIn(value).every((each) => options.has(each)) ? [value] : []);
}

/** Returns, by title, the ids of our products that variants of that title are matched with. */
async function matchedProducts(
  reader: Reader,
  storeId: string,
  open: readonly NamedVariant[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (open.length === 0) return new Map();
  const titles = [...new Set(open.map(({ title }) => title))];
  const { rows } = await sql<{ readonly title: string; readonly product_id: string }>`
    select distinct v.title, coalesce(i.product_id, mi.product_id) as product_id from ${MATCHES}
    where v.store_id = ${storeId} and ${isOneOf("v.title", titles)}
      and coalesce(i.product_id, mi.product_id) is not null`.execute(reader);
  return new Map([...Map.groupBy(rows, ({ title }) => title)].map(([title, some]) => [
    title,
    new Set(some.map(({ product_id }) => product_id)),
  ]));
}

export async function variantsById(
  reader: Reader,
  storeId: string,
  ids: readonly string[],
): Promise<readonly ShopVariant[]> {
  const where = every([sql<boolean>`v.store_id = ${storeId}`, isOneOf("v.variant_id", ids)]);
  const { rows } = await variants(where, { limit: ids.length, offset: 0 }).execute(reader);
  return rows.map((row) => viewOf(row));
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

/** Returns the ids of all stores of a seller, including paused ones. */
export async function storesOfSeller(reader: Reader, sellerId: string): Promise<readonly string[]> {
  const rows = await reader.selectFrom("stores").select("_id").where("seller_id", "=", sellerId).orderBy(
    "_id",
  )
    .execute();
  return rows.map(({ _id }) => _id);
}
