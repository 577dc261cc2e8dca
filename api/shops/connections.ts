/** Bounds and words that API and screens share about connections with shops. Source: docs/shops.md. */

/** The shop's orders that can come in; those of every other state are left out. */
export const SHOP_ORDER_STATES = ["open", "unpaid"] as const;

export const SHOP_STATUSES = ["Connected", "Waiting", "Broken"] as const;
export type ShopStatus = (typeof SHOP_STATUSES)[number];

/** Chosen: what platforms give out of the past without a further right, and a bounded first sync. */
export const MAX_SHOP_DAYS = 90;
export const MAX_SHOP_SECRETS = 8;
export const MAX_SHOP_METHODS = 100;
