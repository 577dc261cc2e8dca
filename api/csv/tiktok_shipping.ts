/** Writes the file of tracking numbers that TikTok's Seller Center accepts under Manage Orders, Upload. */
import { BYTE_ORDER_MARK, type CsvCell, csvRows } from "./write.ts";

/** The template's own names; rows without SKU and quantity ship the whole order. */
export const SHIPPING_HEADER = [
  "Order ID",
  "SKU ID (optional)",
  "Quantity (optional)",
  "Tracking ID",
  "Shipping provider name",
  "Shipping service (optional)",
  "Package ID (optional)",
] as const;

export interface ShippedRow {
  readonly tiktok_id: string;
  readonly tracking_number: string;
  readonly carrier: string;
  readonly package_id: string;
}

/** Carrier names from TikTok's template. Other carriers are written with our own names. */
const PROVIDERS: Readonly<Record<string, string>> = {
  usps: "USPS",
  ups: "UPS",
  fedex: "FedEx",
  dhl: "DHL Express",
  "dhl ecommerce": "DHL eCommerce",
  evri: "Evri",
  "royal mail": "Royal Mail",
  dpd: "DPD UK",
  yodel: "Yodel",
  "vietnam post": "Vietnam Post",
  ghn: "GHN",
  "j&t express": "J&T Express",
};

export const providerName = (carrier: string): string =>
  PROVIDERS[carrier.trim().toLowerCase()] ?? carrier.trim();

/** A tab after a long number, as in TikTok's own files, makes spreadsheets read it as text and keep all digits. */
const wholeNumber = (digits: string): string => /^\d{12,}$/.test(digits) ? `${digits}\t` : digits;

export function shippingFile(rows: readonly ShippedRow[]): string {
  const cells = rows.map(({ tiktok_id, tracking_number, carrier, package_id }): readonly CsvCell[] => [
    wholeNumber(tiktok_id),
    "",
    "",
    wholeNumber(tracking_number),
    providerName(carrier),
    "",
    wholeNumber(package_id),
  ]);
  return BYTE_ORDER_MARK + csvRows([[...SHIPPING_HEADER], ...cells]);
}
