/** Notifies people once each time an item falls to its warning level at a location. */
import type { Reader, Writer } from "../../../db/database.ts";
import { type News, notifyStaff } from "../../desk/notification_settings/notify.ts";
import { findCrossedShelves, type LowShelf, storeNotifiedAt } from "./low_store.ts";

const AT_ONCE = 20;

export const nextLow = async (reader: Reader): Promise<boolean> =>
  (await findCrossedShelves(reader, 1)).length > 0;

export async function notifyLowStock(tx: Writer, at: number): Promise<void> {
  const shelves = await findCrossedShelves(tx, AT_ONCE);
  await storeNotifiedAt(tx, shelves, at);
  await notifyStaff(tx, "stock.low", shelves.filter(({ isLow }) => isLow).map(newsOf), at);
}

const newsOf = ({ sku, location_code, free, item_id }: LowShelf): News => ({
  code: sku,
  words: { key: "stockLow", args: { sku, location: location_code, count: free } },
  referent: item_id,
});
