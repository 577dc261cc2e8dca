/** `importCheck`: previews an import, reading the same tables in the same way as the job. */
import { MAX_CHECKED } from "../../../../api/csv/bounds.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { ImportCheck, QueryArgs } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { artOfSkus } from "../../catalogue/artwork/placements_store.ts";
import { pricedLine } from "../orders/draft.ts";
import { sendingPort } from "../orders/sending_port.ts";
import { takenNumbers } from "../orders/store.ts";
import { itemsOfStore } from "../../catalogue/items/store.ts";
import { orderTakings, storeById } from "../stores/store.ts";

const tooMany = (path: string) =>
  new ApiError("BAD_INPUT", `Cannot check the file: ${MAX_CHECKED} values are the most at once`, {
    problems: [{ path, code: "tooMany" }],
  });

export async function checkImport(
  { store: id, numbers, skus, ways }: QueryArgs["importCheck"],
  { db, scope, settings, now }: AuthorizedContext,
): Promise<ImportCheck> {
  if (numbers.length > MAX_CHECKED) throw tooMany("numbers");
  if (skus.length > MAX_CHECKED) throw tooMany("skus");
  if (ways && ways.length > MAX_CHECKED) throw tooMany("ways");
  const store = await storeById(db.read, scope, id);
  if (!store) throw new ApiError("NOT_FOUND", "There is no such store.");
  const usedNumbers = await takenNumbers(db.read, store._id, numbers);
  const owner = { store_id: store._id, seller_id: store.seller_id };
  const items = await itemsOfStore(db.read, owner, skus, now());
  const unknown = skus.filter((sku) => !items.has(sku));
  const isFree = (sku: string) =>
    pricedLine({ sku, quantity: 1 }, items.get(sku), settings.currency).total_minor === 0;
  const art = await artOfSkus(db.read, store._id, skus);
  const fallback = (await orderTakings(db.read, [store._id])).get(store._id)?.method ?? "";
  const hasMethods = await sendingPort.get().checkImportMethods(
    { tx: db.read },
    (ways ?? []).map(({ country, method }) => ({
      ...owner,
      country,
      shipping_method: method.trim() === "" ? fallback : method,
    })),
  );
  return {
    taken: [...usedNumbers.keys()],
    unknown,
    unpriced: skus.filter((sku) => items.has(sku) && isFree(sku)),
    unavailable: skus.filter((sku) => items.has(sku) && items.get(sku)?.status !== "Active"),
    artless: skus.filter((sku) => items.get(sku)?.art === "required" && !art.has(sku)),
    methodless: hasMethods.flatMap((hasMethod, at) => hasMethod ? [] : [at]),
  };
}
