/** Orders of TikTok Shop, as described by its files and its API. */
import { DAY_SECONDS, HOUR_SECONDS } from "../constants.ts";

export const REMOTE_STATUSES = [
  "UNPAID",
  "ON_HOLD",
  "AWAITING_SHIPMENT",
  "PARTIALLY_SHIPPING",
  "AWAITING_COLLECTION",
  "IN_TRANSIT",
  "DELIVERED",
  "COMPLETED",
  "CANCELLED",
] as const;
export type RemoteStatus = (typeof REMOTE_STATUSES)[number];

/** A TikTok status that this build does not know is treated as held, so nothing is made for the order. */
export const isRemoteStatus = (word: string): word is RemoteStatus =>
  (REMOTE_STATUSES as readonly string[]).includes(word);

/** Statuses of orders that TikTok does not hold, and that have a package without a carrier. */
export const TO_SHIP: readonly string[] = ["AWAITING_SHIPMENT", "PARTIALLY_SHIPPING"];
const IN_HOUSE: readonly string[] = [...TO_SHIP, "AWAITING_COLLECTION"];

/** Shipping types: unknown, a carrier of the seller, or a carrier of TikTok with TikTok's label. */
export const SHIPPING_TYPES = ["", "seller", "tiktok"] as const;
export type ShippingType = (typeof SHIPPING_TYPES)[number];

/** Tabs of the list, by what an order waits for. */
export const TIKTOK_TODOS = ["map", "push", "label", "late"] as const;

/** Time in which a buyer may still change their mind, from the payment on. */
const HOLD_SECONDS = HOUR_SECONDS;
/** TikTok's limits if a file names no deadline. Source: docs/tiktok.md. */
const SHIP_SECONDS = 2 * DAY_SECONDS;
const COLLECT_SECONDS = 3 * DAY_SECONDS;
const CANCEL_SECONDS = 2 * DAY_SECONDS;

export const holdEndOf = (paidAt: number): number => paidAt + HOLD_SECONDS;
export const shipDueAt = (paidAt: number): number => paidAt + SHIP_SECONDS;
export const collectDueAt = (paidAt: number): number => paidAt + COLLECT_SECONDS;
export const cancelDueAt = (seenAt: number): number => seenAt + CANCEL_SECONDS;

/** Seconds before a deadline at which people are notified, the earlier first. */
export const NOTICE_SECONDS: readonly number[] = [DAY_SECONDS, 4 * HOUR_SECONDS];

export interface RemoteLine {
  readonly sku_id: string;
  readonly seller_sku: string;
  readonly title: string;
  readonly variant: string;
  readonly qty: number;
  /** The amount that the buyer paid for the line, in minor units; null if unknown. */
  readonly total_minor: number | null;
  readonly currency: string;
  readonly remote_package_id: string;
}

export interface RemoteAddress {
  readonly recipient_name: string;
  readonly phone: string;
  readonly address_line1: string;
  readonly address_line2: string;
  readonly city: string;
  readonly region: string;
  readonly postal_code: string;
  readonly country: string;
}

/** An order as a source describes it at one moment. Every source fills the same fields. */
export interface RemoteOrder {
  readonly tiktok_id: string;
  readonly remote_status: RemoteStatus;
  /** The time of this description. An older one never overwrites a newer one. */
  readonly remote_at: number;
  readonly shipping_type: ShippingType;
  readonly delivery: string;
  readonly ordered_at: number | null;
  readonly held_until: number | null;
  readonly ship_due_at: number | null;
  readonly collect_due_at: number | null;
  readonly cancel_id: string;
  /** Set while the buyer's cancel request is open. */
  readonly cancel_due_at: number | null;
  readonly tracking_number: string;
  readonly note: string;
  readonly address: RemoteAddress;
  readonly lines: readonly RemoteLine[];
  /** True if the description has all lines of the order; a file may be cut off. */
  readonly isWhole?: boolean;
}

type Known = Pick<RemoteOrder, "remote_status" | "cancel_due_at">;

export function statusOfRemote(
  { remote_status, cancel_due_at }: { readonly remote_status: string; readonly cancel_due_at: number | null },
): string {
  if (remote_status === "CANCELLED") return "Cancelled";
  if (remote_status === "COMPLETED") return "Completed";
  if (remote_status === "IN_TRANSIT" || remote_status === "DELIVERED") return "Shipped";
  if (cancel_due_at !== null) return "Cancel Requested";
  return IN_HOUSE.includes(remote_status) ? "Processing" : "On Hold";
}

/** The next deadline; null if nothing is due. */
export function dueOf(order: Known & Pick<RemoteOrder, "ship_due_at" | "collect_due_at">): number | null {
  const status = statusOfRemote(order);
  if (status === "Cancel Requested") return order.cancel_due_at;
  if (status !== "Processing") return null;
  return TO_SHIP.includes(order.remote_status) ? order.ship_due_at : order.collect_due_at;
}

/** TikTok masks letters of a buyer's name and address with asterisks until an order may be shipped. */
export const isMasked = ({ recipient_name, address_line1, city, postal_code }: RemoteAddress): boolean =>
  [recipient_name, address_line1, city, postal_code].some((text) => text.includes("*"));

/** The key of a line in the store's SKU map. */
export const skuOf = ({ seller_sku, sku_id }: Pick<RemoteLine, "seller_sku" | "sku_id">): string =>
  seller_sku || sku_id;

/** Maximum number of rows of one file, so that all of its orders fit into memory. */
export const MAX_TIKTOK_ROWS = 50_000;
/** Maximum number of lines of one order. */
export const MAX_TIKTOK_LINES = 100;
/** Maximum number of orders in one file for TikTok's bulk shipping. */
export const MAX_SHIPPED_ROWS = 5_000;
