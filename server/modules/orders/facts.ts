/** What the guards of the order machine read, computed from the rows around an order. */
import type { OrderFacts } from "../../../api/generated/schema.ts";
import { stepsOf } from "../../../machines/lifecycles/lifecycle.ts";
import { orderMachine, orderValue } from "../../../machines/lifecycles/order.ts";
import type { Reader } from "../../db/database.ts";
import type { Scope } from "../../scope.ts";
import { LABELLED, packagesOf } from "../packages/store.ts";
import { openUnitsOf } from "../units/store.ts";
import type { OrderRow } from "./rows.ts";

/** Facts that stand in other tables, by order id. */
export async function workOf(reader: Reader, scope: Scope, orderIds: readonly string[]) {
  const open = await openUnitsOf(reader, scope, orderIds);
  const packages = await packagesOf(reader, scope, orderIds);
  return new Map(orderIds.map((id) => [id, {
    unitsOpen: open.get(id) ?? 0,
    labelReady: (packages.get(id) ?? []).some((each) => LABELLED.includes(each.shipment_status)),
  }]));
}

export type Work = { readonly unitsOpen: number; readonly labelReady: boolean };
export const NO_WORK: Work = { unitsOpen: 0, labelReady: false };

type FactColumns = Pick<OrderRow, "held_from" | "problems_count" | "cools_until" | "store_auto_hold"> & {
  readonly paid: boolean | number;
};

/** @param now unix seconds: a cooling-off time ends by itself */
export function factsOf(row: FactColumns, work: Work, now: number): OrderFacts {
  return {
    paid: Boolean(row.paid),
    heldFrom: row.held_from,
    problems: row.problems_count,
    autoHold: row.store_auto_hold === 1,
    cooling: row.cools_until !== null && row.cools_until > now,
    ...work,
  };
}

/** The events that the order accepts now. */
export function legalEvents(row: OrderRow, work: Work, now: number): string[] {
  return stepsOf(orderMachine, orderValue(row), factsOf(row, work, now))
    .filter((step) => step.refusedBy === null).map((step) => step.event);
}
