/** Names that labels are bought under, the same in every language. */
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

/** Customs has special rules for postal items. */
const POSTS: readonly string[] = ["Canada Post", "Royal Mail", "USPS", "VNPost"] satisfies CarrierName[];
/** Our own labels have numbers of the postal service. */
export const channelOf = ({ provider, carrier }: { readonly provider: string; readonly carrier: string }) =>
  provider === "house" || POSTS.includes(carrier) ? "post" : "courier";
