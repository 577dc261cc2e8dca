/**
 * Adds tracking numbers to a receipt, which is sent from the first one on. Shapes: github.com/api-evangelist/etsy with
 * openapi/etsy-shop-receipt-api-openapi.yml (createReceiptShipment) and json-schema/open-api-v3-shop-receipt-shipment-schema.json;
 * read 2026-11-30.
 */
import type { Shop, ShopTracking, TrackingOut } from "../../port.ts";
import { listIn, notUnderstood, textIn } from "../read_json.ts";
import { etsyCarrier } from "./carriers.ts";
import { ask, shopRoute } from "./client.ts";
import { receiptRoute } from "./orders.ts";

export async function readTracking(shop: Shop, order: string): Promise<readonly ShopTracking[]> {
  const receipt = await ask(shop, { route: receiptRoute(shop, order) });
  return listIn(receipt, "shipments").map((shipment) => ({
    number: textIn(shipment, "tracking_code"),
    carrier: textIn(shipment, "carrier_name"),
    url: "",
    shipment_id: textIn(shipment, "receipt_shipping_id"),
  }));
}

/** The caller has read the numbers that the receipt has. A number that was replaced stays: Etsy cannot remove it. */
export async function sendTracking(
  shop: Shop,
  { shop_order_id, number, carrier }: TrackingOut,
): Promise<void> {
  if (!/^\d{1,18}$/.test(shop_order_id)) throw notUnderstood();
  const receipt = await ask(shop, {
    method: "POST",
    route: `${shopRoute(shop)}/receipts/${shop_order_id}/tracking`,
    body: { tracking_code: number, carrier_name: etsyCarrier(carrier), send_bcc: false },
  });
  // The answer may still lack the number (github.com/etsy/open-api/issues/201). Each repetition would write to the buyer again.
  if (!receipt) throw notUnderstood();
}
