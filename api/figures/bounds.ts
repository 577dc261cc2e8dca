/** Maximum number of groups that a report shows; it adds up all others. */
export const MAX_FIGURE_GROUPS = 1_000;
/** Maximum number of days of a span that is grouped by days, weeks or months. */
export const MAX_FIGURE_PERIODS = 800;
/** Maximum number of groups that a report counts before it ranks them. */
export const MAX_COUNTED_GROUPS = 50_000;
/** Maximum number of rows that a report counts while a person waits; a job counts more. */
export const MAX_REPORT_ROWS = 400_000;
/** Maximum number of schedules of one person, because nobody reads more messages. */
export const MAX_SCHEDULES = 20;
