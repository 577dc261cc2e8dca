/**
 * Who may still see what they are told of. Rights are taken away between a comment and its notification, and between
 * that and the look at it; so they are asked each time.
 */
import { allows, type Person } from "../../../../api/access.ts";
import { ruleOfEvent } from "../../../../resources/notification_events.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { scopeOf } from "../../../scope.ts";

interface Message {
  readonly type: string;
  readonly code: string;
}

interface Look {
  readonly isOf: (message: Message) => boolean;
  readonly isSeen: (message: Message) => boolean;
}

/** Kinds of records that a notification is about: an event that says who sees them, and the table that knows their seller. */
const KINDS = [
  { table: "orders", event: "order.mention", isOf: ({ type }: Message) => type === "Order" },
  {
    table: "refund_requests",
    event: "refund.mention",
    isOf: ({ type, code }: Message) => type === "Support" && code.startsWith("RF-"),
  },
  {
    table: "topups",
    event: "topup.mention",
    isOf: ({ type, code }: Message) => type === "Support" && code.startsWith("TU-"),
  },
] as const;

/** Whether a person may see what each is about. What names no record, or several, is asked for the right alone. */
export async function seenBy(
  reader: Reader,
  person: Person,
  notifications: readonly Message[],
): Promise<(notification: Message) => boolean> {
  const { sellers } = scopeOf(person);
  const looks: Look[] = [];
  for (const { table, event, isOf } of KINDS) {
    const isAllowed = allows(ruleOfEvent(event), person);
    const codes = [
      ...new Set(notifications.filter((each) => isOf(each) && each.code !== "").map(({ code }) => code)),
    ];
    const rows = isAllowed && sellers && codes.length > 0
      ? await reader.selectFrom(table).select(["code", "seller_id"]).where(isOneOf("code", codes)).execute()
      : [];
    const foreign = new Set(
      rows.filter(({ seller_id }) => !sellers?.includes(seller_id)).map(({ code }) => code),
    );
    looks.push({ isOf, isSeen: ({ code }: Message) => isAllowed && !foreign.has(code) });
  }
  return (notification) => looks.every(({ isOf, isSeen }) => !isOf(notification) || isSeen(notification));
}
