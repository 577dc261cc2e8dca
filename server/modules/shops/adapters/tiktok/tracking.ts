/**
 * Sends and corrects tracking numbers of packages that sellers ship. Source: TikTok Shop Partner Center, "Mark Package
 * As Shipped", "Ship Package", "Update Package Shipping Info" and "Get Shipping Providers" with their codes, as
 * github.com/lazykern/ecommerce-api-docs has them under data/raw/tiktok/api-reference/fulfillment/ and .../logistics/; 72 hours:
 * "Shipping information update time window extended to 72 hours" under .../changelog/fulfillment/; read 2026-11-30.
 */
import { HOUR_SECONDS } from "../../../../../api/constants.ts";
import { type RefusedNumber, type Shop, ShopFailure, type TrackingOut } from "../../port.ts";
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

const hasNumber = (...numbers: readonly string[]) => (item: Json): boolean =>
  numbers.includes(textIn(item, "tracking_number"));

export async function sendTracking(shop: Shop, tracking: TrackingOut): Promise<void> {
  const order = await readDetail(shop, tracking.shop_order_id);
  if (!order) throw notUnderstood();
  if (textIn(order, "shipping_type") !== "SELLER") throw refused("platformShips");
  const items = listIn(order, "line_items");
  const wrong = items.filter(hasNumber(...tracking.replaces ?? []));
  const chosen = openItems(items, tracking);
  if (wrong.length + chosen.length === 0 && items.some(hasNumber(tracking.number))) return;
  const shipping_provider_id = await providerOf(shop, order, tracking.carrier);
  const number = { tracking_number: tracking.number, shipping_provider_id };
  for (const [item] of Map.groupBy(wrong, (each) => textIn(each, "package_id")).values()) {
    await correct(shop, item, number);
  }
  if (wrong.length > 0) return;
  // TikTok accepts a number only with unsent pieces, so none for a remedy.
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

async function correct(shop: Shop, item: Json | undefined, number: Json): Promise<void> {
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

/** Returns the package's unsent pieces; without lines all unsent ones, but none for a remedy or a known number. */
function openItems(items: readonly Json[], { lines, number, isRemedy }: TrackingOut): readonly Json[] {
  const sent = items.filter(hasNumber(number));
  const open = items.filter((item) => hasNumber("")(item) && textIn(item, "display_status") !== "CANCELLED");
  if (lines.length === 0) return isRemedy || sent.length > 0 ? [] : open;
  return lines.flatMap(({ shop_line_id, quantity }) => {
    const isOf = (item: Json) => textIn(item, "sku_id") === shop_line_id;
    return open.filter(isOf).slice(0, Math.max(0, quantity - sent.filter(isOf).length));
  });
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
