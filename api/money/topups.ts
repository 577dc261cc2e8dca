/** Sellers request a `topup`; accounting enters the other kinds. */
export const TOPUP_KINDS = ["topup", "credit", "debit", "fee", "payout", "writeoff"] as const;
export type TopupKind = (typeof TOPUP_KINDS)[number];
export const MANUAL_KINDS = ["credit", "debit", "fee", "payout", "writeoff"] as const;

/** In US cents, or their worth in our currency: see api/money_limits.ts. */
export const MAX_TOPUP_CENTS = 10_000_000;
export const MAX_PAID_DAYS_AGO = 30;
export const METHOD_STATUSES = ["Active", "Paused"] as const;
export const CURRENCIES = ["USD", "VND", "EUR", "GBP", "AUD", "CAD", "JPY"] as const;
