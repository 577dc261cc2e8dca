/**
 * The values of every status column: the states of records with a lifecycle come from their machines. The spec shows only
 * Processing, Pending, Paid, In Production, Inprocess and Ready; the rest is chosen (ADR 0004). Their tones are in tones.ts.
 */

import { UNIT_STATUSES } from "./generated/states/unit.ts";

export { BATCH_STATUSES } from "./generated/states/batch.ts";
export { EXTENSION_STATUSES } from "./generated/states/extension.ts";
export { ITEM_STATUSES } from "./generated/states/item.ts";
export { JOB_STATUSES } from "./generated/states/job.ts";
export { LABEL_STATUSES } from "./generated/states/label.ts";
export { ORDER_SHIPMENT_STATUSES, ORDER_STATUSES, PRINT_STATUSES } from "./generated/states/order.ts";
export { PACKAGE_STATUSES } from "./generated/states/package.ts";
export { REFUND_STATUSES } from "./generated/states/refund.ts";
export { TOPUP_STATUSES } from "./generated/states/topup.ts";
export { UNIT_STATUSES, WORK_STATUSES } from "./generated/states/unit.ts";

/** Of garments that are still to be made: said by name, an index leads past all that was ever packed. */
export const OPEN_UNIT_STATUSES = UNIT_STATUSES.filter((each) => each !== "Packed" && each !== "Stopped");

/** Of a user; who is Locked cannot sign in. Source: docs/requirements.md S4.13. */
export const USER_STATUSES = ["Available", "Away", "Locked"] as const;

/** Packages that wait for a label. */
export const UNLABELLED_PACKAGES = ["Processing", "Failed"] as const;
const UNLABELLED: readonly string[] = UNLABELLED_PACKAGES;
export const isUnlabelled = (packageStatus: string): boolean => UNLABELLED.includes(packageStatus);
/** Labels that were asked for, and nobody knows yet whether they are ours. */
export const LABELS_REQUESTED = ["Asked", "Unknown"] as const;
const ASKED: readonly string[] = LABELS_REQUESTED;
export const isLabelRequested = (labelStatus: string): boolean => ASKED.includes(labelStatus);
/** Packages that have not left. */
export const PACKAGES_IN_HOUSE = [...UNLABELLED_PACKAGES, "Ready", "Packed", "Boxed"] as const;
/** Packages on their way. */
export const PACKAGES_IN_TRANSIT = [
  "Handed Over",
  "In Transit",
  "Customs",
  "Out For Delivery",
  "Exception",
  "Return To Sender",
] as const;
/** Packages that never leave: nothing is in them. */
export const PACKAGES_GIVEN_UP = ["Voided", "Cancelled"] as const;

const NOT_OUT: readonly string[] = [...PACKAGES_IN_HOUSE, ...PACKAGES_GIVEN_UP];
export const hasLeft = (packageStatus: string): boolean => !NOT_OUT.includes(packageStatus);

/** Statuses of jobs that are not over. */
export const OPEN_JOB_STATUSES = ["Queued", "Running"] as const;

export const isOpenJob = ({ status }: { readonly status: string }): boolean =>
  (OPEN_JOB_STATUSES as readonly string[]).includes(status);

/** Statuses of orders that still have to leave the house. */
export const OPEN_ORDER_STATUSES = [
  "Draft",
  "Pending",
  "Processing",
  "In Production",
  "On Hold",
  "Cancel Requested",
  "Ready",
] as const;

/** Lines of a statement: what was charged to the wallet is paid with that; what is owed waits for its invoice. */
export const STATEMENT_STATUSES = ["Paid", "Pending"] as const;

/** What is sent out of the house: waiting for it, there, or given up. */
export const DELIVERY_STATUSES = ["Waiting", "Delivered", "Dead"] as const;

/** A paused store takes no new orders. */
export const STORE_STATUSES = ["Active", "Paused"] as const;
/** A paused location takes no new orders, a closed one is history. */
export const LOCATION_STATUSES = ["Active", "Paused", "Closed"] as const;
export const PRODUCT_STATUSES = ["Active", "Discontinued"] as const;
/** The hold reason that no person gave: the order's store holds what is submitted. */
export const AUTO_HOLD = "autoHold";
/** Where a store sells. */
export const PLATFORMS = ["tiktok", "shopify", "etsy", "woocommerce", "amazon", "manual"] as const;
/** Work that is done in the background. */
export const JOB_KINDS = [
  "orders.import",
  "list.export",
  "list.move",
  "list.undo",
  "orders.move",
  "orders.tag",
  "orders.method",
  "orders.country",
  "orders.region",
  "orders.mend",
  "orders.substitute",
  "orders.artwork",
  "orders.undo",
  "items.edit",
  "items.import",
  "stock.import",
  "units.batch",
  "prices.backtest",
] as const;
export type JobKindName = (typeof JOB_KINDS)[number];

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
export type StatementStatus = (typeof STATEMENT_STATUSES)[number];

/** The slug that stands for a status in a route's `{filter}`: `In Production` is `in-production`. */
export const slugOf = (status: string): string => status.toLowerCase().replaceAll(" ", "-");
