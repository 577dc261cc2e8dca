/** Notifies the people who pay of disputed invoices, but not the one who disputed it. */
import { allows } from "../../../../api/access.ts";
import { localBill, localBillRights } from "../../../../resources/handover/local_bill.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch } from "../../../events/events.ts";
import { notifyPeople } from "../../desk/notification_settings/notify.ts";
import { activePeople, staffIds } from "../../people/session/person_store.ts";
import { billsById } from "./store.ts";

export async function notifyOfBills(tx: Writer, { events, by, at }: EventBatch): Promise<void> {
  const disputed = events.filter(({ entity, changes }) =>
    entity === localBill.query &&
    changes.some(({ field, after }) => field === "status" && after === "Disputed")
  );
  if (disputed.length === 0) return;
  const bills = await billsById(tx, disputed.map(({ entityId }) => entityId));
  const people = [...(await activePeople(tx, await staffIds(tx))).values()];
  const readers = people.filter((person) => allows(localBillRights.pay, person) && !by.includes(person._id));
  const messages = [...bills.values()].flatMap(({ _id, code }) =>
    readers.map(({ _id: userId }) => ({
      userId,
      code,
      words: { key: "billDisputed" as const, args: { code } },
      referent: `${localBill.path}/all/${_id}`,
    }))
  );
  await notifyPeople(tx, "bill.disputed", messages, at);
}
