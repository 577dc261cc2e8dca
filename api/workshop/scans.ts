/** Source: docs/stations.md. */

export const MAX_SCANS = 50;
/** Scans that one device stores for one person while it is offline: days of work. */
export const MAX_QUEUED_SCANS = 2_000;
export const MAX_DEVICE_CHARS = 64;
/** Longest scanned code; our codes are shorter. */
export const SCAN_CODE_CHARS = 80;
/** Seconds in which the person who did a step can undo it. */
export const UNDO_SECONDS = 120;
/** A ticket, card or label that is read again within this time counts once. */
export const AGAIN_SECONDS = 3;
/** Life of scans; their effects are stored with the units. */
export const SCAN_LIFE_DAYS = 90;
/** Highest count of packages that somebody may enter for a box: far more than a box holds. */
export const MAX_COUNTED = 1_000;
export const MAX_BOXES_SHOWN = 20;
export const MAX_NEXT_SHOWN = 3;
export const MAX_OTHERS_SHOWN = 5;
export const MAX_SCANS_SHOWN = 5;
export const MAX_TICKETS_SHOWN = 20;
