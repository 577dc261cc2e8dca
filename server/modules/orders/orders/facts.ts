import { allows } from "../../../../api/access.ts";
import type { OrderFacts } from "../../../../api/generated/schema.ts";
import { isRemedy } from "../../../../api/orders/remedies.ts";
import { hasLeft, isGivenUp, isUnlabelled, PACKAGES_IN_HOUSE } from "../../../../api/statuses.ts";
import { shipmentOf } from "../../../../machines/lifecycles/orders/order_facts.ts";
import { stepsOf } from "../../../../machines/lifecycles/lifecycle.ts";
import { orderMachine } from "../../../../machines/lifecycles/orders/order.ts";
import { orderValue } from "../../../../machines/lifecycles/orders/order_parts.ts";
import { stopsBegun } from "../../../../resources/orders/orders.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { OrderRow } from "./rows.ts";

const IN_HOUSE: readonly string[] = PACKAGES_IN_HOUSE;

export type Amount = number | string;
export interface Pieces {
  readonly live: Amount;
  readonly open: Amount;
  readonly begun: Amount;
  readonly blocked: Amount;
  readonly loose: Amount;
}

export interface PackageOfOrder {
  readonly shipment_status: string;
  readonly number: string | null;
  readonly carrier: string;
  readonly orders: Amount;
  readonly own: Amount;
  readonly tracked: Amount;
  /** 1 if the box of the package was handed over, but not to the post; the package follows within minutes. */
  readonly gone: Amount;
  /** 1 if the post has the manifest; the package counts as out, and is handed over once the post accepts it. */
  readonly sent: Amount;
  /** Number of labels that are being bought, or whose purchase is uncertain. */
  readonly requestedLabels: Amount;
}

export type OrderWork =
  & Pick<
    OrderFacts,
    | "makeable"
    | "overdue"
    | "unitsLive"
    | "unitsOpen"
    | "unitsBegun"
    | "unitsBlocked"
    | "loose"
    | "parcels"
    | "labels"
    | "unlabelled"
    | "out"
    | "gone"
    | "merged"
    | "boxed"
    | "tracked"
    | "lost"
  >
  & {
    /** Tracking of the first package with a number that was not given up. */
    readonly tracking: { readonly carrier: string; readonly number: string };
  };

/** Facts that the payment of an order depends on. */
export type Payable = Pick<OrderFacts, "makeable" | "overdue">;
export const PAYABLE: Payable = { makeable: true, overdue: false };

export const NO_WORK: OrderWork = {
  ...PAYABLE,
  unitsLive: 0,
  unitsOpen: 0,
  unitsBegun: 0,
  unitsBlocked: 0,
  loose: 0,
  parcels: "Processing",
  labels: 0,
  unlabelled: 0,
  out: 0,
  gone: false,
  merged: false,
  boxed: false,
  tracked: false,
  lost: false,
  tracking: { carrier: "", number: "" },
};

/** Applied to a package whose box was handed over, although the package itself follows later. */
const GONE = { shipment_status: "Handed Over" } as const;

/** @param packages the oldest first; the first one with a number gives the order its tracking */
export function workAround(
  payable: Payable,
  its: Pieces | undefined,
  packages: readonly PackageOfOrder[],
): OrderWork {
  // A package without units of this order belongs to another order.
  const rows = packages.filter(({ shipment_status, own }) => !isGivenUp(shipment_status) && Number(own) > 0)
    .map((row) => Number(row.gone) > 0 && row.shipment_status === "Boxed" ? { ...row, ...GONE } : row);
  const out = rows.filter(({ shipment_status, sent }) => hasLeft(shipment_status) || Number(sent) > 0);
  const first = rows.find(({ number }) => number !== null);
  return {
    ...payable,
    unitsLive: Number(its?.live ?? 0),
    unitsOpen: Number(its?.open ?? 0),
    unitsBegun: Number(its?.begun ?? 0),
    unitsBlocked: Number(its?.blocked ?? 0),
    loose: Number(its?.loose ?? 0),
    parcels: shipmentOf(rows.map(({ shipment_status }) => shipment_status), Number(its?.loose ?? 0) > 0),
    labels:
      rows.filter(({ number, requestedLabels, shipment_status }) =>
        Number(requestedLabels) > 0 || number !== null && IN_HOUSE.includes(shipment_status)
      ).length,
    unlabelled: rows.filter(({ shipment_status }) => isUnlabelled(shipment_status)).length,
    out: out.length,
    gone: rows.length > 0 && out.length === rows.length && Number(its?.loose ?? 0) === 0,
    merged: rows.some(({ orders }) => Number(orders) > 1),
    boxed: rows.some(({ shipment_status }) => shipment_status === "Boxed"),
    tracked: out.some(({ tracked }) => Number(tracked) > 0),
    lost: out.length > 0 && rows.every(({ shipment_status }) => shipment_status === "Lost"),
    tracking: { carrier: first?.carrier ?? "", number: first?.number ?? "" },
  };
}

type FactColumns =
  & Pick<
    OrderRow,
    | "held_from"
    | "problems_count"
    | "cools_until"
    | "released_at"
    | "pay_asked_at"
    | "store_auto_hold"
    | "tracking_number"
    | "refunds_minor"
    | "remedy"
    | "open_cases"
  >
  & { readonly paid: boolean | number };

/**
 * @param now unix seconds, because a cooling-off time ends without an event
 * @param remedies the refund columns if a refund or a reversed charge may have changed them; by default as stored
 * @param openCases the number of open cases if a case was opened or ended; by default as stored
 */
export function factsOf(
  row: FactColumns,
  { tracking, ...work }: OrderWork,
  now: number,
  remedies: { readonly refunds_minor: number; readonly paid: boolean | number } = row,
  openCases: number = row.open_cases,
): OrderFacts {
  return {
    paid: Boolean(row.paid),
    awaiting: row.pay_asked_at !== null,
    heldFrom: row.held_from,
    problems: row.problems_count,
    autoHold: row.store_auto_hold === 1 && !isRemedy(row),
    cooling: row.cools_until !== null && row.cools_until > now,
    released: row.released_at !== null,
    trackingStale: row.tracking_number !== tracking.number,
    stoppable: true,
    refundsStale: row.refunds_minor !== remedies.refunds_minor || Number(row.paid) !== Number(remedies.paid),
    openCases,
    casesStale: row.open_cases !== openCases,
    ...work,
  };
}

/** Returns true if the person may stop garments in production. @param context null if the system sends the step */
export const mayStopBegun = (context: Pick<AuthorizedContext, "session"> | null): boolean =>
  context === null || allows(stopsBegun, context.session.person);

export function legalEvents(row: OrderRow, work: OrderWork, now: number): string[] {
  return stepsOf(orderMachine, orderValue(row), factsOf(row, work, now))
    .filter((step) => step.refusedBy === null).map((step) => step.event);
}
