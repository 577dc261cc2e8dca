/** A person may lose rights after a notification was written, so rights are checked at each reading. */
import { allows, type Person } from "../../../../api/access.ts";
import { ALL_CODES, DOCUMENT_PREFIXES } from "../../../../api/codes/names.ts";
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

const ofSupport = (...prefixes: readonly string[]) => ({ type, code }: Message): boolean =>
  type === "Support" && prefixes.some((prefix) => code.startsWith(`${prefix}-`));

/** Kinds of records that notifications refer to: the event with the rule, and the table with the seller. */
export const KINDS = [
  { table: "orders", event: "order.mention", isOf: ({ type }: Message) => type === "Order" },
  {
    table: "refund_requests",
    event: "refund.mention",
    isOf: ofSupport(ALL_CODES.refund_requests[0]),
  },
  { table: "cases", event: "case.mention", isOf: ofSupport(ALL_CODES.cases[0]) },
  { table: "topups", event: "topup.mention", isOf: ofSupport(ALL_CODES.topups[0]) },
  {
    table: "invoices",
    event: "invoice.mention",
    isOf: ofSupport(ALL_CODES.invoices[0], ...Object.values(DOCUMENT_PREFIXES)),
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
