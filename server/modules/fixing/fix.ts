/**
 * Same SKU, same fix: says once which item a store's SKU is, and fixes every draft that waits for it. The mapping
 * holds from the moment it is said; the drafts follow in small steps.
 */
import { ApiError } from "../../../api/errors.ts";
import type { JobInput } from "../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Writer } from "../../db/database.ts";
import { itemsOfStore } from "../items/store.ts";
import { acceptWithin, type JobKind, type NewJobParts } from "../jobs/kind.ts";
import { badJob } from "../jobs/target.ts";
import { storeById } from "../stores/store.ts";
import { BEGINNING, decide } from "./fix_run.ts";
import { keepMapping, type Mapping, unmatched } from "./fix_store.ts";
import { activeItem } from "./waiting_store.ts";

export const fix: JobKind = {
  kind: "orders.mend",
  accept: acceptWithin(accept),
  run: (job, tools) => {
    const mapping = JSON.parse(job.input) as Mapping;
    const { external_sku, seller_id, item_id } = mapping;
    return decide(job, {
      seller_id,
      item_id,
      waiting: unmatched(mapping),
      before: external_sku,
      async itemsOf(reader, order, lines, chosen, at) {
        const items = await itemsOfStore(reader, order, lines.map(({ sku }) => sku), at);
        return ({ sku }) => sku === external_sku ? chosen : items.get(sku);
      },
    }, tools);
  },
};

async function accept(tx: Writer, params: JobInput, context: AuthorizedContext): Promise<NewJobParts> {
  const { external_sku } = params;
  if (!external_sku) throw badJob([{ path: "external_sku", code: "required" }]);
  const store = await storeById(tx, context.scope, params.store ?? "");
  if (!store) throw new ApiError("NOT_FOUND", "There is no such store.");
  const item = await activeItem(tx, params.item ?? "");
  if (!item) throw badJob([{ path: "item", code: "unknown" }]);
  const mapping: Mapping = {
    store_id: store._id,
    seller_id: store.seller_id,
    external_sku,
    item_id: item._id,
  };
  await keepMapping(tx, mapping, context.session.person._id, context.now());
  return {
    title: `Match ${external_sku} to ${item.sku}`,
    input: mapping,
    cursor: BEGINNING,
    total: await unmatched(mapping).count(tx),
    about: { sku: item.sku },
  };
}
