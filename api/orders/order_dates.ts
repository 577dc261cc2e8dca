/** Dates of an order that a span of days can filter by. By default it is the date of arrival. */
export const ORDER_DATES = ["made", "paid", "produced", "shipped"] as const;
/** Shipped orders by their due date. */
export const SHIPPED_KINDS = ["on-time", "late"] as const;
