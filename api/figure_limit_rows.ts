import {
  MAX_COUNTED_GROUPS,
  MAX_FIGURE_GROUPS,
  MAX_FIGURE_PERIODS,
  MAX_REPORT_ROWS,
  MAX_SCHEDULES,
} from "./figures/bounds.ts";
import { type Limit, limit } from "./limit.ts";

export const FIGURE_LIMITS: readonly Limit[] = [
  limit({ MAX_FIGURE_GROUPS }, "rows", "a report, before it adds up the others"),
  limit({ MAX_FIGURE_PERIODS }, "days", "the span of a report by day, week or month"),
  limit({ MAX_COUNTED_GROUPS }, "groups", "that a report counts"),
  limit(
    { MAX_REPORT_ROWS },
    "rows",
    "that a report counts at once by one of its dates, without those in stored days",
  ),
  limit({ MAX_SCHEDULES }, "schedules", "schedules of reports of a person"),
];
