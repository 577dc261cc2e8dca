/** Names of carriers under which labels are bought, the same in every language. */
export const CARRIERS = [
  "Canada Post",
  "DHL",
  "DHL eCommerce",
  "DHL Express",
  "FedEx",
  "GLS",
  "Royal Mail",
  "UPS",
  "USPS",
  "VNPost",
] as const;
export type CarrierName = (typeof CARRIERS)[number];

/** Carriers that are postal services: customs has special rules for their items. */
const POSTS: readonly string[] = ["Canada Post", "Royal Mail", "USPS", "VNPost"] satisfies CarrierName[];
/** Our own labels (provider `house`) have numbers of the postal service. */
export const channelOf = ({ provider, carrier }: { readonly provider: string; readonly carrier: string }) =>
  provider === "house" || POSTS.includes(carrier) ? "post" : "courier";
