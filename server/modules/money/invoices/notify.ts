import type { NoticeWords } from "../../../../api/notices.ts";
import { invoices as resource } from "../../../../resources/money/billing_invoice.ts";
import type { Writer } from "../../../db/database.ts";
import { notifyPeople } from "../../desk/notification_settings/notify.ts";
import { peopleOf } from "../ledger/wallet_store.ts";

interface Invoice {
  readonly _id: string;
  readonly code: string;
  readonly seller_id: string;
}

/** Notifies the seller and the seller's agents. */
export async function notifyOfInvoice(
  tx: Writer,
  { _id, code, seller_id }: Invoice,
  words: NoticeWords,
  at: number,
): Promise<void> {
  const referent = `${resource.path}/all/${_id}`;
  const messages = (await peopleOf(tx, seller_id)).map((userId) => ({ userId, code, words, referent }));
  await notifyPeople(tx, "invoice.due", messages, at);
}
