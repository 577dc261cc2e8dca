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

/** Statuses that a person may enter for a carrier; the end of a package has steps in its own lifecycle. */
export const REPORTED_STATUSES = [
  "In Transit",
  "Customs",
  "Out For Delivery",
  "Exception",
  "Return To Sender",
] as const;

export interface TrackedEvent {
  /** Time of the event, unix seconds. */
  readonly at: number;
  readonly received_at: number;
  readonly status: string;
  /** `hand` if a person entered the event, which then counts even after a final status. */
  readonly source: string;
}

/** Sources of our own: a person, the flight of a package, and scans of its box. All others are a carrier's scans. */
export const OWN_SOURCES = ["hand", "flight", "gateway", "forwarder"] as const;
export const isByCarrier = ({ source }: Pick<TrackedEvent, "source">): boolean =>
  !(OWN_SOURCES as readonly string[]).includes(source);

/** Statuses after which a flight and scans of its boxes no longer change the package. */
const BEYOND_FLIGHTS: readonly string[] = [
  "Out For Delivery",
  "Return To Sender",
  "Delivered",
  "Returned",
] satisfies TrackedStatus[];

/** Final statuses: a later event changes nothing, unless a person entered it. */
const TERMINAL: readonly string[] = ["Delivered", "Returned"] satisfies TrackedStatus[];

const isTracked = (status: string): status is TrackedStatus =>
  (TRACKED_STATUSES as readonly string[]).includes(status);

export interface TrackingState {
  /** Empty if no event has a status. */
  readonly status: TrackedStatus | "";
  readonly isContradicted: boolean;
}

/** Takes events in any order, perhaps repeated. Of two at the same time, the further status counts as later. */
export function trackOf(events: readonly TrackedEvent[]): TrackingState {
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
    const [isByHand, isFinal] = [source === "hand", TERMINAL.includes(status)];
    // A scan of a box after the end contradicts it; a flight only follows its plan.
    const isIgnored = source === "flight" || !isFinal && !isByHand && !isByCarrier({ source });
    if (isIgnored && BEYOND_FLIGHTS.includes(status)) continue;
    if (isFinal && !isByHand) isContradicted = true;
    else status = next;
  }
  return { status, isContradicted };
}
