/** Bounds of reports. */

/** Groups that a report shows; it adds up all others. */
export const MAX_FIGURE_GROUPS = 1_000;
/** Days of a span that is grouped by days, weeks or months. */
export const MAX_FIGURE_PERIODS = 800;
/** Groups by two dimensions that a report counts at most. */
export const MAX_COUNTED_GROUPS = 50_000;
/** Rows that a report counts while a person waits. A job counts more of them. */
export const MAX_REPORT_ROWS = 400_000;
/** Schedules of one person, because nobody reads more messages. */
export const MAX_SCHEDULES = 20;
