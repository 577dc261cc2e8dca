/** Notifies people once each time that an item falls to its warning level at a location. */
import { allows } from "../../../../api/access.ts";
import { notificationEventOf } from "../../../../resources/notification_events.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { type Message, notifyPeople } from "../../desk/notification_settings/notify.ts";
import { activePeople, staffIds } from "../../people/session/person_store.ts";
import { findCrossedShelves, type LowShelf, storeNotifiedAt } from "./low_store.ts";

const LOW = "stock.low";
const AT_ONCE = 20;

export const nextLow = async (reader: Reader): Promise<boolean> =>
  (await findCrossedShelves(reader, 1)).length > 0;

export async function notifyLowStock(tx: Writer, at: number): Promise<void> {
  const shelves = await findCrossedShelves(tx, AT_ONCE);
  await storeNotifiedAt(tx, shelves, at);
  const low = shelves.filter(({ isLow }) => isLow);
  const rule = notificationEventOf(LOW)?.rule;
  if (low.length === 0 || !rule) return;
  const people = [...(await activePeople(tx, await staffIds(tx))).values()]
    .filter((person) => allows(rule, person));
  await notifyPeople(tx, LOW, people.flatMap(({ _id }) => low.map((shelf) => messageOf(shelf, _id))), at);
}

const messageOf = ({ sku, location_code, free, item_id }: LowShelf, userId: string): Message => ({
  userId,
  code: sku,
  words: { key: "stockLow", args: { sku, location: location_code, count: free } },
  referent: item_id,
});
