/** `importCheck`: what the job will meet in its store, asked of the same tables in the same way, before it begins. */
import { MAX_CHECKED } from "../../../api/csv/bounds.ts";
import { ApiError } from "../../../api/errors.ts";
import type { ImportCheck, QueryArgs } from "../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../context.ts";
import { pricedLine } from "../orders/draft.ts";
import { takenNumbers } from "../orders/store.ts";
import { itemsOfStore } from "../items/store.ts";
import { storeById } from "../stores/store.ts";

const tooMany = (path: string) =>
  new ApiError("BAD_INPUT", `Cannot check the file: ${MAX_CHECKED} values are the most at once`, {
    problems: [{ path, code: "tooMany" }],
  });

export async function checkImport(
  { store: id, numbers, skus }: QueryArgs["importCheck"],
  { db, scope, settings, now }: AuthorizedContext,
): Promise<ImportCheck> {
  if (numbers.length > MAX_CHECKED) throw tooMany("numbers");
  if (skus.length > MAX_CHECKED) throw tooMany("skus");
  const store = await storeById(db.read, scope, id);
  if (!store) throw new ApiError("NOT_FOUND", "There is no such store.");
  const taken = await takenNumbers(db.read, store._id, numbers);
  const owner = { store_id: store._id, seller_id: store.seller_id };
  const items = await itemsOfStore(db.read, owner, skus, now());
  const unknown = skus.filter((sku) => !items.has(sku));
  const isFree = (sku: string) =>
    pricedLine({ sku, quantity: 1 }, items.get(sku), settings.currency).total_minor === 0;
  return { taken: [...taken.keys()], unknown, unpriced: skus.filter((sku) => items.has(sku) && isFree(sku)) };
}
