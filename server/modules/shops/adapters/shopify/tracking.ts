/**
 * Sends tracking numbers to the shop, line by line. Shapes: shopify.dev/docs/api/admin-graphql/latest/ (2026-10) with
 * input-objects/FulfillmentInput, input-objects/FulfillmentTrackingInput, objects/FulfillmentOrderSupportedAction and
 * mutations/fulfillmentTrackingInfoUpdate; objects/FulfillmentOrder and objects/Fulfillment; read 2026-11-30.
 */
import type { CarrierName } from "../../../../../api/carrier_names.ts";
import type { Shop, TrackingOut } from "../../port.ts";
import { ShopFailure } from "../../port.ts";
import { countIn, type Json, listIn, notUnderstood, objectIn, textIn } from "../read_json.ts";
import { askAll, gidOf, idOf, sendMutation } from "./client.ts";

const FULFILMENTS = `query Fulfilments($id: ID!) {
  order(id: $id) { fulfillments(first: 50) { id status trackingInfo(first: 10) { number company url } } }
}`;
const SENT_LINES = `query SentLines($id: ID!) {
  fulfillment(id: $id) { fulfillmentLineItems(first: 200) { nodes { quantity lineItem { id } } } }
}`;
const WORK = `query Work($id: ID!) {
  order(id: $id) {
    fulfillmentOrders(first: 50) { nodes { id supportedActions { action } assignedLocation { name } } }
  }
}`;
const WORK_LINES = `query WorkLines($id: ID!) {
  fulfillmentOrder(id: $id) { lineItems(first: 200) { nodes { id remainingQuantity lineItem { id } } } }
}`;
const FULFIL = `mutation Fulfil($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { fulfillment { id } userErrors { field message } }
}`;
const UPDATE = `mutation Update($id: ID!, $tracking: FulfillmentTrackingInput!, $notify: Boolean) {
  fulfillmentTrackingInfoUpdate(fulfillmentId: $id, trackingInfoInput: $tracking, notifyCustomer: $notify) {
    userErrors { field message }
  }
}`;

/** Statuses of fulfilments that do not count as sent. */
const OVER: readonly string[] = ["CANCELLED", "ERROR", "FAILURE"];
/**
 * Our carriers in Shopify's list, for which Shopify makes the tracking link. Read in objects/FulfillmentTrackingInfo,
 * 2026-11-30.
 */
const LISTED: readonly string[] = [
  "Canada Post",
  "DHL Express",
  "DHL eCommerce",
  "FedEx",
  "GLS",
  "Royal Mail",
  "UPS",
  "USPS",
] satisfies CarrierName[];

type NumberOut = Pick<TrackingOut, "number" | "carrier" | "url">;

interface Fulfilment {
  readonly id: string;
  readonly numbers: readonly NumberOut[];
}

async function fulfilmentsOf(shop: Shop, order: string): Promise<readonly Fulfilment[]> {
  const data = await askAll(shop, FULFILMENTS, { id: gidOf("Order", order) });
  const found = objectIn(data, "order");
  // Fails only this call: a deleted order does not mean that the connection is broken.
  if (!found) throw notUnderstood();
  return listIn(found, "fulfillments").filter((each) => !OVER.includes(textIn(each, "status")))
    .map((each) => ({
      id: textIn(each, "id"),
      numbers: listIn(each, "trackingInfo").map((info) => ({
        number: textIn(info, "number"),
        carrier: textIn(info, "company"),
        url: textIn(info, "url"),
      })).filter(({ number }) => number !== ""),
    }));
}

/** @throws {ShopFailure} if the order no longer exists */
export async function sendTracking(shop: Shop, tracking: TrackingOut): Promise<void> {
  const fulfilments = await fulfilmentsOf(shop, tracking.shop_order_id);
  const has = (...wanted: readonly string[]) => ({ numbers }: Fulfilment) =>
    numbers.some(({ number }) => wanted.includes(number));
  const voided = fulfilments.filter(has(...tracking.replaces ?? []));
  for (const each of voided) await addNumber(shop, each, tracking);
  if (voided.length > 0) return;
  const wanted = new Map<string, number>();
  for (const { shop_line_id, quantity } of tracking.lines) {
    wanted.set(shop_line_id, (wanted.get(shop_line_id) ?? 0) + quantity);
  }
  const same = fulfilments.filter(has(tracking.number));
  const latest = fulfilments.at(-1);
  // A package from two locations needs two fulfilments; an interrupted attempt may have created only one.
  if (same.length > 0 && wanted.size === 0) return;
  if (tracking.isRemedy) {
    // While nothing of the order is sent, only a later attempt can add the number.
    if (!latest) throw notUnderstood();
    return await addNumber(shop, latest, tracking);
  }
  for (const { id } of same) await takeSentLines(shop, id, wanted);
  if (same.length > 0 && [...wanted.values()].every((quantity) => quantity <= 0)) return;
  const { work, isHidden } = await openWork(shop, tracking.shop_order_id, wanted);
  if (work.size > 0) return await createFulfilments(shop, work, tracking);
  if (same.length > 0) return;
  // If somebody has marked the goods as sent in the shop, adds the number to that fulfilment.
  if (latest) return await addNumber(shop, latest, tracking);
  // Shopify hides what the app may not fulfil, but shows a cancelled or held order, which says nothing about our right.
  throw isHidden ? new ShopFailure({ kind: "broken", code: "rightMissing" }) : notUnderstood();
}

async function takeSentLines(shop: Shop, id: string, wanted: Map<string, number>): Promise<void> {
  const data = await askAll(shop, SENT_LINES, { id });
  for (const line of listIn(objectIn(objectIn(data, "fulfillment"), "fulfillmentLineItems"), "nodes")) {
    const key = idOf(textIn(objectIn(line, "lineItem"), "id"));
    wanted.set(key, (wanted.get(key) ?? 0) - countIn(line, "quantity"));
  }
}

interface WorkOrder {
  readonly fulfillmentOrderId: string;
  readonly fulfillmentOrderLineItems: readonly { readonly id: string; readonly quantity: number }[];
}

interface OpenWork {
  readonly work: ReadonlyMap<string, readonly WorkOrder[]>;
  /** True if Shopify shows no fulfilment order at all. */
  readonly isHidden: boolean;
}

/** Distributes the quantities over open fulfilment orders, by location. Without lines, takes all open quantities. */
async function openWork(
  shop: Shop,
  order: string,
  wanted: Map<string, number>,
): Promise<OpenWork> {
  const isAll = wanted.size === 0;
  const data = await askAll(shop, WORK, { id: gidOf("Order", order) });
  const work = new Map<string, WorkOrder[]>();
  const shown = listIn(objectIn(objectIn(data, "order"), "fulfillmentOrders"), "nodes");
  for (const each of shown) {
    if (
      !listIn(each, "supportedActions").some((action) => textIn(action, "action") === "CREATE_FULFILLMENT")
    ) continue;
    const id = textIn(each, "id");
    const lines = await workLines(shop, id);
    const fulfillmentOrderLineItems = lines.flatMap((line) => {
      const key = idOf(textIn(objectIn(line, "lineItem"), "id"));
      const left = countIn(line, "remainingQuantity");
      const quantity = isAll ? left : Math.min(left, wanted.get(key) ?? 0);
      if (quantity <= 0) return [];
      wanted.set(key, (wanted.get(key) ?? 0) - quantity);
      return [{ id: textIn(line, "id"), quantity }];
    });
    if (fulfillmentOrderLineItems.length === 0) continue;
    const location = textIn(objectIn(each, "assignedLocation"), "name");
    const entry = { fulfillmentOrderId: id, fulfillmentOrderLineItems };
    work.set(location, [...work.get(location) ?? [], entry]);
  }
  return { work, isHidden: shown.length === 0 };
}

async function workLines(shop: Shop, id: string): Promise<readonly Json[]> {
  const data = await askAll(shop, WORK_LINES, { id });
  return listIn(objectIn(objectIn(data, "fulfillmentOrder"), "lineItems"), "nodes");
}

/** Creates a fulfilment for each location, because a fulfilment has exactly one. */
async function createFulfilments(
  shop: Shop,
  work: ReadonlyMap<string, readonly WorkOrder[]>,
  tracking: TrackingOut,
): Promise<void> {
  for (const lineItemsByFulfillmentOrder of work.values()) {
    await sendMutation(shop, "fulfillmentCreate", FULFIL, {
      fulfillment: {
        lineItemsByFulfillmentOrder,
        notifyCustomer: true,
        trackingInfo: inputOf([{ ...tracking }]),
      },
    });
  }
}

/** Keeps the fulfilment's other numbers, except those that it replaces. */
async function addNumber(shop: Shop, { id, numbers }: Fulfilment, tracking: TrackingOut): Promise<void> {
  const gone = [tracking.number, ...tracking.replaces ?? []];
  const others = numbers.filter(({ number }) => !gone.includes(number));
  const isThere = numbers.some(({ number }) => number === tracking.number);
  if (isThere && others.length === numbers.length - 1) return;
  await sendMutation(shop, "fulfillmentTrackingInfoUpdate", UPDATE, {
    id,
    tracking: inputOf([...others, tracking]),
    notify: true,
  });
}

/**
 * A fulfilment has one carrier for all its numbers: that of the last one. Without a listed carrier, each number needs a
 * link.
 */
function inputOf(numbers: readonly NumberOut[]): Json {
  const company = numbers.at(-1)?.carrier || "Other";
  const urls = numbers.map(({ url }) => url);
  const hasLinks = !LISTED.includes(company) && urls.every((url) => /^https?:\/\//.test(url));
  const [only, ...others] = numbers;
  return others.length === 0
    ? { company, number: only?.number, ...hasLinks && { url: urls[0] } }
    : { company, numbers: numbers.map(({ number }) => number), ...hasLinks && { urls } };
}
