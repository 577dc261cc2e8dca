/**
 * Reads receipts by the time of their last change. Shapes: www.etsy.com/openapi/generated/oas/3.0.0.json of
 * 2026-05-30, as github.com/api-evangelist/etsy has it in openapi/etsy-shop-receipt-api-openapi.yml (getShopReceipts,
 * getShopReceipt) and json-schema/open-api-v3-shop-receipt-schema.json, ...-shop-receipt-transaction-schema.json,
 * ...-transaction-variations-schema.json, ...-money-schema.json; read 2026-11-30.
 */
import { exponentOf } from "../../../../../api/money.ts";
import { type OrderPage, type Shop, ShopFailure, type ShopLine, type ShopOrder } from "../../port.ts";
import { countIn, type Json, listIn, notUnderstood, numberIn, objectIn, textIn } from "../read_json.ts";
import { ask, shopRoute } from "./client.ts";

/** Etsy's maximum, because the number of calls is limited. */
const PAGE_RECEIPTS = 100;
const MAX_PROPERTIES = 20;

/** A cursor: the page size, the second in which it starts, and how many receipts of that second to skip. */
interface Place {
  readonly size: number;
  readonly since: number;
  readonly skipped: number;
}

function placeOf(page: string | null, since: number): Place {
  const [, size, second, skipped] = /^(\d{1,3}):(\d{1,12}):(\d{1,6})$/.exec(page ?? "") ?? [];
  return size && second && skipped
    ? { size: Number(size), since: Number(second), skipped: Number(skipped) }
    : { size: PAGE_RECEIPTS, since, skipped: 0 };
}

/** Each page starts at the last second of the previous one. Offsets alone would skip receipts that change in between. */
export async function changedOrders(shop: Shop, since: number, page: string | null): Promise<OrderPage> {
  const place = placeOf(page, since);
  const { list, size } = await receiptsAt(shop, place);
  const orders = list.map(orderOf);
  if (list.length < size) return { orders, next: null };
  const last = orders.at(-1)?.updated_at ?? place.since;
  const isSameSecond = last <= place.since;
  const next = isSameSecond ? `${place.since}:${place.skipped + size}` : `${last}:0`;
  return { orders, next: `${size}:${next}` };
}

async function receiptsAt(shop: Shop, { size, since, skipped }: Place) {
  for (let smaller = size;; smaller = Math.floor(smaller / 2)) {
    try {
      const answer = await ask(shop, {
        route: `${shopRoute(shop)}/receipts`,
        parameters: {
          min_last_modified: String(since),
          sort_on: "updated",
          sort_order: "asc",
          limit: String(smaller),
          offset: String(skipped),
        },
      });
      if (!answer || !Array.isArray(answer["results"])) throw notUnderstood();
      return { list: listIn(answer, "results"), size: smaller };
    } catch (error) {
      const isTooLarge = error instanceof ShopFailure && error.trouble.kind === "failed" &&
        error.trouble.code === "tooLarge";
      if (!isTooLarge || smaller <= 1) throw error;
    }
  }
}

export function receiptRoute(shop: Shop, id: string): string {
  if (!/^\d{1,18}$/.test(id)) throw notUnderstood();
  return `${shopRoute(shop)}/receipts/${id}`;
}

export async function readOrder(shop: Shop, id: string): Promise<ShopOrder | null> {
  const receipt = await ask(shop, { route: receiptRoute(shop, id) });
  return receipt && orderOf(receipt);
}

/** Reads a time under either name, because Etsy renamed these fields and still sends both. */
const timeIn = (receipt: Json, name: "created" | "updated"): number =>
  numberIn(receipt, `${name}_timestamp`) || numberIn(receipt, `${name.slice(0, -1)}_timestamp`);

function orderOf(receipt: Json): ShopOrder {
  const id = textIn(receipt, "receipt_id");
  const currency = textIn(objectIn(receipt, "grandtotal"), "currency_code");
  const [ordered_at, updated_at] = [timeIn(receipt, "created"), timeIn(receipt, "updated")];
  if (id === "" || currency === "" || ordered_at <= 0 || updated_at <= 0) throw notUnderstood();
  const transactions = listIn(receipt, "transactions");
  const state = stateOf(receipt);
  const method = methodOf(transactions);
  return {
    shop_order_id: id,
    number: id,
    texts: { external_number: id, shipping_method: method, ...textsOf(receipt) },
    ordered_at,
    updated_at,
    currency,
    state,
    method,
    lines: transactions.map((each) => lineOf(each, state === "fulfilled")),
  };
}

/** Ignores upper and lower case of the status, because answers differ from the documentation. */
function stateOf(receipt: Json): ShopOrder["state"] {
  const status = textIn(receipt, "status").toLowerCase();
  if (status === "canceled") return "cancelled";
  if (status === "fully refunded") return "refunded";
  if (receipt["is_shipped"] === true || status === "completed") return "fulfilled";
  return receipt["is_paid"] === true ? "open" : "unpaid";
}

const methodOf = (transactions: readonly Json[]): string =>
  transactions.map((each) => textIn(each, "shipping_upgrade") || textIn(each, "shipping_method"))
    .find((name) => name !== "") ?? "";

function textsOf(receipt: Json): ShopOrder["texts"] {
  return {
    recipient_name: textIn(receipt, "name"),
    company: "",
    address_line1: textIn(receipt, "first_line"),
    address_line2: textIn(receipt, "second_line"),
    city: textIn(receipt, "city"),
    region: textIn(receipt, "state"),
    postal_code: textIn(receipt, "zip"),
    country: textIn(receipt, "country_iso"),
    email: textIn(receipt, "buyer_email"),
    phone: "",
    note: textIn(receipt, "message_from_buyer"),
    gift_message: receipt["is_gift"] === true ? textIn(receipt, "gift_message") : "",
  };
}

function lineOf(transaction: Json, isSent: boolean): ShopLine {
  const variations = listIn(transaction, "variations");
  const isAnswer = (variation: Json) => textIn(variation, "question_id") !== "";
  return {
    shop_line_id: textIn(transaction, "transaction_id"),
    variant_id: textIn(transaction, "product_id") || textIn(transaction, "listing_id"),
    sku: textIn(transaction, "sku"),
    title: textIn(transaction, "title"),
    variant: variations.filter((each) => !isAnswer(each)).map((each) => textIn(each, "formatted_value"))
      .filter(Boolean).join(", "),
    // Etsy delivers digital files itself, so we make nothing.
    quantity: isSent || transaction["is_digital"] === true ? 0 : countIn(transaction, "quantity"),
    unit_minor: minorIn(objectIn(transaction, "price")),
    isGiftCard: false,
    properties: Object.fromEntries(
      variations.filter(isAnswer).slice(0, MAX_PROPERTIES).map((each) => [
        textIn(each, "formatted_name").slice(0, 200),
        textIn(each, "formatted_value"),
      ]),
    ),
  };
}

/** Converts an amount, whose divisor may differ from that of the currency, to minor units. */
function minorIn(money: Json | null): number {
  const divisor = numberIn(money, "divisor");
  if (divisor <= 0) return 0;
  const exponent = exponentOf(textIn(money, "currency_code"));
  return Math.round((numberIn(money, "amount") / divisor) * 10 ** exponent);
}
