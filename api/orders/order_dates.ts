/** Dates of an order that a span of days may mean; without a choice it is when the order came. */
export const ORDER_DATES = ["made", "shipped"] as const;
/** Shipped orders by their due date. */
export const SHIPPED_KINDS = ["on-time", "late"] as const;
