/** Fields of records for webhooks and extensions. Source: docs/integrations.md. */
import type {
  BoxesTable,
  CasesTable,
  ConsolidationsTable,
  JobsTable,
  LocalBillsTable,
  OrdersTable,
  PackagesTable,
  RefundRequestsTable,
} from "../../../db/tables.ts";

export const ORDER_FACTS = [
  "_id",
  "code",
  "external_number",
  "store_id",
  "seller_id",
  "status",
  "print_status",
  "shipment_status",
  "carrier",
  "tracking_number",
  "version",
] as const satisfies readonly (keyof OrdersTable)[];

export const PACKAGE_FACTS = [
  "_id",
  "code",
  "order_id",
  "order_code",
  "seller_id",
  "shipment_status",
  "carrier",
  "tracking_number",
  "version",
] as const satisfies readonly (keyof PackagesTable)[];

export const REFUND_FACTS = [
  "_id",
  "code",
  "order_id",
  "order_code",
  "seller_id",
  "status",
  "requested_minor",
  "currency",
  "version",
] as const satisfies readonly (keyof RefundRequestsTable)[];

export const JOB_FACTS = [
  "_id",
  "kind",
  "title",
  "seller_id",
  "status",
  "total",
  "done",
  "made",
  "skipped",
  "refused",
] as const satisfies readonly (keyof JobsTable)[];

/** Leaves out names of staff, causes and notes, because sellers receive these fields too. */
export const CASE_FACTS = [
  "_id",
  "code",
  "order_id",
  "order_code",
  "seller_id",
  "status",
  "support_case",
  "reason",
  "requested",
  "outcome",
  "amount_minor",
  "currency",
  "closed_as",
  "merged_into",
  "version",
] as const satisfies readonly (keyof CasesTable)[];

/** Leaves out the amounts of a forwarder's bill and the names of people. */
export const BILL_FACTS = [
  "_id",
  "code",
  "status",
  "location_id",
  "forwarder",
  "boxes_count",
  "packages_count",
  "gross_g",
  "version",
] as const satisfies readonly (keyof LocalBillsTable)[];

/** Boxes belong to no seller: webhooks of sellers never get them. */
export const BOX_FACTS = [
  "_id",
  "code",
  "sscc",
  "location_id",
  "method_code",
  "gateway_id",
  "status",
  "packages_count",
  "net_g",
  "gross_g",
  "closed_at",
  "handed_at",
  "received_at",
  "version",
] as const satisfies readonly (keyof BoxesTable)[];

/** Leaves out values and duties. */
export const FLIGHT_FACTS = [
  "_id",
  "code",
  "provider",
  "mawb",
  "flight",
  "origin",
  "gateway_id",
  "etd_at",
  "eta_at",
  "boxes_count",
  "packages_count",
  "gross_g",
  "status",
  "missing_count",
  "version",
] as const satisfies readonly (keyof ConsolidationsTable)[];
