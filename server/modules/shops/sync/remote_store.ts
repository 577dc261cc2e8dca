/** Reads TikTok orders together with the shop's version of them. */
import type { Selectable } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { TiktokOrdersTable } from "../../../db/tables.ts";
import type { ConnectionRow } from "../connections/store.ts";
import type { ShopOrderRow } from "./store.ts";

export type RemoteRow = Pick<
  Selectable<TiktokOrdersTable>,
  "_id" | "tiktok_id" | "status" | "unmapped" | "order_id"
>;

export async function remoteRows(
  reader: Reader,
  { store_id }: Pick<ConnectionRow, "store_id">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RemoteRow>> {
  const rows = await reader.selectFrom("tiktok_orders")
    .select(["_id", "tiktok_id", "status", "unmapped", "order_id"]).where("store_id", "=", store_id)
    .where(isOneOf("tiktok_id", ids)).execute();
  return new Map(rows.map((row) => [row.tiktok_id, row]));
}

type Connected = Pick<ConnectionRow, "store_id" | "shop_id">;

const selectWaiting = (reader: Reader, { store_id, shop_id }: Connected) =>
  reader.selectFrom("shop_orders as s").innerJoin(
    "tiktok_orders as r",
    (join) => join.onRef("r.store_id", "=", "s.store_id").onRef("r.tiktok_id", "=", "s.shop_order_id"),
  ).where("s.store_id", "=", store_id).where("s.shop_id", "=", shop_id).where("s.status", "=", "Waiting");

/** Returns orders that can be pushed, oldest first. */
export function readyOrders(reader: Reader, connection: Connected, most: number) {
  return selectWaiting(reader, connection).select(["r._id", "r.tiktok_id"]).where("r.order_id", "is", null)
    .where("r.status", "=", "Processing").where("r.unmapped", "=", 0).where("r.masked", "=", 0)
    .where("r.lines_count", ">", 0).orderBy("r.ordered_at").orderBy("r.seq").limit(most).execute();
}

export async function pushedOrders(
  reader: Reader,
  connection: Connected,
  most: number,
): Promise<readonly (ShopOrderRow & { readonly remote_order_id: string })[]> {
  const rows = await selectWaiting(reader, connection).selectAll("s").select("r.order_id as remote_order_id")
    .where("r.order_id", "is not", null).orderBy("s.seq").limit(most).execute();
  return rows.flatMap(({ remote_order_id, ...row }) => remote_order_id ? [{ ...row, remote_order_id }] : []);
}

/** Returns answers to requests to cancel that TikTok has not accepted yet. */
export function waitingAnswers(reader: Reader, { store_id }: Connected, most: number) {
  return reader.selectFrom("tiktok_orders").select(["_id", "tiktok_id", "cancel_answer", "cancel_reason"])
    .where("store_id", "=", store_id).where("cancel_answer", "<>", "").orderBy("seq").limit(most).execute();
}

/** Does nothing if a person has given another answer meanwhile. */
export async function settleAnswer(
  tx: Writer,
  { _id, cancel_answer }: { readonly _id: string; readonly cancel_answer: string },
): Promise<void> {
  await tx.updateTable("tiktok_orders").set({ cancel_answer: "", cancel_reason: "" }).where("_id", "=", _id)
    .where("cancel_answer", "=", cancel_answer).execute();
}

/** Returns those of the given stores that are connected with TikTok. */
export async function connectedStores(
  reader: Reader,
  stores: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reader.selectFrom("shop_connections").select("store_id").where("platform", "=", "tiktok")
    .where(isOneOf("store_id", [...new Set(stores)])).execute();
  return new Set(rows.map(({ store_id }) => store_id));
}
