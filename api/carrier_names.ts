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
