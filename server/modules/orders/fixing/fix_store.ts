import { sql } from "kysely";
import type { Writer } from "../../../db/database.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { deleteRemappedPlacements } from "../../catalogue/artwork/placements_store.ts";
import { mappedPort } from "./mapped_port.ts";
import { type DraftSelection, selectDrafts } from "./waiting_store.ts";

export interface Mapping {
  readonly store_id: string;
  readonly seller_id: string;
  readonly external_sku: string;
  readonly item_id: string;
}

export async function keepMapping(tx: Writer, mapping: Mapping, userId: string, at: number): Promise<void> {
  await deleteRemappedPlacements(tx, mapping);
  const change = { item_id: mapping.item_id, user_id: userId, updated_at: at };
  await tx.insertInto("sku_map").values({ ...mapping, user_id: userId, created_at: at, updated_at: at })
    .onConflict((known) => known.columns(["store_id", "external_sku"]).doUpdateSet(change)).execute();
  const { store_id, seller_id, external_sku } = mapping;
  await mappedPort.get().follow(tx, { store_id, seller_id, skus: [external_sku] }, at);
}

export interface SharedMapping extends Omit<Mapping, "store_id"> {
  readonly store_ids: readonly string[];
}

export const draftsWithSku = ({ store_ids, seller_id, external_sku }: SharedMapping): DraftSelection =>
  selectDrafts(
    sql<boolean>`${isOneOf("o.store_id", store_ids)} and o.seller_id = ${seller_id} and exists (
      select 1 from order_lines as l where l.order_id = o._id and l.seller_id = o.seller_id
        and l.sku = ${external_sku} and l.item_id is null)`,
  );
