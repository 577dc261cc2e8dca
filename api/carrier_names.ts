/** Carriers by the names that labels are bought under, the same in every language. */
export const CARRIERS = [
  "Canada Post",
  "DHL",
  "DHL eCommerce",
  "DHL Express",
  "FedEx",
  "Royal Mail",
  "UPS",
  "USPS",
  "VNPost",
] as const;
export type CarrierName = (typeof CARRIERS)[number];

/** Those that are a country's post: customs has rules of its own for what comes by post. */
const POSTS: readonly string[] = ["Canada Post", "Royal Mail", "USPS", "VNPost"] satisfies CarrierName[];
/** How a package comes to customs. Labels of our own bear numbers of the post. */
export const channelOf = ({ provider, carrier }: { readonly provider: string; readonly carrier: string }) =>
  provider === "house" || POSTS.includes(carrier) ? "post" : "courier";
