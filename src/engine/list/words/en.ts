import type { Both } from "../../../words/translation.ts";
import type { words as first } from "./en_first.ts";

const listLate = {
  spoken: {
    shown: "{shown} of {total} shown",
    alone: { one: "{count} row shown", other: "{count} rows shown" },
    sortedUp: "Sorted by {field}, ascending",
    sortedDown: "Sorted by {field}, descending",
    page: "Page {page}: {range}",
    size: "{count} rows per page: {range}",
  },
  noStatus: { one: "No status is called {names}", other: "No statuses are called {names}" },
  removeStatus: "Remove",
  missing: "Not found here: {values}",
  missingMore: "Not found here: {values} and {n} more",
  filter: {
    exclude: "Exclude",
    excludeValue: "Exclude {value}",
    find: "Find",
    nothingFound: "Nothing found",
    loading: "Loading",
    failed: "The choices could not be loaded.",
    clear: "Clear",
    from: "From",
    until: "Until",
    apply: "Apply",
    dayHint: "DD-MM-YYYY",
    badDay: "Write the day as DD-MM-YYYY, such as 31-12-2026.",
    dayOrder: "The last day is before the first day.",
    needDay: "Enter at least one day.",
  },
  days: { calendar: "Calendar", open: "Open calendar", previous: "Previous month", next: "Next month" },
  columns: {
    moved: "{name}: place {place} of {count}",
    up: "Move {name} up",
    down: "Move {name} down",
    reset: "Default columns",
    done: "Done",
  },
  density: { title: "Row height", compact: "Compact", normal: "Normal", roomy: "Roomy" },
} as const;

export const words = { list: listLate };
export type English = Both<typeof first, typeof words>;
