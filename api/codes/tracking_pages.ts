import type { CarrierName } from "../carrier_names.ts";
import type { TrackingScheme } from "./scan_codes.ts";
import { trackingIn } from "./tracking.ts";

const NUMBER = "{number}";

const PAGES: Readonly<Record<CarrierName, string>> = {
  "Canada Post": "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}",
  DHL: "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}",
  "DHL eCommerce": "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}",
  "DHL Express": "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}",
  FedEx: "https://www.fedex.com/fedextrack/?trknbr={number}",
  GLS: "https://gls-group.eu/DE/en/parcel-tracking?match={number}",
  "Royal Mail": "https://www.royalmail.com/track-your-item#/tracking-results/{number}",
  UPS: "https://www.ups.com/track?tracknum={number}",
  USPS: "https://tools.usps.com/go/TrackConfirmAction?tLabels={number}",
  VNPost: "https://www.vnpost.vn/en-us/dinh-vi/buu-pham?key={number}",
};
const BY_NAME = new Map(Object.entries(PAGES).map(([name, page]) => [name.toLowerCase(), page]));

/** Carriers by the numbering scheme that only they use. */
const OWN: Readonly<Partial<Record<TrackingScheme, string>>> = { impb: "usps", ups: "ups", fedex: "fedex" };

/** Matches numbers that may be put into a URL. */
const PRINTED = /^[A-Za-z0-9-]{4,40}$/;

export function trackingUrl(carrier: string, number: string): string | null {
  const tracking = trackingIn(number);
  const owner = tracking ? OWN[tracking.scheme] : undefined;
  const page = BY_NAME.get(carrier.trim().toLowerCase()) ?? BY_NAME.get(owner ?? "");
  const printed = tracking?.code ?? number.replaceAll(" ", "");
  return page !== undefined && PRINTED.test(printed) ? page.replace(NUMBER, printed) : null;
}
