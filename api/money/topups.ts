/** Bounds and words of money that comes in and goes out by hand. */

/** What a seller asks for, and what accounting books beside it. */
export const TOPUP_KINDS = ["topup", "credit", "debit", "fee", "payout", "writeoff"] as const;
export type TopupKind = (typeof TOPUP_KINDS)[number];
/** What accounting makes itself. */
export const MANUAL_KINDS = ["credit", "debit", "fee", "payout", "writeoff"] as const;

/** Of our currency, in minor units. */
export const MAX_TOPUP_MINOR = 10_000_000;
/** How long ago it may have been paid. */
export const MAX_PAID_DAYS_AGO = 30;
export const METHOD_STATUSES = ["Active", "Paused"] as const;
/** Currencies that are taken, beside our own. */
export const CURRENCIES = ["USD", "VND", "EUR", "GBP", "AUD", "CAD", "JPY"] as const;
