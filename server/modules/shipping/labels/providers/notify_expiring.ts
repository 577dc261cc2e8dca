/** Notifies people once of an unused label while it can still be voided. */
import { allows } from "../../../../../api/access.ts";
import { notificationEventOf } from "../../../../../resources/notification_events.ts";
import { packages } from "../../../../../resources/shipping/packages.ts";
import type { BackgroundTools } from "../../../../fields.ts";
import { type Message, notifyPeople } from "../../../desk/notification_settings/notify.ts";
import { activePeople, staffIds } from "../../../people/session/person_store.ts";
import { type ExpiringLabel, expiringLabels, storeNotifiedAt } from "./expiring_store.ts";

const UNUSED = "label.unused";

export async function notifyExpiringLabels({ db, now }: BackgroundTools): Promise<number> {
  if ((await expiringLabels(db.read, now())).length === 0) return 0;
  const count = await db.write(async (tx) => {
    const labels = await expiringLabels(tx, now());
    await storeNotifiedAt(tx, labels.map(({ _id }) => _id), now());
    const rule = notificationEventOf(UNUSED)?.rule;
    if (!rule || labels.length === 0) return 0;
    const people = [...(await activePeople(tx, await staffIds(tx))).values()]
      .filter((person) => allows(rule, person));
    const messages = people.flatMap(({ _id }) => labels.map((label) => messageOf(label, _id)));
    await notifyPeople(tx, UNUSED, messages, now());
    return labels.length;
  });
  if (count > 0) db.wake();
  return count;
}

const messageOf = ({ code, carrier, number, package_id }: ExpiringLabel, userId: string): Message => ({
  userId,
  code,
  words: { key: "labelUnused", args: { code, carrier, number } },
  referent: `${packages.path}/all/${package_id}`,
});
