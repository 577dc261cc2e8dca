/**
 * Writes tracking numbers where the common shipping extensions read them, and as a note that goes to the buyer. Shapes:
 * `_wc_shipment_tracking_items` as docs.zorem.com/docs/ast-free/add-tracking-to-orders/shipment-tracking-api/ and
 * woocommerce.com/products/shipment-tracking/ have its fields; developer.woocommerce.com/docs/apis/rest-api/v3/orders/ and
 * .../order-notes/; read 2026-11-30.
 */
import { createHash } from "node:crypto";
import type { CarrierName } from "../../../../../api/carrier_names.ts";
import type { Shop, TrackingOut } from "../../port.ts";
import { isJson, type Json, listIn, notUnderstood, textIn } from "../read_json.ts";
import { ask, askList } from "./client.ts";

const KEY = "_wc_shipment_tracking_items";

/** The extensions' codes of carriers. Any other carrier is sent by name with our tracking link. */
const CODES: Readonly<Partial<Record<CarrierName, string>>> = {
  "Canada Post": "canada-post",
  "DHL Express": "dhl-express",
  FedEx: "fedex",
  "Royal Mail": "royal-mail",
  UPS: "ups",
  USPS: "usps",
};
const codeOf = (carrier: string): string =>
  Object.entries(CODES).find(([name]) => name === carrier)?.[1] ?? "";

/** Statuses that stay unchanged when the order is sent. */
const OVER: readonly string[] = ["completed", "cancelled", "refunded", "failed", "trash"];

interface StoredTracking {
  readonly status: string;
  /** The id of the order's metadata; empty before the first number. */
  readonly metaId: string;
  readonly items: readonly Json[];
}

async function readStored(shop: Shop, order: string): Promise<StoredTracking> {
  const answer = await ask(shop, {
    route: `/orders/${order}`,
    parameters: { _fields: "id,status,meta_data" },
  });
  if (!answer || !isJson(answer.value)) throw notUnderstood();
  const meta = listIn(answer.value, "meta_data").find((each) => textIn(each, "key") === KEY);
  return {
    status: textIn(answer.value, "status"),
    metaId: textIn(meta, "id"),
    items: itemsIn(meta?.["value"]),
  };
}

/** PHP writes a list from which an extension has removed an item as an object: {"1": …}. */
const itemsIn = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter(isJson) : isJson(value) ? Object.values(value).filter(isJson) : [];

/** Writes number, note and status once each. */
export async function sendTracking(shop: Shop, tracking: TrackingOut): Promise<void> {
  const { shop_order_id: order, number, replaces = [], isLast } = tracking;
  if (!/^\d{1,18}$/.test(order)) throw notUnderstood();
  const stored = await readStored(shop, order);
  const rest = stored.items.filter((item) => !replaces.includes(textIn(item, "tracking_number")));
  const isThere = rest.some((item) => textIn(item, "tracking_number") === number);
  const items = isThere ? rest : [...rest, itemOf(tracking, shop.now())];
  const isChanged = !isThere || rest.length < stored.items.length;
  const isCompleted = isLast && !OVER.includes(stored.status);
  await addNote(shop, tracking);
  if (!isChanged && !isCompleted) return;
  const meta = { ...stored.metaId && { id: Number(stored.metaId) }, key: KEY, value: items };
  await ask(shop, {
    method: "PUT",
    route: `/orders/${order}`,
    parameters: { _fields: "id" },
    body: { ...isChanged && { meta_data: [meta] }, ...isCompleted && { status: "completed" } },
  });
}

function itemOf({ number, carrier, url }: TrackingOut, now: number): Json {
  const code = codeOf(carrier);
  return {
    tracking_provider: code,
    custom_tracking_provider: code ? "" : carrier,
    custom_tracking_link: code ? "" : url,
    tracking_number: number,
    date_shipped: String(now),
    tracking_id: createHash("sha256").update(number).digest("hex").slice(0, 32),
  };
}

/** The note has only carrier, number and link, so it needs no translation. */
async function addNote(
  shop: Shop,
  { shop_order_id: order, number, carrier, url }: TrackingOut,
): Promise<void> {
  const { list } = await askList(shop, `/orders/${order}/notes`, { type: "customer", _fields: "id,note" });
  if (list.some((each) => textIn(each, "note").includes(number))) return;
  const note = [carrier, number, url].filter(Boolean).join(" ");
  await ask(shop, { method: "POST", route: `/orders/${order}/notes`, body: { note, customer_note: true } });
}
