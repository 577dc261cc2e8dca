/** Names of day ranges, as they stand in an address. What each spans is in dates.ts. */

/** Named spans that end today or lie wholly behind us. Chosen; "this month" is the spec's default. */
export const RANGES = [
  "today",
  "yesterday",
  "last-7-days",
  "this-month",
  "last-month",
  "last-90-days",
  "this-year",
] as const;
export type Range = (typeof RANGES)[number];

/** Values of the list filter that asks when open orders are due. `soon` is within two days. */
export const DUE_KINDS = ["late", "today", "soon"] as const;

export const isRange = (text: string): text is Range => (RANGES as readonly string[]).includes(text);
