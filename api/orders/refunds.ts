/** Largest refund that its maker may decide alone: $200.00, or its worth (api/money_limits.ts). */
export const MAX_SOLE_REFUND_CENTS = 20_000;
/** The note, as a code, of a request that ended because its whole sum was returned another way. */
export const REFUNDED_ELSEWHERE = "givenBack";
export const MAX_REFUND_LINES = 200;
export const MAX_REFUND_REASON = 500;
