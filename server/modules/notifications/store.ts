/** Notifications of people, written with what they tell of. Source: spec S3.6. */
import type { Writer } from "../../db/database.ts";
import { newId } from "../../ids.ts";
import { appendOutbox } from "../../outbox.ts";

/** Entity of their live events: each is told to its person alone. */
export const NOTIFICATIONS = "notifications";

/** Longest content, in characters: a notification is a look, not the thing itself. */
const MAX_CONTENT = 300;

export interface Notice {
  readonly userId: string;
  /** What a click leads to: the order's list, the item's list, or the referent itself. Source: spec S2.44. */
  readonly type: "Order" | "Item" | "Support";
  /** Number of what it is about, for people. */
  readonly code: string;
  readonly subject: string;
  /** Several lines. */
  readonly content: string;
  readonly image?: string;
  /** The order's code, the item's id, or an address. */
  readonly referent: string;
}

/** Adds a new notification for each person and tells them live once the transaction is through. */
export async function notify(tx: Writer, notices: readonly Notice[], at: number): Promise<void> {
  for (const { userId, type, code, subject, content, image = "", referent } of notices) {
    const _id = newId();
    await tx.insertInto("notifications").values({
      _id,
      user_id: userId,
      type,
      code,
      subject,
      content: shortened(content),
      image,
      referent,
      status: "New",
      created_at: at,
    }).execute();
    await appendOutbox(tx, [{ entity: NOTIFICATIONS, sellerId: null, ids: [_id], userId }], at);
  }
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= MAX_CONTENT ? text : `${letters.slice(0, MAX_CONTENT - 1).join("")}…`;
}
