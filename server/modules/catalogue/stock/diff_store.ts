import { isOneOf } from "../../../db/conditions.ts";
import { chunksOf } from "../../../db/chunks.ts";
import type { Reader } from "../../../db/database.ts";

const AT_ONCE = 500;

const inPieces = async <T>(
  all: readonly string[],
  find: (some: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> => {
  const found: T[] = [];
  for (const some of chunksOf(all, 1, AT_ONCE)) found.push(...await find(some));
  return found;
};

export interface CountedItem {
  readonly _id: string;
  readonly sku: string;
  readonly sku_key: string;
  readonly title: string;
  readonly variant: string;
}

export const itemsBySkus = (reader: Reader, keys: readonly string[]): Promise<readonly CountedItem[]> =>
  inPieces(keys, (some) =>
    reader.selectFrom("items").select(["_id", "sku", "sku_key", "title", "variant"])
      .where(isOneOf("sku_key", some)).execute());

export const shelvesAt = (reader: Reader, location_id: string, itemIds: readonly string[]) =>
  inPieces(itemIds, (some) =>
    reader.selectFrom("stock").select(["item_id", "on_hand", "reserved"])
      .where("location_id", "=", location_id).where(isOneOf("item_id", some)).execute());
