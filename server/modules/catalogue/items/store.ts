/** Reads the catalogue, in which only prices depend on the seller. */
import { type RawBuilder, sql } from "kysely";
import { isSeller } from "../../../../api/access.ts";
import { MAX_VARIANTS } from "../../../../api/catalogue/catalogue.ts";
import type { Item, LevelPrice } from "../../../../api/generated/schema.ts";
import { levelAt, levelField, priceAt, pricesInText, pricesText } from "../../../../api/catalogue/pricing.ts";
import { MAX_SEARCH_VALUE_LENGTH } from "../../../../api/search_values.ts";
import type { AuthorizedContext, NamedPerson, Page } from "../../../context.ts";
import type { Load } from "../../../graphql/batch.ts";
import { chunksOf } from "../../../db/chunks.ts";
import type { ItemsTable } from "../../../db/tables.ts";
import { allRows, type Condition, every, isOneOf } from "../../../db/conditions.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import type { Reader } from "../../../db/database.ts";
import { searchAny } from "../../../db/search.ts";
import type { ListSource } from "../../../list/source.ts";
import { foldCase } from "../../../entity/record_store.ts";
import { readOne } from "../../../lifecycle/step_cache.ts";
import { inScope, type ScopedIds } from "../../../scope.ts";
import { levelOfTerms, TERMS } from "./terms_store.ts";
import { stockWordOf } from "./stock_words_store.ts";
import { orderByWholeWords } from "./search_order_store.ts";

export type ItemRow = Readonly<
  Pick<ItemsTable, "_id" | "sku" | "title" | "variant" | "currency" | "price_minor" | "status" | "art">
>;

export const PRICED_ITEM_COLUMNS = [
  "_id",
  "sku",
  "title",
  "variant",
  "currency",
  "price_minor",
  "prices",
  "status",
  "art",
] as const;
export type StoredItem = Readonly<Pick<ItemsTable, (typeof PRICED_ITEM_COLUMNS)[number]>>;

const pricesIn = (json: string): LevelPrice[] => JSON.parse(json) as LevelPrice[];

export const itemAtLevel = (
  { _id, sku, title, variant, currency, status, art, ...item }: StoredItem,
  level: number,
): ItemRow => ({
  _id,
  sku,
  title,
  variant,
  currency,
  status,
  art,
  price_minor: priceAt({ price_minor: item.price_minor, prices: pricesIn(item.prices) }, level),
});

export const levelOf = (person: NamedPerson, at: number): number =>
  isSeller(person) ? levelAt(person, at) : 0;

export const levelOfSeller = async (reader: Reader, sellerId: string, at: number): Promise<number> =>
  levelOfTerms(await readOne({ tx: reader }, TERMS, sellerId), at);

/** Returns items by SKU with the prices of a level; unknown SKUs are left out. */
export async function itemsBySku(
  reader: Reader,
  skus: Iterable<string>,
  level = 0,
): Promise<Map<string, ItemRow>> {
  const found = new Map<string, ItemRow>();
  for (const some of chunksOf([...new Set(skus)], 1)) {
    const rows = await reader.selectFrom("items").select(PRICED_ITEM_COLUMNS).where(isOneOf("sku", some))
      .execute();
    for (const row of rows) found.set(row.sku, itemAtLevel(row, level));
  }
  return found;
}

export async function itemsById(
  reader: Reader,
  ids: readonly string[],
  level: number,
): Promise<Map<string, ItemRow>> {
  const found = new Map<string, ItemRow>();
  for (const some of chunksOf([...new Set(ids)], 1)) {
    const rows = await reader.selectFrom("items").select(PRICED_ITEM_COLUMNS).where(isOneOf("_id", some))
      .execute();
    for (const row of rows) found.set(row._id, itemAtLevel(row, level));
  }
  return found;
}

export interface SkuOwner {
  readonly store_id: string;
  readonly seller_id: string;
}

/**
 * Returns items by a store's SKUs, with its seller's prices: one of our SKUs means itself, any other follows the SKU
 * map of the store. @param at unix seconds, because a price plan is valid for a time
 */
export async function itemsOfStore(
  reader: Reader,
  { store_id, seller_id }: SkuOwner,
  skus: Iterable<string>,
  at: number,
): Promise<Map<string, ItemRow>> {
  const level = await levelOfSeller(reader, seller_id, at);
  const found = await itemsBySku(reader, skus, level);
  const others = [...new Set(skus)].filter((sku) => !found.has(sku));
  // Counts two values for each SKU, to leave room for the ids of the store and its seller.
  for (const some of chunksOf(others, 2)) {
    const rows = await reader.selectFrom("sku_map as m").innerJoin("items as i", "i._id", "m.item_id")
      .select(PRICED_ITEM_COLUMNS.map((name) => `i.${name}` as const)).select("m.external_sku")
      .where("m.store_id", "=", store_id).where("m.seller_id", "=", seller_id)
      .where(isOneOf("m.external_sku", some)).execute();
    for (const { external_sku, ...item } of rows) found.set(external_sku, itemAtLevel(item, level));
  }
  await findAlike(reader, others.filter((sku) => !found.has(sku)), found, level);
  return found;
}

/** Finds items whose SKU differs only in case or character width; at most one item matches. */
async function findAlike(
  reader: Reader,
  skus: readonly string[],
  found: Map<string, ItemRow>,
  level: number,
): Promise<void> {
  const wanted = Map.groupBy(skus, foldCase);
  for (const some of chunksOf([...wanted.keys()], 1)) {
    const rows = await reader.selectFrom("items").select([...PRICED_ITEM_COLUMNS, "sku_key"])
      .where(isOneOf("sku_key", some)).execute();
    for (const { sku_key, ...item } of rows) {
      for (const sku of wanted.get(sku_key) ?? []) found.set(sku, itemAtLevel(item, level));
    }
  }
}

/** Selects a picture of the item's color, else of the product, else any. @param item the row's alias, with its dot */
export function imageText(item: string): string {
  const first = (more: string) =>
    `(select m._id from product_images as m where m.product_id = ${item}product_id${more}
    order by m.position, m._id limit 1)`;
  return `coalesce(${first(` and m.color = ${item}color`)}, ${first(" and m.color = ''")}, ${first("")}, '')`;
}
const image = sql.raw(imageText("r."));

/** Selects a unit's SKU: its substitute's, else that of its line `li`. @param item the alias of its item, with its dot */
export const madeSkuText = (item: string): string =>
  `case when ${item}_id <> li.item_id then ${item}sku else li.sku end as sku`;

const linesImages = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<{ _id: string; image_id: string }>`select l._id, ${image} as image_id
    from order_lines as l join items as r on r._id = l.item_id
    where ${isOneOf("l._id", place("ids"))} and ${inScope(place("scope"), "l.seller_id")}`
);

export const imagesOfLines: Load<string> = async (reader, scope, ids) => {
  const rows = await linesImages.all(reader, { ids, scope });
  return new Map(rows.map(({ _id, image_id }) => [_id, image_id]));
};

export const imagesOfUnits: Load<string> = async (reader, scope, unitIds) => {
  const { rows } = await sql<{ _id: string; image_id: string }>`select u._id, ${image} as image_id
    from units as u join items as r on r._id = u.item_id
    where ${isOneOf("u._id", unitIds)} and ${inScope(scope, "u.seller_id")}`.execute(reader);
  return new Map(rows.map(({ _id, image_id }) => [_id, image_id]));
};

export type ShownItem = Readonly<Omit<ItemsTable, "seq" | "product_id" | "sku_key" | "search_text">> & {
  readonly product_id: string;
  readonly product_code: string;
  readonly product_status: string;
  readonly type: string;
  /** JSON: the print methods of the product. */
  readonly methods: string;
  readonly hs_code: string;
  readonly origin: string;
  readonly image_id: string;
  readonly substitute_sku: string;
  readonly stock: string;
};

export type ItemView = Omit<Item, "timeline" | "shelves">;

export function viewOf(row: ShownItem, { session, now }: AuthorizedContext): ItemView {
  const prices = pricesIn(row.prices);
  // Sellers do not see the prices of others.
  const shown = isSeller(session.person) ? [] : prices;
  const { product_status: _, ...rest } = row;
  const { packed_l_mm: long, packed_w_mm: wide, packed_h_mm: high } = row;
  return {
    ...rest,
    methods: JSON.parse(row.methods) as string[],
    price_minor: priceAt({ price_minor: row.price_minor, prices }, levelOf(session.person, now())),
    prices: shown,
    level_prices: pricesText(shown, row.currency),
    packed: long + wide + high > 0 ? `${long} × ${wide} × ${high}` : "",
    substitute_id: row.substitute_id ?? "",
  };
}

const FIELDS = sql.raw(
  `r._id, r.product_id, r.sku, r.title, r.color, r.size, r.variant, r.currency, r.price_minor,
  r.prices, r.weight_g, r.packed_l_mm, r.packed_w_mm, r.packed_h_mm, r.art, r.substitute_id, r.status, r.created_at,
  r.updated_at, r.version, p.code as product_code, p.status as product_status, p.type, p.methods, p.hs_code, p.origin,
  coalesce(o.sku, '') as substitute_sku`,
);
const JOINED = sql.raw(
  `join products as p on p._id = r.product_id left join items as o on o._id = r.substitute_id`,
);

/** Excludes the few products that do not match: selecting those that match takes twice as long. */
const ofProduct = (condition: RawBuilder<unknown>): Condition =>
  sql<boolean>`k.product_id not in (select f._id from products as f where not (${condition}))`;

/** Matches products with one of the methods; the alias of the product is `f`. */
export const hasMethod = (methods: readonly string[]): Condition =>
  sql<boolean>`(${sql.join(methods.map((method) => sql`f.methods like ${`%"${method}"%`}`), sql` or `)})`;

async function levelsOf(reader: Reader): Promise<readonly number[]> {
  const rows = await reader.selectFrom("items").select("prices").distinct().where("prices", "<>", "[]")
    .execute();
  const levels = new Set(rows.flatMap(({ prices }) => pricesIn(prices).map(({ level }) => level)));
  return [...levels].sort((a, b) => a - b);
}

export const itemsList: ListSource<ShownItem, ItemView> = {
  table: "items",
  key: "seq",
  columns: { product: "product_id" },
  numbers: ["sku"],
  conditions: {
    type: (types) => ofProduct(isOneOf("f.type", types)),
    method: (methods) => ofProduct(hasMethod(methods)),
    stock: (words) => sql<boolean>`${stockWordOf("k")} in (${sql.join(words)})`,
  },
  levels: { known: levelsOf, field: levelField, amounts: pricesInText },
  visible: () => allRows,
  rows: (rows) =>
    sql<ShownItem>`select ${FIELDS}, ${image} as image_id, ${
      stockWordOf("r")
    } as stock from ${rows} ${JOINED}`,
  wire: viewOf,
};

export interface ItemQuery {
  readonly ids: readonly string[] | null;
  readonly skus: readonly string[] | null;
  readonly search: string;
}

/** Returns a page of orderable items: first those whose size or color is a word of the search, then by SKU. */
export async function activeItems(
  { ids, skus, search }: ItemQuery,
  { page, perPage }: Page,
  context: AuthorizedContext,
): Promise<ItemView[]> {
  const { db } = context;
  const where = every([
    sql<boolean>`k.status = 'Active'`,
    searchAny(db.engine, { table: "items", numbers: [] }, [
      search.slice(0, MAX_SEARCH_VALUE_LENGTH),
    ]),
    ...ids ? [isOneOf("k._id", ids)] : [],
    ...skus ? [isOneOf("k.sku", skus)] : [],
  ]);
  const found = sql`(select * from items as k where ${where} order by ${
    orderByWholeWords(search, "k")
  }k.sku limit ${perPage} offset ${(page - 1) * perPage}) as r`;
  const { rows } = await sql<ShownItem>`${itemsList.rows(found)} order by ${
    orderByWholeWords(search, "r")
  }r.sku`
    .execute(db.read);
  return rows.map((row) => viewOf(row, context));
}

export async function itemsOfProduct(productId: string, context: AuthorizedContext): Promise<ItemView[]> {
  const found = sql`(select * from items as k where k.product_id = ${productId} order by k.sku
    limit ${MAX_VARIANTS}) as r`;
  const { rows } = await sql<ShownItem>`${itemsList.rows(found)} order by r.sku`.execute(context.db.read);
  return rows.map((row) => viewOf(row, context));
}
