/** Bounds of the Check List, and of the note of a tick. */
export const MAX_CHECK_DAYS = 100;
export const MAX_SIGNED_BY = 80;
export const MAX_CHECK_NOTE = 500;
/** Value of the filter by carrier: selects packages without a label. */
export const NO_CARRIER = "None";
