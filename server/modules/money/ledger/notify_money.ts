import type { Writer } from "../../../db/database.ts";
import { type Message, notifyPeople } from "../../desk/notification_settings/notify.ts";
import { peopleOf } from "./wallet_store.ts";

export interface MoneyMessage extends Omit<Message, "userId"> {
  readonly seller_id: string;
  /** Ids of people who are left out: they caused the movement, or another event notifies them. */
  readonly without: readonly string[];
}

export async function notifyOfMoney(
  tx: Writer,
  messages: readonly MoneyMessage[],
  at: number,
): Promise<void> {
  const people = new Map<string, readonly string[]>();
  for (const { seller_id } of messages) {
    if (!people.has(seller_id)) people.set(seller_id, await peopleOf(tx, seller_id));
  }
  const notices = messages.flatMap(({ seller_id, without, ...message }) =>
    (people.get(seller_id) ?? []).filter((id) => !without.includes(id)).map((userId) => ({
      ...message,
      userId,
    }))
  );
  await notifyPeople(tx, "money.moved", notices, at);
}
