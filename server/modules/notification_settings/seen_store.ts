/**
 * Who may still see what they are told of. Rights are taken away between a comment and its notification, and between
 * that and the look at it; so they are asked each time. Source: security Z4.
 */
import { allows, anyOf, type Person, type Rule } from "../../../api/access.ts";
import { approvalRights } from "../../../resources/approvals.ts";
import { ordersRights } from "../../../resources/orders.ts";
import { topupRights } from "../../../resources/topup.ts";
import { among } from "../../db/conditions.ts";
import type { Reader } from "../../db/database.ts";
import { scopeOf } from "../../scope.ts";

interface Message {
  readonly type: string;
  readonly code: string;
}

/** What a code of a notification names. What stands in none of them, or is of several, is asked for the right alone. */
const RECORDS = {
  Order: { table: "orders", rule: ordersRights.view, isAll: true },
  // Jobs are of this type too: whose they are was said when they were told of.
  Support: { table: "topups", rule: anyOf(topupRights.view, approvalRights.view), isAll: false },
} as const satisfies Record<string, { table: "orders" | "topups"; rule: Rule; isAll: boolean }>;
type Known = keyof typeof RECORDS;
const isKnown = (type: string): type is Known => Object.hasOwn(RECORDS, type);

/** Whether a person may see what each is about. */
export async function seenBy(
  reader: Reader,
  person: Person,
  notifications: readonly Message[],
): Promise<(notification: Message) => boolean> {
  const { sellers } = scopeOf(person);
  const hidden = new Set<string>();
  for (const type of Object.keys(RECORDS) as Known[]) {
    const { table, rule } = RECORDS[type];
    const of = notifications.filter((each) => each.type === type && each.code !== "");
    const codes = [...new Set(of.map(({ code }) => code))];
    const may = allows(rule, person);
    if (codes.length === 0 || may && !sellers) continue;
    const rows = await reader.selectFrom(table).select(["code", "seller_id"]).where(among("code", codes))
      .execute();
    for (const { code, seller_id } of rows) {
      if (!may || sellers && !sellers.includes(seller_id)) hidden.add(`${type} ${code}`);
    }
  }
  return ({ type, code }) => {
    if (!isKnown(type)) return true;
    const { rule, isAll } = RECORDS[type];
    return (!isAll || allows(rule, person)) && !hidden.has(`${type} ${code}`);
  };
}
