/**
 * Who may still see what they are told of. Rights are taken away between a comment and its notification, and between
 * that and the look at it; so they are asked each time. Source: security Z4.
 */
import { allows, type Person } from "../../../api/access.ts";
import { ordersRights } from "../../../resources/orders.ts";
import { among } from "../../db/conditions.ts";
import type { Reader } from "../../db/database.ts";
import { scopeOf } from "../../scope.ts";

interface Message {
  readonly type: string;
  readonly code: string;
}

/** Whether a person may see what each is about. What names no order, or several, is asked for the right alone. */
export async function seenBy(
  reader: Reader,
  person: Person,
  notifications: readonly Message[],
): Promise<(notification: Message) => boolean> {
  const mayOrders = allows(ordersRights.view, person);
  const codes = [
    ...new Set(
      notifications.filter(({ type, code }) => type === "Order" && code !== "").map(({ code }) => code),
    ),
  ];
  const { sellers } = scopeOf(person);
  const foreign = new Set<string>();
  if (mayOrders && sellers && codes.length > 0) {
    const rows = await reader.selectFrom("orders").select(["code", "seller_id"]).where(among("code", codes))
      .execute();
    for (const { code, seller_id } of rows) if (!sellers.includes(seller_id)) foreign.add(code);
  }
  return ({ type, code }) => type !== "Order" || mayOrders && !foreign.has(code);
}
