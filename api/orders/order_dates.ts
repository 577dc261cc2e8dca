/** Dates of an order that a span of days can filter by; without a choice, the date of arrival (`made`). */
export const ORDER_DATES = ["made", "paid", "produced", "shipped"] as const;
/** Shipped orders by their due date. */
export const SHIPPED_KINDS = ["on-time", "late"] as const;
