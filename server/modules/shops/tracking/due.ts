/** Computes when a number is sent: at once or at 18:00, some days after the package left, by the seller's settings. */
import { daysLater, instantOf } from "../../../../api/time/dates.ts";
import { formatDay } from "../../../../api/time/instants.ts";

export interface TrackingRules {
  readonly when_tracking_update: string;
  readonly day_update_tracking: number;
}

const EVENING = { hour: 18, minute: 0, second: 0 };

/** @returns unix seconds; null if nothing is sent */
export function sendingTime(
  { when_tracking_update: when, day_update_tracking: days }: TrackingRules,
  leftAt: number,
  timeZone: string,
): number | null {
  if (when !== "immediately" && when !== "daily") return null;
  const at = days > 0 ? daysLater(days, leftAt, timeZone) : leftAt;
  if (when === "immediately") return at;
  const evening = eveningOf(at, timeZone);
  return evening >= at ? evening : eveningOf(daysLater(1, at, timeZone), timeZone);
}

const eveningOf = (at: number, timeZone: string): number =>
  instantOf(formatDay(at, timeZone), EVENING, timeZone) ?? at;
