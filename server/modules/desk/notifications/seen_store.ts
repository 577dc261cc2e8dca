/** A person may lose rights after a notification was written, so rights are checked at each reading. */
import { allows, type Person } from "../../../../api/access.ts";
import { ALL_CODES, DOCUMENT_PREFIXES } from "../../../../api/codes/names.ts";
import { ruleOfEvent } from "../../../../resources/notification_events.ts";
import { either, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { reportById } from "../../../figures/viewable.ts";
import { scopeOf } from "../../../scope.ts";

interface Message {
  readonly type: string;
  readonly code: string;
  /** The link to the record; absent in a message that waits for its delivery. */
  readonly referent?: string;
}

interface FeedVisit {
  readonly isOf: (message: Message) => boolean;
  readonly isSeen: (message: Message) => boolean;
}

const ofSupport = (...prefixes: readonly string[]) => ({ type, code }: Message): boolean =>
  type === "Support" && prefixes.some((prefix) => code.startsWith(`${prefix}-`));

/**
 * Kinds of records that notifications refer to: the event with the rule, and the table with the seller.
 * Records that are `isRecoded` lose the code of their draft, so that only a link still finds them.
 */
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
    isRecoded: true,
  },
] as const;

/** Prefix of the code of notifications with figures of a report; the report's id follows. */
export const REPORT_CODE = "report:";

function mayRead({ code }: Message, person: Person): boolean {
  if (!code.startsWith(REPORT_CODE)) return true;
  const report = reportById(code.slice(REPORT_CODE.length));
  return report !== undefined && allows(report.rule, person);
}

/** Returns the id at the end of the link to a record; empty without a link. */
const linkedId = ({ referent = "" }: Message): string => referent.slice(referent.lastIndexOf("/") + 1);

/** Returns a test of visibility. For a notification of no record or of several, it checks only the right. */
export async function visibilityFor(
  reader: Reader,
  person: Person,
  notifications: readonly Message[],
): Promise<(notification: Message) => boolean> {
  const { sellers } = scopeOf(person);
  const looks: FeedVisit[] = [];
  for (const { table, event, isOf, ...kind } of KINDS) {
    const isAllowed = allows(ruleOfEvent(event), person);
    const isRecoded = "isRecoded" in kind;
    const some = notifications.filter((each) => isOf(each) && each.code !== "");
    const codes = [...new Set(some.map(({ code }) => code))];
    const ids = isRecoded ? [...new Set(some.map(linkedId))] : [];
    const rows = isAllowed && sellers && codes.length > 0
      ? await reader.selectFrom(table).select(["_id", "code", "seller_id"])
        .where(either([isOneOf("code", codes), isOneOf("_id", ids)])).execute()
      : [];
    const sellerOf = new Map(rows.flatMap((row) => [[row.code, row.seller_id], [row._id, row.seller_id]]));
    const isOwn = (message: Message): boolean => {
      if (!sellers) return true;
      const seller = sellerOf.get(message.code) ?? sellerOf.get(linkedId(message));
      return seller === undefined ? !isRecoded : sellers.includes(seller);
    };
    looks.push({ isOf, isSeen: (message) => isAllowed && isOwn(message) });
  }
  return (notification) =>
    mayRead(notification, person) &&
    looks.every(({ isOf, isSeen }) => !isOf(notification) || isSeen(notification));
}
