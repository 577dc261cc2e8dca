/** The columns of TikTok Shop's order export, by their headers. */
import { textHeadings } from "../orders/order_texts.ts";
import { placeOf } from "./profile.ts";

const texts = textHeadings("tiktok");

/** Headers of each field, the best first. */
const NAMES = {
  tiktok_id: ["Order ID"],
  status: ["Order Status"],
  substatus: ["Order Substatus"],
  cancel_type: ["Cancelation/Return Type", "Cancellation/Return Type"],
  sku_id: ["SKU ID"],
  seller_sku: ["Seller SKU"],
  title: ["Product Name"],
  variant: ["Variation"],
  quantity: ["Quantity"],
  returned: ["Sku Quantity of return"],
  total: ["SKU Subtotal After Discount"],
  created: ["Created Time"],
  paid: ["Paid Time"],
  rts: ["RTS Time"],
  shipped: ["Shipped Time"],
  delivered: ["Delivered Time"],
  cancelled: ["Cancelled Time", "Canceled Time"],
  ship_due: ["RTS SLA Time", "Ship by", "Ship By Time", "Shipping Deadline"],
  collect_due: ["TTS SLA Time", "Collect by", "Collection Deadline"],
  shipping_type: ["Shipping Type", "Delivery Option Type", "Delivery Type"],
  delivery: ["Delivery Option"],
  tracking_number: ["Tracking ID"],
  package_id: ["Package ID"],
  note: texts.note,
  recipient_name: texts.recipient_name,
  phone: texts.phone,
  country: texts.country,
  region: texts.region,
  city: texts.city,
  postal_code: texts.postal_code,
  address_line1: texts.address_line1,
  address_line2: texts.address_line2,
  commune: ["Commune", "Villages", "Districts"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TiktokField = keyof typeof NAMES;
export const TIKTOK_FIELDS = Object.keys(NAMES) as TiktokField[];
export type TiktokColumns = Readonly<Partial<Record<TiktokField, number>>>;

/** A table without these is not an export of TikTok's orders. */
export const NEEDED_FIELDS = [
  "tiktok_id",
  "status",
  "title",
  "quantity",
  "created",
] as const satisfies readonly TiktokField[];

export const tiktokHeader = (field: TiktokField): string => NAMES[field][0];

export function tiktokColumns(headers: readonly string[]): TiktokColumns {
  return Object.fromEntries(TIKTOK_FIELDS.flatMap((field) => {
    const at = placeOf(NAMES[field], headers);
    return at === undefined ? [] : [[field, at]];
  }));
}

export const missingTiktokHeaders = (columns: TiktokColumns): string[] =>
  NEEDED_FIELDS.filter((field) => columns[field] === undefined).map(tiktokHeader);
