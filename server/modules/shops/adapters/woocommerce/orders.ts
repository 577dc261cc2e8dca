/**
 * Reads orders by the time of their last change. Shapes: developer.woocommerce.com/docs/apis/rest-api/v3/orders/ and
 * .../order-refunds/ (`_refunded_item_id`); parameters: github.com/woocommerce/woocommerce with
 * class-wc-rest-crud-controller.php (`modified_after`, `dates_are_gmt`, `orderby=modified`); read 2026-11-30.
 */
import { type OrderPage, type Shop, ShopFailure, type ShopLine, type ShopOrder } from "../../port.ts";
import {
  countIn,
  isJson,
  type Json,
  listIn,
  minorOf,
  notUnderstood,
  numberIn,
  objectIn,
  secondsOf,
  textIn,
} from "../read_json.ts";
import { ask, askList } from "./client.ts";

const PAGE_ORDERS = 50;
const MAX_PROPERTIES = 20;
/** The only fields of an order to request, so that responses stay small. */
const FIELDS = [
  "id",
  "number",
  "status",
  "currency",
  "date_created_gmt",
  "date_modified_gmt",
  "date_paid_gmt",
  "customer_note",
  "billing",
  "shipping",
  "line_items",
  "shipping_lines",
  "refunds",
].join(",");

/** A cursor: the page size, the second in which it starts, and the number of the page from that second on. */
interface Place {
  readonly size: number;
  readonly since: number;
  readonly page: number;
}

const textOfPlace = ({ size, since, page }: Place) => `${size}:${since}:${page}`;

function placeOf(page: string | null, since: number): Place {
  const [, size, second, number] = /^(\d{1,3}):(\d{1,12}):(\d{1,6})$/.exec(page ?? "") ?? [];
  return size && second && number
    ? { size: Number(size), since: Number(second), page: Number(number) }
    : { size: PAGE_ORDERS, since, page: 1 };
}

/** Each page starts at the last second of the previous one. Page numbers alone would skip orders that change in between. */
export async function changedOrders(shop: Shop, since: number, page: string | null): Promise<OrderPage> {
  const place = placeOf(page, since);
  const nodes = await nodesAt(shop, place);
  const orders: ShopOrder[] = [];
  for (const node of nodes.list) orders.push(await orderOf(shop, node));
  if (nodes.list.length < nodes.size) return { orders, next: null };
  const last = orders.at(-1)?.updated_at ?? place.since;
  const isSameSecond = last <= place.since;
  const next = isSameSecond
    ? { size: nodes.size, since: place.since, page: pageAfter(place, nodes.size) }
    : { size: nodes.size, since: last, page: 1 };
  return { orders, next: textOfPlace(next) };
}

/** Returns the number of the next page, counted in pages of the smaller size that was needed. */
const pageAfter = ({ size, page }: Place, smaller: number): number =>
  Math.floor((size * (page - 1)) / smaller) + 2;

async function nodesAt(shop: Shop, { size, since, page }: Place) {
  for (let smaller = size;; smaller = Math.floor(smaller / 2)) {
    try {
      const { list } = await askList(shop, "/orders", {
        // Includes orders of exactly that second.
        modified_after: isoOf(since - 1),
        dates_are_gmt: "true",
        orderby: "modified",
        order: "asc",
        status: "any",
        per_page: String(smaller),
        page: String(Math.floor((size * (page - 1)) / smaller) + 1),
        _fields: FIELDS,
      });
      return { list, size: smaller };
    } catch (error) {
      const isTooLarge = error instanceof ShopFailure && error.trouble.kind === "failed" &&
        error.trouble.code === "tooLarge";
      if (!isTooLarge || smaller <= 1) throw error;
    }
  }
}

export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19);

export async function readOrder(shop: Shop, id: string): Promise<ShopOrder | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  const answer = await ask(shop, { route: `/orders/${id}`, parameters: { _fields: FIELDS } });
  if (!answer) return null;
  if (!isJson(answer.value)) throw notUnderstood();
  return await orderOf(shop, answer.value);
}

async function orderOf(shop: Shop, order: Json): Promise<ShopOrder> {
  const id = textIn(order, "id");
  const orderedAt = secondsOf(textIn(order, "date_created_gmt"));
  const updatedAt = secondsOf(textIn(order, "date_modified_gmt")) ?? orderedAt;
  const currency = textIn(order, "currency");
  if (id === "" || orderedAt === null || updatedAt === null || currency === "") throw notUnderstood();
  const refunded = listIn(order, "refunds").length > 0
    ? await refundedPieces(shop, id)
    : new Map<string, number>();
  const number = textIn(order, "number").replace(/^#/, "") || id;
  const method = textIn(listIn(order, "shipping_lines")[0], "method_title");
  const state = stateOf(order);
  return {
    shop_order_id: id,
    number,
    texts: { external_number: number, shipping_method: method, ...textsOf(order) },
    ordered_at: orderedAt,
    updated_at: updatedAt,
    currency,
    state,
    method,
    lines: listIn(order, "line_items").map((line) =>
      lineOf(line, currency, state === "fulfilled", refunded.get(textIn(line, "id")) ?? 0)
    ),
  };
}

/** Counts refunded pieces by order line: lines of a refund have negative quantities and name the order line. */
async function refundedPieces(shop: Shop, id: string): Promise<Map<string, number>> {
  const { list } = await askList(shop, `/orders/${id}/refunds`, {
    per_page: "100",
    _fields: "id,line_items",
  });
  const pieces = new Map<string, number>();
  for (const line of list.flatMap((refund) => listIn(refund, "line_items"))) {
    const meta = listIn(line, "meta_data").find((each) => textIn(each, "key") === "_refunded_item_id");
    const key = textIn(meta, "value");
    pieces.set(key, (pieces.get(key) ?? 0) + Math.abs(Math.trunc(numberIn(line, "quantity"))));
  }
  return pieces;
}

/** Returns the state; a status that an extension added counts as open if the order is paid. */
function stateOf(order: Json): ShopOrder["state"] {
  switch (textIn(order, "status")) {
    case "processing":
      return "open";
    case "completed":
      return "fulfilled";
    case "refunded":
      return "refunded";
    case "cancelled":
    case "trash":
      return "cancelled";
    case "pending":
    case "on-hold":
    case "failed":
    case "checkout-draft":
      return "unpaid";
    default:
      return textIn(order, "date_paid_gmt") === "" ? "unpaid" : "open";
  }
}

/** If an order is shipped to its billing address, it may have no shipping address. */
function textsOf(order: Json): ShopOrder["texts"] {
  const [shipping, billing] = [objectIn(order, "shipping"), objectIn(order, "billing")];
  const hasOwn = textIn(shipping, "address_1") !== "" || textIn(shipping, "city") !== "";
  const address = hasOwn ? shipping : billing;
  return {
    recipient_name: [textIn(address, "first_name"), textIn(address, "last_name")].filter(Boolean).join(" "),
    company: textIn(address, "company"),
    address_line1: textIn(address, "address_1"),
    address_line2: textIn(address, "address_2"),
    city: textIn(address, "city"),
    region: textIn(address, "state"),
    postal_code: textIn(address, "postcode"),
    country: textIn(address, "country"),
    email: textIn(billing, "email"),
    phone: textIn(address, "phone") || textIn(billing, "phone"),
    note: textIn(order, "customer_note"),
    gift_message: "",
  };
}

function lineOf(line: Json, currency: string, isSent: boolean, refunded: number): ShopLine {
  const ordered = countIn(line, "quantity");
  const [name, parent] = [textIn(line, "name"), textIn(line, "parent_name")];
  const isVariation = textIn(line, "variation_id") !== "0" && parent !== "";
  const properties = propertiesOf(line);
  return {
    shop_line_id: textIn(line, "id"),
    variant_id: isVariation ? textIn(line, "variation_id") : textIn(line, "product_id"),
    sku: textIn(line, "sku"),
    title: isVariation ? parent : name,
    variant: isVariation && name.startsWith(parent) ? name.slice(parent.length).replace(/^[\s-]+/, "") : "",
    quantity: isSent ? 0 : Math.max(0, ordered - refunded),
    unit_minor: Math.round(minorOf(textIn(line, "total"), currency) / Math.max(1, ordered)),
    // Gift cards are products of extensions; nothing in the line identifies them.
    isGiftCard: false,
    properties,
  };
}

/** Keys that start with _ are internal to the shop. */
const propertiesOf = (line: Json): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listIn(line, "meta_data").filter((each) => !textIn(each, "key").startsWith("_")).slice(0, MAX_PROPERTIES)
      .map((each) => [
        (textIn(each, "display_key") || textIn(each, "key")).slice(0, 200),
        textIn(each, "display_value") || textIn(each, "value"),
      ]),
  );
