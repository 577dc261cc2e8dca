/** Where a parcel is, of what carriers and people say of its label. Pure. Source: docs/shipping.md. */

/** What an event may say: a status of packages on its way. */
export const TRACKED_STATUSES = [
  "Handed Over",
  "In Transit",
  "Customs",
  "Out For Delivery",
  "Exception",
  "Return To Sender",
  "Delivered",
  "Returned",
] as const;
export type TrackedStatus = (typeof TRACKED_STATUSES)[number];

/** Those that a person may tell in a carrier's place; how a parcel ended has steps of its own. */
export const TOLD_STATUSES = [
  "In Transit",
  "Customs",
  "Out For Delivery",
  "Exception",
  "Return To Sender",
] as const;

export interface TrackedEvent {
  /** When it happened there, unix seconds. */
  readonly at: number;
  readonly received_at: number;
  readonly status: string;
  /** hand: a person said it, who knows better. */
  readonly source: string;
}

/** What comes after these is a contradiction: it is kept, and moves nothing. */
const TERMINAL: readonly string[] = ["Delivered", "Returned", "Lost"];

const isTracked = (status: string): status is TrackedStatus =>
  (TRACKED_STATUSES as readonly string[]).includes(status);

/** What the events say of a parcel. */
export interface Track {
  /** Empty where they say nothing. */
  readonly status: TrackedStatus | "";
  /** Something was said after the parcel's way was over. */
  readonly isContradicted: boolean;
}

/** Of events in any order, some perhaps twice. Of two at once the one that says more is the later. */
export function trackOf(events: readonly TrackedEvent[]): Track {
  const order = (status: string) => (TRACKED_STATUSES as readonly string[]).indexOf(status);
  const sorted = [...events].sort((one, other) =>
    one.at - other.at || order(one.status) - order(other.status) ||
    one.received_at - other.received_at ||
    (one.source < other.source ? -1 : one.source > other.source ? 1 : 0)
  );
  let status: TrackedStatus | "" = "";
  let isContradicted = false;
  for (const { status: next, source } of sorted) {
    if (!isTracked(next) || next === status) continue;
    if (TERMINAL.includes(status) && source !== "hand") isContradicted = true;
    else status = next;
  }
  return { status, isContradicted };
}
