/** Where a carrier tells how far a package is: one line each, by the name that labels are bought under. */
import { trackingIn } from "./codes/tracking.ts";

const NUMBER = "{number}";

const PAGES: ReadonlyMap<string, string> = new Map([
  ["canada post", "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}"],
  ["dhl", "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}"],
  ["dhl ecommerce", "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}"],
  ["dhl express", "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}"],
  ["fedex", "https://www.fedex.com/fedextrack/?trknbr={number}"],
  ["royal mail", "https://www.royalmail.com/track-your-item#/tracking-results/{number}"],
  ["ups", "https://www.ups.com/track?tracknum={number}"],
  ["usps", "https://tools.usps.com/go/TrackConfirmAction?tLabels={number}"],
  ["vnpost", "https://www.vnpost.vn/en-us/dinh-vi/buu-pham?key={number}"],
]);

/** Whose a number is that nobody else gives out. */
const OWN = { impb: "usps", ups: "ups" } as const;

/** What any carrier prints: nothing else goes into an address. */
const PRINTED = /^[A-Za-z0-9-]{4,40}$/;

/** The carrier's page of a package; null for a carrier or a number that we do not know. */
export function trackingUrl(carrier: string, number: string): string | null {
  const tracking = trackingIn(number);
  const owner = tracking && tracking.scheme !== "s10" ? OWN[tracking.scheme] : "";
  const page = PAGES.get(carrier.trim().toLowerCase()) ?? PAGES.get(owner);
  const printed = tracking?.code ?? number.replaceAll(" ", "");
  return page !== undefined && PRINTED.test(printed) ? page.replace(NUMBER, printed) : null;
}
