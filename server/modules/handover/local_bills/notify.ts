/** Notifies the people who pay of disputed invoices, but not the one who disputed it. */
import { localBill } from "../../../../resources/handover/local_bill.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch } from "../../../events/events.ts";
import { notifyStaff } from "../../desk/notification_settings/notify.ts";
import { billsById } from "./store.ts";

export async function notifyOfBills(tx: Writer, { events, by, at }: EventBatch): Promise<void> {
  const disputed = events.filter(({ entity, changes }) =>
    entity === localBill.query &&
    changes.some(({ field, after }) => field === "status" && after === "Disputed")
  );
  if (disputed.length === 0) return;
  const bills = await billsById(tx, disputed.map(({ entityId }) => entityId));
  const news = [...bills.values()].map(({ _id, code }) => ({
    code,
    words: { key: "billDisputed" as const, args: { code } },
    referent: `${localBill.path}/all/${_id}`,
  }));
  await notifyStaff(tx, "bill.disputed", news, at, by);
}
