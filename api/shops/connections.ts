/** Bounds and values of connections with shops, which API and screens share. Source: docs/shops.md. */

/** States of orders that can be imported. */
export const SHOP_ORDER_STATES = ["open", "unpaid"] as const;

export const SHOP_STATUSES = ["Connected", "Waiting", "Broken"] as const;
export type ShopStatus = (typeof SHOP_STATUSES)[number];

/** Limits the first sync. Shopify returns orders older than 60 days only with an extra permission. */
export const MAX_SHOP_DAYS = 90;
export const MAX_SHOP_SECRETS = 8;
export const MAX_SHOP_METHODS = 100;
