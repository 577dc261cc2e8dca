import { ORDER_TEXT_FIELDS } from "../../../../api/orders/order_texts.ts";
import type { OrderLinesTable, OrdersTable } from "../../../db/tables.ts";

/** Columns of an order that are read: not those that only conditions use, such as `search_text`. */
export const ORDER_COLUMNS = [
  "_id",
  "code",
  ...ORDER_TEXT_FIELDS,
  "seller_id",
  "store_id",
  "status",
  "status_at",
  "print_status",
  "shipment_status",
  "items_count",
  "items_title",
  "currency",
  "total_minor",
  "paid",
  "refunds_minor",
  "carrier",
  "tracking_number",
  "problems",
  "problems_count",
  "problem_mask",
  "tags",
  "cools_until",
  "released_at",
  "pay_asked_at",
  "pay_seen_minor",
  "pay_seen_postage_minor",
  "pay_stopped",
  "paid_at",
  "produced_at",
  "shipped_at",
  "held_from",
  "hold_reason",
  "hold_until",
  "ordered_at",
  "due_at",
  "location_id",
  "remedy",
  "remedy_charged",
  "origin_order_id",
  "case_id",
  "open_cases",
  "created_at",
  "updated_at",
  "version",
] as const satisfies readonly (keyof OrdersTable)[];

export type OrderRow = Readonly<Pick<OrdersTable, (typeof ORDER_COLUMNS)[number]>> & {
  readonly seller_name: string;
  readonly store_name: string;
  /** 1 if the store puts submitted orders on hold. */
  readonly store_auto_hold: number;
  readonly store_cooling_off_min: number;
};
export type LineRow = Readonly<OrderLinesTable>;

export interface ShownLine extends LineRow {
  readonly image_id?: string;
  /** "required" if the item needs a print file, else "none". */
  readonly art?: string;
}

export const NO_REMEDY = { remedy: "", remedy_charged: 0, origin_order_id: null, case_id: null } as const;

/** The initial values of a new order. */
export const BLANK_ORDER = {
  status: "Draft",
  print_status: "Waiting",
  shipment_status: "Processing",
  paid: 0,
  refunds_minor: 0,
  carrier: "",
  tracking_number: "",
  location_id: null,
  held_from: "",
  hold_reason: "",
  hold_until: null,
  tags: "[]",
  cools_until: null,
  released_at: null,
  pay_asked_at: null,
  pay_seen_minor: null,
  pay_seen_postage_minor: null,
  pay_stopped: "",
  paid_at: null,
  produced_at: null,
  shipped_at: null,
  open_cases: 0,
  ...NO_REMEDY,
} as const satisfies Partial<OrdersTable>;
