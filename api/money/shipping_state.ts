export const SHIPPING_STATES = [
  /** Shipping has a price, or a sum that is reserved or charged. */
  "priced",
  /** Shipping has no price yet: it is charged when the label is bought. */
  "unpriced",
  /** The seller provides the label. */
  "own",
  /** The order is paid or ended, and nothing is reserved or charged for it. */
  "none",
] as const;
export type ShippingState = (typeof SHIPPING_STATES)[number];
