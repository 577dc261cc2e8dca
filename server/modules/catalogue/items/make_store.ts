import { sql } from "kysely";
import type { LevelPrice } from "../../../../api/catalogue/pricing.ts";
import type { ItemsTable, ProductsTable } from "../../../db/tables.ts";
import { chunksOf } from "../../../db/chunks.ts";
import { either, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { hasAny } from "../../../db/search.ts";

export function productOf(
  reader: Reader,
  id: string,
): Promise<Pick<ProductsTable, "_id" | "code" | "title" | "status"> | undefined> {
  return reader.selectFrom("products").select(["_id", "code", "title", "status"])
    .where("_id", "=", id).executeTakeFirst();
}

export function siblingsOf(
  reader: Reader,
  productId: string,
  except: string | null,
): Promise<Pick<ItemsTable, "_id" | "sku" | "color" | "size">[]> {
  return reader.selectFrom("items").select(["_id", "sku", "color", "size"])
    .where("product_id", "=", productId).where("_id", "<>", except ?? "").orderBy("sku").execute();
}

export async function takenKeys(reader: Reader, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const some of chunksOf([...new Set(keys)], 1)) {
    const rows = await reader.selectFrom("items").select("sku_key").where(isOneOf("sku_key", some)).execute();
    for (const { sku_key } of rows) found.add(sku_key);
  }
  return found;
}

export const isItem = (reader: Reader, id: string): Promise<boolean> =>
  hasAny(reader, "items", isOneOf("_id", [id]));

/** Returns true if a garment is made of one of these substitutes, or was offered it; no foreign key says so. */
export const isSubstituteInUse = (reader: Reader, ids: readonly string[]): Promise<boolean> =>
  hasAny(reader, "units", either([isOneOf("item_id", ids), isOneOf("offered_id", ids)]));

/** Requests that all drafts with one of the items are checked again. */
export async function requestRecheck(tx: Writer, ids: readonly string[]): Promise<void> {
  for (const item_id of ids) {
    await tx.insertInto("item_rechecks").values({ item_id, after_seq: 0, round: 1 })
      .onConflict((known) =>
        known.column("item_id").doUpdateSet({ after_seq: 0, round: sql<number>`item_rechecks.round + 1` })
      ).execute();
  }
}

export async function itemBySkuKey(
  reader: Reader,
  key: string,
): Promise<{ readonly _id: string; readonly prices: readonly LevelPrice[] } | null> {
  const row = await reader.selectFrom("items").select(["_id", "prices"]).where("sku_key", "=", key)
    .executeTakeFirst();
  return row ? { _id: row._id, prices: JSON.parse(row.prices) as LevelPrice[] } : null;
}

export async function productsByCode(
  reader: Reader,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.selectFrom("products").select(["_id", "code"]).where(
    isOneOf("code", [...new Set(codes)]),
  )
    .execute();
  return new Map(rows.map(({ _id, code }) => [code, _id]));
}
