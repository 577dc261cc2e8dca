/** Orders of connected shops beside our own. Source: docs/shops.md. */

/** Named by a webhook and not read yet; over the daily limit; ours; with a change that waits for a person; left out. */
export const SHOP_ORDER_STATUSES = ["Named", "Waiting", "Made", "Different", "Left Out"] as const;

/** A hold of an order that differs from its shop: a code, with words in every language. */
export const SHOP_HOLD = "shopDifference";
/** The reason of a cancel that the shop began. */
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
  "edited",
  "linked",
] as const;
/** Why an order is left out, waits or differs. */
export type ShopReason = (typeof SHOP_REASONS)[number];
