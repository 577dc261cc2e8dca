/**
 * Sends and corrects tracking numbers of packages that sellers ship. Source: TikTok Shop Partner Center, "Mark Package
 * As Shipped", "Ship Package", "Update Package Shipping Info" and "Get Shipping Providers" with their codes, as
 * github.com/lazykern/ecommerce-api-docs has them under data/raw/tiktok/api-reference/fulfillment/ and .../logistics/; 72 hours:
 * "Shipping information update time window extended to 72 hours" under .../changelog/fulfillment/; read 2026-11-30.
 */
import { HOUR_SECONDS } from "../../../../../api/constants.ts";
import {
  type RefusedNumber,
  type Shop,
  ShopFailure,
  type ShopTracking,
  type TrackingOut,
} from "../../port.ts";
import { type Json, listIn, notUnderstood, textIn } from "../read_json.ts";
import { timeIn } from "./app.ts";
import { type Answer, ask, askFor, idOf, isDone } from "./client.ts";
import { readDetail } from "./orders.ts";

const CORRECTION_SECONDS = 72 * HOUR_SECONDS;

/** Codes for calls that were done before. The first two are documented; the others have the same message. */
const DONE: readonly string[] = [
  "21011006",
  "21022025",
  "21011020",
  "21042056",
  "21008099",
  "21011040",
  "11006021",
];
/** Code for a call that exists only in other countries. */
const OTHER_REGION = "21008106";
const CODES: Readonly<Record<RefusedNumber, readonly string[]>> = {
  platformShips: ["21011004", "21008025"],
  correctionOver: ["21011030", "21011049", "21011050", "21011051", "21011052"],
  numberRefused: ["11028006", "21004012", "21004015", "21004016", "21011022", "21011025", "21034012"],
  carrierUnknown: [],
};

const refused = (code: RefusedNumber) => new ShopFailure({ kind: "refused", code });

function checkSent(answer: Answer): void {
  if (isDone(answer) || DONE.includes(answer.code)) return;
  const found = Object.entries(CODES).find(([, codes]) => codes.includes(answer.code));
  throw found ? refused(found[0] as RefusedNumber) : notUnderstood();
}

export async function readTracking(shop: Shop, order: string): Promise<readonly ShopTracking[]> {
  const items = listIn(await readDetail(shop, order), "line_items");
  return [...Map.groupBy(items, (item) => textIn(item, "tracking_number"))].flatMap(([number, of]) =>
    number === "" ? [] : [{
      number,
      carrier: textIn(of[0], "shipping_provider_name"),
      url: "",
      shipment_id: textIn(of[0], "package_id"),
    }]
  );
}

/** Sends a number that the order does not have yet. */
export async function sendTracking(shop: Shop, tracking: TrackingOut): Promise<void> {
  const order = await readDetail(shop, tracking.shop_order_id);
  if (!order) throw notUnderstood();
  if (textIn(order, "shipping_type") !== "SELLER") throw refused("platformShips");
  const items = listIn(order, "line_items");
  const wrong = tracking.replaces === undefined
    ? undefined
    : items.find((item) => textIn(item, "tracking_number") === tracking.replaces);
  const shipping_provider_id = await providerOf(shop, order, tracking.carrier);
  const number = { tracking_number: tracking.number, shipping_provider_id };
  if (wrong) return await correct(shop, wrong, number);
  const chosen = openItems(items, tracking);
  // TikTok accepts no further number for an order that is completely sent, such as for a replacement.
  if (chosen.length === 0) throw refused("correctionOver");
  const answer = await askFor(shop, {
    method: "POST",
    route: `/fulfillment/202309/orders/${idOf(tracking.shop_order_id)}/packages`,
    body: { order_line_item_ids: chosen.map((item) => textIn(item, "id")), ...number },
  });
  if (answer.code !== OTHER_REGION) return checkSent(answer);
  for (const id of new Set(chosen.map((item) => textIn(item, "package_id")))) {
    checkSent(
      await askFor(shop, {
        method: "POST",
        route: `/fulfillment/202309/packages/${idOf(id)}/ship`,
        body: { self_shipment: number },
      }),
    );
  }
}

async function correct(shop: Shop, item: Json, number: Json): Promise<void> {
  const sent = timeIn(item, "rts_time");
  if (sent !== null && shop.now() - sent > CORRECTION_SECONDS) throw refused("correctionOver");
  checkSent(
    await askFor(shop, {
      method: "POST",
      route: `/fulfillment/202309/packages/${idOf(textIn(item, "package_id"))}/shipping_info/update`,
      body: number,
    }),
  );
}

/** Returns as many unsent pieces of each line as the package has, or all of them if its lines are unknown. */
function openItems(items: readonly Json[], { lines }: TrackingOut): readonly Json[] {
  const open = items.filter((item) =>
    textIn(item, "tracking_number") === "" && textIn(item, "display_status") !== "CANCELLED"
  );
  if (lines.length === 0) return open;
  return lines.flatMap(({ shop_line_id, quantity }) =>
    open.filter((item) => textIn(item, "sku_id") === shop_line_id).slice(0, quantity)
  );
}

/** Returns TikTok's id of the carrier for the order's delivery option. */
async function providerOf(shop: Shop, order: Json, carrier: string): Promise<string> {
  const option = idOf(textIn(order, "delivery_option_id"));
  const data = await ask(shop, { route: `/logistics/202309/delivery_options/${option}/shipping_providers` });
  const providers = listIn(data, "shipping_providers");
  const named = (name: string) => providers.find((each) => plain(textIn(each, "name")) === plain(name));
  const found = named(carrier) ?? named("Other") ?? named("Others");
  if (!found) throw refused("carrierUnknown");
  return idOf(textIn(found, "id"));
}

const plain = (name: string): string => name.slice(0, 100).toLowerCase().replaceAll(/[^a-z0-9]/g, "");
