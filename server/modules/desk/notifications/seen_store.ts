/** A person may lose rights after a notification was written, so rights are checked at each reading. */
import { allows, type Person } from "../../../../api/access.ts";
import { ruleOfEvent } from "../../../../resources/notification_events.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { reportById } from "../../../figures/viewable.ts";
import { scopeOf } from "../../../scope.ts";

interface Message {
  readonly type: string;
  readonly code: string;
}

interface FeedVisit {
  readonly isOf: (message: Message) => boolean;
  readonly isSeen: (message: Message) => boolean;
}

/** Kinds of records that notifications refer to: the event with the rule, and the table with the seller. */
const KINDS = [
  { table: "orders", event: "order.mention", isOf: ({ type }: Message) => type === "Order" },
  {
    table: "refund_requests",
    event: "refund.mention",
    isOf: ({ type, code }: Message) => type === "Support" && code.startsWith("RF-"),
  },
  {
    table: "cases",
    event: "case.mention",
    isOf: ({ type, code }: Message) => type === "Support" && code.startsWith("CS-"),
  },
  {
    table: "topups",
    event: "topup.mention",
    isOf: ({ type, code }: Message) => type === "Support" && code.startsWith("TU-"),
  },
] as const;

/** Prefix of the code of notifications with figures of a report; the report's id follows. */
export const REPORT_CODE = "report:";

function mayRead({ code }: Message, person: Person): boolean {
  if (!code.startsWith(REPORT_CODE)) return true;
  const report = reportById(code.slice(REPORT_CODE.length));
  return report !== undefined && allows(report.rule, person);
}

/** Returns a test of visibility. For a notification of no record or of several, it checks only the right. */
export async function visibilityFor(
  reader: Reader,
  person: Person,
  notifications: readonly Message[],
): Promise<(notification: Message) => boolean> {
  const { sellers } = scopeOf(person);
  const looks: FeedVisit[] = [];
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
  return (notification) =>
    mayRead(notification, person) &&
    looks.every(({ isOf, isSeen }) => !isOf(notification) || isSeen(notification));
}
