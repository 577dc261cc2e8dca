/** Bounds of the Check List, of what is written under a tick, and of scans of a forwarder. */
export const MAX_CHECK_DAYS = 100;
export const MAX_SIGNED_BY = 80;
export const MAX_CHECK_NOTE = 500;
/** Names packages without a label among carriers. */
export const NO_CARRIER = "None";
/** Scans of one file of a forwarder. */
export const MAX_GATEWAY_ROWS = 2_000;
