/** Maps a SKU of one or more stores to an item, and then fixes the drafts that wait for it. */
import { ApiError } from "../../../../api/errors.ts";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { mendFields } from "../../../../api/inputs/orders/job.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { itemsById, itemsOfStore, levelOfSeller } from "../../catalogue/items/store.ts";
import { acceptWithin, type JobKind, type NewJobParts } from "../../../jobs/job_kind.ts";
import { badJob } from "../../desk/jobs/target.ts";
import { storeById, type StoreRow } from "../stores/store.ts";
import { assignItem, FIRST_DRAFT } from "./fix_run.ts";
import { fixingRule } from "./rights.ts";
import { draftsWithSku, keepMapping, type Mapping, type SharedMapping } from "./fix_store.ts";
import { activeItem } from "./waiting_store.ts";

export const fix: JobKind = {
  kind: "orders.mend",
  rule: fixingRule,
  fields: mendFields,
  accept: acceptWithin(accept),
  run: (job, tools) => {
    const mapping = mappingOf(job.input);
    const { external_sku, seller_id, item_id } = mapping;
    return assignItem(job, {
      seller_id,
      item_id,
      waiting: draftsWithSku(mapping),
      before: external_sku,
      async itemsOf(reader, order, lines, chosen, at) {
        const items = await itemsOfStore(reader, order, lines.map(({ sku }) => sku), at);
        const ids = lines.flatMap(({ item_id: id }) => id ?? []);
        const known = await itemsById(reader, ids, await levelOfSeller(reader, seller_id, at));
        return ({ sku, item_id: id }) =>
          known.get(id ?? "") ?? (sku === external_sku ? chosen : items.get(sku));
      },
    }, tools);
  },
};

/** Reads the input of the job; also that of an older build, which names only one store. */
function mappingOf(input: string): SharedMapping {
  const { store_id, ...mapping } = JSON.parse(input) as SharedMapping & Partial<Mapping>;
  return { ...mapping, store_ids: mapping.store_ids ?? [store_id ?? ""] };
}

/** @throws {ApiError} NOT_FOUND for a store outside the scope; BAD_INPUT for stores of several sellers */
async function storesOf(tx: Writer, params: JobInput, { scope }: AuthorizedContext): Promise<StoreRow[]> {
  const ids = [...new Set([params.store ?? "", ...params.stores ?? []])];
  const stores = await Promise.all(ids.map((id) => storeById(tx, scope, id)));
  const found = stores.filter((store) => store !== undefined);
  if (found.length < ids.length) throw new ApiError("NOT_FOUND", "There is no such store.");
  // One mapping cannot be shared by sellers, because each names items independently.
  if (new Set(found.map(({ seller_id }) => seller_id)).size > 1) {
    throw badJob([{ path: "stores", code: "invalid" }]);
  }
  return found;
}

async function accept(tx: Writer, params: JobInput, context: AuthorizedContext): Promise<NewJobParts> {
  const { external_sku } = params;
  if (!external_sku) throw badJob([{ path: "external_sku", code: "required" }]);
  const stores = await storesOf(tx, params, context);
  const item = await activeItem(tx, params.item ?? "");
  if (!item) throw badJob([{ path: "item", code: "unknown" }]);
  const mapping: SharedMapping = {
    store_ids: stores.map(({ _id }) => _id),
    seller_id: stores[0]?.seller_id ?? "",
    external_sku,
    item_id: item._id,
  };
  const { store_ids, ...shared } = mapping;
  for (const store_id of store_ids) {
    await keepMapping(tx, { ...shared, store_id }, context.session.person._id, context.now());
  }
  return {
    title: `Match ${external_sku} to ${item.sku}`,
    input: mapping,
    cursor: FIRST_DRAFT,
    total: await draftsWithSku(mapping).count(tx),
    about: { sku: item.sku },
  };
}
