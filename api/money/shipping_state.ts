export const SHIPPING_STATES = [
  /** It has a price, or a sum that is reserved or charged. */
  "priced",
  /** It has no price yet: it is charged with the label. */
  "unpriced",
  /** The seller brings the label. */
  "own",
  /** The order is paid or ended, and nothing is reserved or charged for it. */
  "none",
] as const;
export type ShippingState = (typeof SHIPPING_STATES)[number];
