/** Notifies people once, before an unused label can no longer be voided. */
import { packages } from "../../../../../resources/shipping/packages.ts";
import type { BackgroundTools } from "../../../../fields.ts";
import { type News, notifyStaff } from "../../../desk/notification_settings/notify.ts";
import { type ExpiringLabel, expiringLabels, storeNotifiedAt } from "./expiring_store.ts";

export async function notifyExpiringLabels({ db, now }: BackgroundTools): Promise<number> {
  if ((await expiringLabels(db.read, now())).length === 0) return 0;
  const count = await db.write(async (tx) => {
    const labels = await expiringLabels(tx, now());
    await storeNotifiedAt(tx, labels.map(({ _id }) => _id), now());
    await notifyStaff(tx, "label.unused", labels.map(newsOf), now());
    return labels.length;
  });
  if (count > 0) db.wake();
  return count;
}

const newsOf = ({ code, carrier, number, package_id }: ExpiringLabel): News => ({
  code,
  words: { key: "labelUnused", args: { code, carrier, number } },
  referent: `${packages.path}/all/${package_id}`,
});
