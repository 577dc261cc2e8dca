/** Carriers, and where each tells how far a package is: one line each, by the name that labels are bought under. */

const NUMBER = "{number}";

const PAGES = {
  "Canada Post": "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}",
  DHL: "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}",
  "DHL eCommerce": "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}",
  "DHL Express": "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}",
  FedEx: "https://www.fedex.com/fedextrack/?trknbr={number}",
  "Royal Mail": "https://www.royalmail.com/track-your-item#/tracking-results/{number}",
  UPS: "https://www.ups.com/track?tracknum={number}",
  USPS: "https://tools.usps.com/go/TrackConfirmAction?tLabels={number}",
  VNPost: "https://www.vnpost.vn/en-us/dinh-vi/buu-pham?key={number}",
} as const;

/** Their names, by the alphabet: the same in every language. */
export const CARRIERS = Object.keys(PAGES) as readonly (keyof typeof PAGES)[];

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(PAGES).map(([name, page]) => [name.toLowerCase(), page]),
);

/** What any carrier prints: nothing else goes into an address. */
const PRINTED = /^[A-Za-z0-9-]{4,40}$/;

/** The carrier's page of a package; null for a carrier or a number that we do not know. */
export function trackingUrl(carrier: string, number: string): string | null {
  const page = BY_NAME.get(carrier.trim().toLowerCase());
  const printed = number.replaceAll(" ", "");
  return page !== undefined && PRINTED.test(printed) ? page.replace(NUMBER, printed) : null;
}
