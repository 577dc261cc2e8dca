import { formatDay } from "../time/instants.ts";

/** Returns the local day on which a package is due, as YYYY-MM-DD, so that days sort as texts do. */
export const shipDayOf = (due_at: number, timeZone: string): string =>
  formatDay(due_at, timeZone).split("-").reverse().join("-");
