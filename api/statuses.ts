/** The spec names a few of these (docs/requirements.md S4.13, S2.37); we chose the others, those of orders in ADR 4. */

import { UNIT_STATUSES } from "./generated/states/unit.ts";

export { BATCH_STATUSES } from "./generated/states/batch.ts";
export { CASE_STATUSES } from "./generated/states/case.ts";
export { CONSOLIDATION_STATUSES } from "./generated/states/consolidation.ts";
export { EXTENSION_STATUSES } from "./generated/states/extension.ts";
export { INVOICE_STATUSES } from "./generated/states/invoice.ts";
export { ITEM_STATUSES } from "./generated/states/item.ts";
export { JOB_STATUSES } from "./generated/states/job.ts";
export { LABEL_STATUSES } from "./generated/states/label.ts";
export { LABEL_PAGE_STATUSES } from "./generated/states/label_page.ts";
export { LOCAL_BILL_STATUSES } from "./generated/states/local_bill.ts";
export { MANIFEST_STATUSES } from "./generated/states/manifest.ts";
export { NUMBER_RANGE_STATUSES } from "./generated/states/number_range.ts";
export { ORDER_SHIPMENT_STATUSES, ORDER_STATUSES, PRINT_STATUSES } from "./generated/states/order.ts";
export { PACKAGE_STATUSES } from "./generated/states/package.ts";
export { POSTAGE_INVOICE_STATUSES } from "./generated/states/postage_invoice.ts";
export { POSTAGE_LINE_STATUSES } from "./generated/states/postage_line.ts";
export { POSTAGE_REQUEST_STATUSES } from "./generated/states/postage_request.ts";
export { POSTAL_NUMBER_STATUSES } from "./generated/states/postal_number.ts";
export { REFUND_STATUSES } from "./generated/states/refund.ts";
export { TIKTOK_ORDER_STATUSES } from "./generated/states/tiktok_order.ts";
export { TOPUP_STATUSES } from "./generated/states/topup.ts";
export { UNIT_STATUSES, WORK_STATUSES } from "./generated/states/unit.ts";

/** Statuses of unfinished units; a query that lists them uses an index, which skips the packed units. */
export const OPEN_UNIT_STATUSES = UNIT_STATUSES.filter((each) => each !== "Packed" && each !== "Stopped");

export const USER_STATUSES = ["Available", "Away", "Locked"] as const;

export const UNLABELLED_PACKAGES = ["Processing", "Failed"] as const;
const UNLABELLED: readonly string[] = UNLABELLED_PACKAGES;
export const isUnlabelled = (packageStatus: string): boolean => UNLABELLED.includes(packageStatus);
/** Statuses of labels that were requested and whose result is not known. */
export const LABELS_REQUESTED = ["Asked", "Unknown"] as const;
const ASKED: readonly string[] = LABELS_REQUESTED;
export const isLabelRequested = (labelStatus: string): boolean => ASKED.includes(labelStatus);
export const PACKAGES_IN_HOUSE = [...UNLABELLED_PACKAGES, "Ready", "Packed", "Boxed"] as const;
export const PACKAGES_IN_TRANSIT = [
  "Handed Over",
  "In Transit",
  "Customs",
  "Out For Delivery",
  "Exception",
  "Return To Sender",
] as const;
/** Statuses of packages that have no content any more and never leave. */
export const PACKAGES_GIVEN_UP = ["Voided", "Cancelled"] as const;
const GIVEN_UP: readonly string[] = PACKAGES_GIVEN_UP;
export const isGivenUp = (packageStatus: string): boolean => GIVEN_UP.includes(packageStatus);
export const PACKAGES_ENDED = ["Delivered", "Returned", "Lost"] as const;
const ENDED: readonly string[] = PACKAGES_ENDED;
export const isPackageEnded = (packageStatus: string): boolean => ENDED.includes(packageStatus);

const NOT_OUT: readonly string[] = [...PACKAGES_IN_HOUSE, ...PACKAGES_GIVEN_UP];
export const hasLeft = (packageStatus: string): boolean => !NOT_OUT.includes(packageStatus);

export const OPEN_JOB_STATUSES = ["Queued", "Running"] as const;

export const isOpenJob = ({ status }: { readonly status: string }): boolean =>
  (OPEN_JOB_STATUSES as readonly string[]).includes(status);

export const OPEN_ORDER_STATUSES = [
  "Draft",
  "Pending",
  "Processing",
  "In Production",
  "On Hold",
  "Cancel Requested",
  "Ready",
] as const;

export const STATEMENT_STATUSES = ["Paid", "Pending"] as const;

export const DELIVERY_STATUSES = ["Waiting", "Delivered", "Dead"] as const;

/** A paused store takes no new orders. */
export const STORE_STATUSES = ["Active", "Paused"] as const;
/** A paused location takes no new orders, a closed one is history. */
export const LOCATION_STATUSES = ["Active", "Paused", "Closed"] as const;
export const PRODUCT_STATUSES = ["Active", "Discontinued"] as const;
/** Hold reason of an order whose store holds all submitted orders. */
export const AUTO_HOLD = "autoHold";
/** Hold reason of an order whose buyer asked TikTok to cancel it. */
export const TIKTOK_HOLD = "tiktokCancel";
export const PLATFORMS = ["tiktok", "shopify", "etsy", "woocommerce", "amazon", "manual"] as const;
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
  "boxes.scan",
  "labels.intake",
  "tiktok.import",
  "postage.import",
  "units.batch",
  "prices.backtest",
  "figures.run",
] as const;
export type JobKindName = (typeof JOB_KINDS)[number];

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
export type StatementStatus = (typeof STATEMENT_STATUSES)[number];

export const slugOf = (status: string): string => status.toLowerCase().replaceAll(" ", "-");
