/**
 * Names of carriers as Etsy knows them: it drops the number of any other. Source: the table "Tracking updates for shipping
 * carriers" of developers.etsy.com/documentation/tutorials/fulfillment, as github.com/anitabyte/etsyv3 has it in
 * shipping_providers.py; "other" as github.com/api-evangelist/etsy describes createReceiptShipment; read 2026-11-30.
 */
import type { CarrierName } from "../../../../../api/carrier_names.ts";

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

/** Codes that are the carrier's name in lower case with hyphens. */
const SAME_NAME: ReadonlySet<string> = new Set(
  ("4px an-post aramex asendia-usa australia-post austrian-post bpost china-post colissimo correos-chile cyprus-post " +
    "dhl-germany dpd fastway-nz hong-kong-post india-post israel-post japan-post korea-post lasership magyar-posta maltapost " +
    "new-zealand-post nova-poshta ontrac poczta-polska postnl postnord purolator sendle sf-express singapore-post " +
    "swiss-post thailand-post tnt ukrposhta yanwen yodel").split(" "),
);

/** Etsy keeps the number of a carrier that it does not know under this name. */
const OTHER = "other";

export function etsyCarrier(carrier: string): string {
  const known = Object.entries(CODES).find(([name]) => name === carrier)?.[1];
  if (known) return known;
  const code = carrier.slice(0, 100).trim().toLowerCase().replaceAll(/[\s_]+/g, "-");
  return SAME_NAME.has(code) ? code : OTHER;
}
