/** Orders as connected shops know them, besides our own orders. Source: docs/shops.md. */

/** In this order: named by a webhook and not read; not ready or above the daily limit; imported; changed; left out. */
export const SHOP_ORDER_STATUSES = ["Named", "Waiting", "Made", "Different", "Left Out"] as const;

/** The hold reason of an order that differs from its shop: a code that has a text in every language. */
export const SHOP_HOLD = "shopDifference";
/** The cancel reason if the shop cancelled the order. */
export const SHOP_CANCEL = "shopCancel";

export const SHOP_REASONS = [
  "cancelled",
  "refunded",
  "fulfilled",
  "unpaid",
  "noLines",
  "tooManyLines",
  "numberTaken",
  "dailyLevel",
  "storePaused",
  "toMap",
  "platformHolds",
  "edited",
  "linked",
] as const;
/** Why an order is left out, waits or differs. */
export type ShopReason = (typeof SHOP_REASONS)[number];
