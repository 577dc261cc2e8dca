/**
 * Reads orders by the time of their last change. Source of routes, fields and statuses: TikTok Shop Partner Center, "Get Order
 * List" and "Get Order Detail", as github.com/lazykern/ecommerce-api-docs has them under data/raw/tiktok/api-reference/orders/
 * (get-order-list.doc.json, get-order-detail.spec.json); read 2026-11-30.
 */
import {
  cancelDueAt,
  collectDueAt,
  holdEndOf,
  type RemoteStatus,
  shipDueAt,
  type ShippingType,
} from "../../../../../api/handover/tiktok.ts";
import {
  type OrderPage,
  type RemoteFacts,
  type Shop,
  ShopFailure,
  type ShopLine,
  type ShopOrder,
} from "../../port.ts";
import { type Json, listIn, minorOf, notUnderstood, objectIn, textIn } from "../read_json.ts";
import { timeIn } from "./app.ts";
import { ask, idOf } from "./client.ts";

/** TikTok's maximum. */
const PAGE_ORDERS = 100;
const MAX_TOKEN_CHARS = 500;
const MAX_STATUS_CHARS = 40;
/** Statuses in which a buyer's request to cancel waits for an answer. */
const OPEN: readonly string[] = ["AWAITING_SHIPMENT", "PARTIALLY_SHIPPING", "AWAITING_COLLECTION"];
const SENT: readonly string[] = ["IN_TRANSIT", "DELIVERED", "COMPLETED"];
const OURS = "FULFILLMENT_BY_SELLER";

/** A cursor: the page size, the second in which it starts, and TikTok's own token for more orders of that second. */
interface Place {
  readonly size: number;
  readonly since: number;
  readonly token: string;
}

function placeOf(page: string | null, since: number): Place {
  const [, size, second, token = ""] = /^(\d{1,3}):(\d{1,12}):(.{0,500})$/.exec(page ?? "") ?? [];
  return size && second
    ? { size: Number(size), since: Number(second), token }
    : { size: PAGE_ORDERS, since, token: "" };
}

/** Each page starts at the last second of the previous one. A token alone could skip orders that change in between. */
export async function changedOrders(shop: Shop, since: number, page: string | null): Promise<OrderPage> {
  const place = placeOf(page, since);
  const { data, size } = await ordersAt(shop, place);
  const orders = listIn(data, "orders").map(orderOf);
  const token = textIn(data, "next_page_token").slice(0, MAX_TOKEN_CHARS);
  if (token === "" || orders.length === 0) return { orders, next: null };
  const last = orders.reduce((most, { updated_at }) => Math.max(most, updated_at), place.since);
  return { orders, next: last <= place.since ? `${size}:${place.since}:${token}` : `${size}:${last}:` };
}

async function ordersAt(shop: Shop, { size, since, token }: Place) {
  for (let smaller = size;; smaller = Math.floor(smaller / 2)) {
    try {
      const data = await ask(shop, {
        method: "POST",
        route: "/order/202309/orders/search",
        parameters: {
          page_size: String(smaller),
          sort_field: "update_time",
          sort_order: "ASC",
          ...token !== "" && { page_token: token },
        },
        body: { update_time_ge: since },
      });
      return { data, size: smaller };
    } catch (error) {
      const isTooLarge = error instanceof ShopFailure && error.trouble.kind === "failed" &&
        error.trouble.code === "tooLarge";
      if (!isTooLarge || smaller <= 1) throw error;
    }
  }
}

/** Returns the order as TikTok describes it; null if the shop does not have it. */
export async function readDetail(shop: Shop, id: string): Promise<Json | null> {
  const data = await ask(shop, { route: "/order/202309/orders", parameters: { ids: idOf(id) } });
  return listIn(data, "orders").find((order) => textIn(order, "id") === id) ?? null;
}

export async function readOrder(shop: Shop, id: string): Promise<ShopOrder | null> {
  const order = await readDetail(shop, id);
  return order && orderOf(order);
}

export function orderOf(order: Json): ShopOrder {
  const id = textIn(order, "id");
  const currency = textIn(objectIn(order, "payment"), "currency");
  const [ordered_at, updated_at] = [timeIn(order, "create_time"), timeIn(order, "update_time")];
  if (id === "" || ordered_at === null || updated_at === null) throw notUnderstood();
  const items = listIn(order, "line_items");
  const method = textIn(order, "delivery_option_name");
  const state = stateOf(order);
  // We make nothing for orders that TikTok's own warehouse ships.
  const type = textIn(order, "fulfillment_type");
  const isOurs = type === "" || type === OURS;
  return {
    shop_order_id: id,
    number: id,
    texts: { external_number: id, shipping_method: "", ...textsOf(order) },
    ordered_at,
    updated_at,
    currency,
    state,
    method: "",
    lines: linesOf(items, currency, isOurs && state !== "fulfilled"),
    remote: { ...factsOf(order, ordered_at, updated_at), delivery: method, packages: packagesOf(items) },
  };
}

/** An order with the seller's own label counts as sent once it has its number, before the carrier has it. */
function stateOf(order: Json): ShopOrder["state"] {
  const status = textIn(order, "status");
  if (status === "CANCELLED") return "cancelled";
  if (status === "UNPAID") return "unpaid";
  const isNumbered = status === "AWAITING_COLLECTION" && textIn(order, "shipping_type") === "SELLER";
  return isNumbered || SENT.includes(status) ? "fulfilled" : "open";
}

function factsOf(
  order: Json,
  ordered_at: number,
  updated_at: number,
): Omit<RemoteFacts, "delivery" | "packages"> {
  const status = textIn(order, "status").slice(0, MAX_STATUS_CHARS);
  const begun = timeIn(order, "paid_time") ?? ordered_at;
  const isAsked = order["is_buyer_request_cancel"] === true && OPEN.includes(status);
  return {
    // The machine treats a status that this build does not know as held.
    remote_status: status as RemoteStatus,
    shipping_type: shippingTypeOf(textIn(order, "shipping_type")),
    tracking_number: textIn(order, "tracking_number").slice(0, 120),
    held_until: status === "ON_HOLD" ? holdEndOf(begun) : null,
    ship_due_at: timeIn(order, "rts_sla_time") ?? shipDueAt(begun),
    collect_due_at: timeIn(order, "tts_sla_time") ?? collectDueAt(begun),
    cancel_due_at: isAsked ? cancelDueAt(timeIn(order, "request_cancel_time") ?? updated_at) : null,
  };
}

const shippingTypeOf = (type: string): ShippingType =>
  type === "TIKTOK" ? "tiktok" : type === "SELLER" ? "seller" : "";

/** Masked phone numbers are left out. Other masked texts stay, so that a person sees why the order waits. */
function textsOf(order: Json): ShopOrder["texts"] {
  const address = objectIn(order, "recipient_address");
  const phone = textIn(address, "phone_number");
  return {
    recipient_name: textIn(address, "name"),
    company: "",
    address_line1: textIn(address, "address_line1") || textIn(address, "address_detail"),
    address_line2: ["address_line2", "address_line3", "address_line4"].map((field) => textIn(address, field))
      .filter(Boolean).join(", "),
    city: textIn(address, "post_town") || districtOf(address, CITIES),
    region: districtOf(address, REGIONS),
    postal_code: textIn(address, "postal_code"),
    country: textIn(address, "region_code"),
    // TikTok gives only a relay address, which accepts no messages from carriers.
    email: "",
    phone: phone.includes("*") ? "" : phone,
    note: textIn(order, "buyer_message"),
    gift_message: "",
  };
}

/** Names of levels differ by country: the US has state, county and city; Vietnam has province and district. */
const CITIES: readonly string[] = ["city", "municipality", "town", "district"];
const REGIONS: readonly string[] = ["state", "province", "region"];

const districtOf = (address: Json | null, levels: readonly string[]): string => {
  const districts = listIn(address, "district_info");
  const found = levels.flatMap((level) =>
    districts.find((each) => textIn(each, "address_level_name").toLowerCase() === level) ?? []
  );
  return textIn(found[0], "address_name");
};

/** Merges TikTok's lines, one for each piece, into one line for each SKU, whose id is that of the SKU. */
function linesOf(items: readonly Json[], currency: string, isMade: boolean): ShopLine[] {
  const made = items.filter((item) => textIn(item, "sku_id") !== "");
  return [...Map.groupBy(made, (item) => textIn(item, "sku_id"))].map(([sku_id, pieces]) => {
    const left = isMade ? pieces.filter((item) => textIn(item, "display_status") !== "CANCELLED") : [];
    const first = pieces[0]!;
    const total = left.reduce((sum, item) => sum + minorOf(textIn(item, "sale_price"), currency), 0);
    return {
      shop_line_id: sku_id,
      variant_id: sku_id,
      sku: textIn(first, "seller_sku"),
      title: textIn(first, "product_name"),
      variant: textIn(first, "sku_name"),
      quantity: left.length,
      unit_minor: left.length > 0 ? Math.round(total / left.length) : 0,
      isGiftCard: false,
      properties: {},
    };
  });
}

const packagesOf = (items: readonly Json[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    items.flatMap((item) => {
      const [sku, id] = [textIn(item, "sku_id"), textIn(item, "package_id").slice(0, 40)];
      return sku !== "" && id !== "" ? [[sku, id]] : [];
    }),
  );
