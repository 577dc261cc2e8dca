/** What stations scan. Pure. Source: docs/stations.md. */

/** In one call. */
export const MAX_SCANS = 50;
/** What one device keeps of one person while there is no connection: days of work. */
export const MAX_QUEUED_SCANS = 2_000;
export const MAX_DEVICE_CHARS = 64;
/** Of a code that was read, kept: longer ones are none of ours. */
export const SCAN_CODE_CHARS = 80;
/** How long a step may be taken back, by whoever took it. */
export const UNDO_SECONDS = 120;
/** A ticket that is read again so soon was meant once. */
export const AGAIN_SECONDS = 3;
/** How long scans are kept; what they did is kept with the garments. */
export const SCAN_LIFE_DAYS = 90;
/** What a station shows. */
export const MAX_NEXT_SHOWN = 3;
/** Beside the one that is in hand. */
export const MAX_OTHERS_SHOWN = 5;
export const MAX_SCANS_SHOWN = 5;
export const MAX_TICKETS_SHOWN = 20;
