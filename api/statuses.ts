/**
 * The values of every status column.
 * The spec shows only Processing, Pending, Paid, In Production, Inprocess and Ready; the rest is chosen
 * (ADR 0004). Their tones are in tones.ts.
 */

import type { CardStatus } from "./rating/card.ts";

/** Commercial axis: the `status` region of the order machine. */
export const ORDER_STATUSES = [
  "Draft",
  "Pending",
  "Processing",
  "In Production",
  "On Hold",
  "Cancel Requested",
  "Ready",
  "Shipped",
  "Delivered",
  "Completed",
  "Returned",
  "Cancelled",
] as const;

/** Production axis: the `print` region of the order machine. */
export const PRINT_STATUSES = ["Waiting", "Printing", "Printed", "Stopped"] as const;

/** Where a garment is: the states of the unit machine, a step of the workshop or what became of it. */
export const UNIT_STATUSES = [
  "QC",
  "Cutting",
  "Printing",
  "Sewing",
  "Final QC",
  "Packing",
  "Packed",
  "Rejected",
  "Stopped",
] as const;
/** Of garments that are still to be made: said by name, an index leads past all that was ever packed. */
export const OPEN_UNIT_STATUSES = UNIT_STATUSES.filter((each) => each !== "Packed" && each !== "Stopped");
/** Whether somebody works at it there. */
export const WORK_STATUSES = ["Waiting", "Inprocess", "On Hold"] as const;
/** Of a print batch. */
export const BATCH_STATUSES = ["Open", "Released", "Printed", "Cancelled"] as const;
/** The statuses of a label are the states of its machine. */
export const LABEL_STATUSES = [
  "Asked",
  "Unknown",
  "Live",
  "Void Asked",
  "Void Refused",
  "Failed",
  "Voided",
] as const;

/** Logistics axis of an order: the `shipment` region of the order machine. */
export const ORDER_SHIPMENT_STATUSES = [
  "Processing",
  "Ready",
  "Handed Over",
  "Delivered",
  "Returned",
  "Stopped",
] as const;

/** Of a user; who is Locked cannot sign in. Source: spec S4.13. */
export const USER_STATUSES = ["Available", "Away", "Locked"] as const;

/** States of one package. */
export const PACKAGE_STATUSES = [
  "Processing",
  "Ready",
  "Failed",
  "Packed",
  "Boxed",
  "Handed Over",
  "In Transit",
  "Customs",
  "Out For Delivery",
  "Delivered",
  "Exception",
  "Return To Sender",
  "Returned",
  "Lost",
  "Voided",
  "Cancelled",
] as const;

/** Packages that wait for a label. */
export const UNLABELLED_PACKAGES = ["Processing", "Failed"] as const;
const UNLABELLED: readonly string[] = UNLABELLED_PACKAGES;
export const isUnlabelled = (packageStatus: string): boolean => UNLABELLED.includes(packageStatus);
/** Labels that were asked for, and nobody knows yet whether they are ours. */
export const LABELS_ASKED = ["Asked", "Unknown"] as const;
const ASKED: readonly string[] = LABELS_ASKED;
export const isLabelAsked = (labelStatus: string): boolean => ASKED.includes(labelStatus);
/** Packages that have not left. */
export const PACKAGES_IN_HOUSE = [...UNLABELLED_PACKAGES, "Ready", "Packed", "Boxed"] as const;
/** Packages on their way. */
export const PACKAGES_UNDER_WAY = [
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
export const JOB_STATUSES = [...OPEN_JOB_STATUSES, "Done", "Failed", "Cancelled"] as const;

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

/** Money by hand: who asks does not decide. */
export const TOPUP_STATUSES = ["Pending", "Approved", "Rejected", "Cancelled", "Reversed"] as const;

/** Of a refund request: who asks does not decide above a sum. */
export const REFUND_STATUSES = ["Processing", "Approved", "Posted", "Rejected", "Cancelled"] as const;
/** Lines of a statement: what was charged to the wallet is paid with that; what is owed waits for its invoice. */
export const STATEMENT_STATUSES = ["Paid", "Pending"] as const;

/** What is sent out of the house: waiting for it, there, or given up. */
export const DELIVERY_STATUSES = ["Waiting", "Delivered", "Dead"] as const;

/** A paused store takes no new orders. */
export const STORE_STATUSES = ["Active", "Paused"] as const;
/** A paused location takes no new orders, a closed one is history. */
export const LOCATION_STATUSES = ["Active", "Paused", "Closed"] as const;
/** An item that is out of stock or discontinued cannot be ordered; a discontinued one is history. */
export const ITEM_STATUSES = ["Active", "Out Of Stock", "Discontinued"] as const;
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

export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type PrintStatus = (typeof PRINT_STATUSES)[number];
export type UnitStatus = (typeof UNIT_STATUSES)[number];
export type WorkStatus = (typeof WORK_STATUSES)[number];
export type LabelStatus = (typeof LABEL_STATUSES)[number];
export type OrderShipmentStatus = (typeof ORDER_SHIPMENT_STATUSES)[number];
export type PackageStatus = (typeof PACKAGE_STATUSES)[number];
export type JobStatus = (typeof JOB_STATUSES)[number];
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
export type StoreStatus = (typeof STORE_STATUSES)[number];
export type LocationStatus = (typeof LOCATION_STATUSES)[number];
export type ItemStatus = (typeof ITEM_STATUSES)[number];
/** Source: spec S2.34. */
export const EXTENSION_STATUSES = ["Off", "On"] as const;
export type ExtensionStatus = (typeof EXTENSION_STATUSES)[number];
export type UserStatus = (typeof USER_STATUSES)[number];
export type TopupStatus = (typeof TOPUP_STATUSES)[number];
export type RefundStatus = (typeof REFUND_STATUSES)[number];
export type StatementStatus = (typeof STATEMENT_STATUSES)[number];
export type BatchStatus = (typeof BATCH_STATUSES)[number];
export type AnyStatus =
  | CardStatus
  | BatchStatus
  | RefundStatus
  | StatementStatus
  | TopupStatus
  | OrderStatus
  | PrintStatus
  | OrderShipmentStatus
  | UnitStatus
  | WorkStatus
  | LabelStatus
  | PackageStatus
  | JobStatus
  | DeliveryStatus
  | StoreStatus
  | LocationStatus
  | ItemStatus
  | UserStatus
  | ExtensionStatus;

/** The slug that stands for a status in a route's `{filter}`: `In Production` is `in-production`. */
export const slugOf = (status: string): string => status.toLowerCase().replaceAll(" ", "-");
