/** What an order that is not paid has to do with money that is not there. Pure. */

/** `awaiting`: it is paid by itself once the money is there. `stopped`: it was to be, and is not any more. */
export const FUNDS_KINDS = ["awaiting", "stopped"] as const;
