/**
 * Adds tracking numbers to a receipt, which counts as sent from the first number on. Call and scopes:
 * developers.etsy.com/documentation/tutorials/fulfillment/. Shapes: www.etsy.com/openapi/generated/oas/3.0.0.json of 2026-05-30,
 * as github.com/api-evangelist/etsy has it in openapi/etsy-shop-receipt-api-openapi.yml (createReceiptShipment) and
 * json-schema/open-api-v3-shop-receipt-shipment-schema.json.
 * Names of carriers: the table "Tracking updates for shipping carriers" of developers.etsy.com/documentation/tutorials/fulfillment,
 * as github.com/anitabyte/etsyv3 has it in shipping_providers.py; read 2026-11-30.
 */
import type { CarrierName } from "../../../../../api/carrier_names.ts";
import type { Shop, TrackingOut } from "../../port.ts";
import { listIn, notUnderstood, textIn } from "../read_json.ts";
import { ask } from "./client.ts";
import { receiptRoute } from "./orders.ts";

/** Etsy's codes of our carriers: Etsy drops the tracking number of a carrier that it does not know. */
const CODES: Readonly<Record<CarrierName, string>> = {
  "Canada Post": "canada-post",
  DHL: "dhl",
  "DHL eCommerce": "dhl-global-mail-asia",
  "DHL Express": "dhl",
  FedEx: "fedex",
  GLS: "gls",
  "Royal Mail": "royal-mail",
  UPS: "ups",
  USPS: "usps",
  VNPost: "vnpost",
};

/** Carriers whose code at Etsy is their name in lower case with hyphens. */
const SAME_NAME: ReadonlySet<string> = new Set(
  ("4px an-post aramex asendia-usa australia-post austrian-post bpost china-post colissimo correos-chile cyprus-post " +
    "dhl-germany dpd fastway-nz hong-kong-post india-post israel-post japan-post korea-post lasership magyar-posta maltapost " +
    "new-zealand-post nova-poshta ontrac poczta-polska postnl postnord purolator sendle sf-express singapore-post " +
    "swiss-post thailand-post tnt ukrposhta yanwen yodel").split(" "),
);

/** The code under which Etsy accepts numbers of unknown carriers. */
const OTHER = "other";

export function etsyCarrier(carrier: string): string {
  const known = Object.entries(CODES).find(([name]) => name === carrier)?.[1];
  if (known) return known;
  const code = carrier.slice(0, 100).trim().toLowerCase().replaceAll(/[\s_]+/g, "-");
  return SAME_NAME.has(code) ? code : OTHER;
}

/** Adds a number, unless the receipt has it. A replaced number stays, because Etsy cannot remove numbers. */
export async function sendTracking(
  shop: Shop,
  { shop_order_id, number, carrier }: TrackingOut,
): Promise<void> {
  const route = receiptRoute(shop, shop_order_id);
  const before = await ask(shop, { route });
  if (listIn(before, "shipments").some((each) => textIn(each, "tracking_code") === number)) return;
  const receipt = await ask(shop, {
    method: "POST",
    route: `${route}/tracking`,
    body: { tracking_code: number, carrier_name: etsyCarrier(carrier), send_bcc: false },
  });
  // The answer may still lack the number (github.com/etsy/open-api/issues/201); repeating would mail the buyer again.
  if (!receipt) throw notUnderstood();
}
