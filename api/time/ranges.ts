/**
 * Ranges of days. "This month" and "last month" are from the spec (docs/requirements.md S2.4, S2.24); we chose the
 * others.
 */
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

/** Periods that figures are grouped by. A week begins on Monday. */
export const PERIODS = ["day", "week", "month"] as const;
export type Period = (typeof PERIODS)[number];

/** `soon` is within two days. */
export const DUE_KINDS = ["late", "today", "soon"] as const;

export const isRange = (text: string): text is Range => (RANGES as readonly string[]).includes(text);
export const isPeriod = (text: string): text is Period => (PERIODS as readonly string[]).includes(text);
