/** What the guards of the order machine read, and how some of it follows of what is known. Pure. */
export interface OrderFacts {
  /** The total was captured from the seller's balance. */
  readonly paid: boolean;
  /** It is paid by itself once the money is there. */
  readonly awaiting: boolean;
  /** A place that takes orders has all the steps. */
  readonly makeable: boolean;
  /** The status a hold goes back to; empty when there is none. */
  readonly heldFrom: string;
  readonly problems: number;
  /** Its store holds what is submitted. */
  readonly autoHold: boolean;
  /** Its store's cooling-off time is not over. */
  readonly cooling: boolean;
  /** The office gave it to the floor, whether somebody began it or not. */
  readonly released: boolean;
  /** Garments that were not stopped. */
  readonly unitsLive: number;
  /** Of these, those whose production is not finished. */
  readonly unitsOpen: number;
  /** Of these, those at which somebody worked. */
  readonly unitsBegun: number;
  /** Of these, those that wait for somebody's decision. */
  readonly unitsBlocked: number;
  /** The caller may stop a garment of it: those that are begun are the workshop's to stop. */
  readonly stoppable: boolean;
  /** Of the garments, those that lie in no parcel. */
  readonly loose: number;
  /** Where its parcels say that the order is: see parcelsOf(). */
  readonly parcels: string;
  /** Parcels in the house that have a label. */
  readonly labels: number;
  /** Parcels in the house that wait for one. */
  readonly unlabelled: number;
  /** Parcels that have left the house. */
  readonly out: number;
  /** In a parcel of it are garments of another order. */
  readonly merged: boolean;
  /** A parcel of it lies in a box. */
  readonly boxed: boolean;
  /** A carrier tells of a parcel that is out. */
  readonly tracked: boolean;
  /** All that left is lost. */
  readonly lost: boolean;
  /** The number on the order is not that of its first label. */
  readonly trackingStale: boolean;
  /** Refund requests gave back another sum than the order says. */
  readonly refundsStale: boolean;
}

/** States of the `shipment` region that parcels name. */
export const SHIPMENTS = ["Processing", "Ready", "Handed Over", "Delivered", "Returned"] as const;
export type Shipment = (typeof SHIPMENTS)[number];

/** Of an order that nothing is known of. */
export const NO_FACTS: OrderFacts = {
  paid: false,
  awaiting: false,
  makeable: true,
  heldFrom: "",
  problems: 0,
  autoHold: false,
  cooling: false,
  released: false,
  unitsLive: 0,
  unitsOpen: 0,
  unitsBegun: 0,
  unitsBlocked: 0,
  stoppable: true,
  loose: 0,
  parcels: "Processing",
  labels: 0,
  unlabelled: 0,
  out: 0,
  merged: false,
  boxed: false,
  tracked: false,
  lost: false,
  trackingStale: false,
  refundsStale: false,
};

/**
 * Where parcels say that their order is, of those that were neither voided nor cancelled.
 * @param isLoose a garment lies in none of them
 */
export function parcelsOf(statuses: readonly string[], isLoose: boolean): Shipment {
  const isAny = (...of: string[]) => statuses.some((status) => of.includes(status));
  if (isLoose || statuses.length === 0 || isAny("Processing", "Failed")) return "Processing";
  if (isAny("Ready", "Packed", "Boxed")) return "Ready";
  if (statuses.some((status) => !ENDED.includes(status))) return "Handed Over";
  return isAny("Delivered") ? "Delivered" : isAny("Returned") ? "Returned" : "Handed Over";
}
const ENDED: readonly string[] = ["Delivered", "Returned", "Lost"];

/** Describes how far a garment is. */
export interface MadeUnit {
  readonly print_status: string;
  readonly begun_at: number | null;
  readonly rejects: number;
  /** The state of its print batch; null while it is in none. */
  readonly batch_status: string | null;
}

/** Returns true once somebody worked at the garment, or the batch that holds it went to the printer. */
export const isUnitBegun = ({ print_status, begun_at, rejects, batch_status }: MadeUnit): boolean =>
  begun_at !== null || rejects > 0 || print_status === "Packed" ||
  batch_status !== null && batch_status !== "Open";

interface Seen {
  readonly context: OrderFacts;
}

/** Guards of the order's machine that read facts alone. */
export const FACT_GUARDS = {
  hasNoProblems: ({ context }: Seen) => context.problems === 0,
  isAwaiting: ({ context }: Seen) => context.awaiting,
  isNotAwaiting: ({ context }: Seen) => !context.awaiting,
  isMakeable: ({ context }: Seen) => context.makeable,
  isAutoHeld: ({ context }: Seen) => context.autoHold,
  isPaid: ({ context }: Seen) => context.paid,
  isCooled: ({ context }: Seen) => !context.cooling,
  hasBegun: ({ context }: Seen) => context.unitsBegun > 0,
  hasNoneBegun: ({ context }: Seen) => context.unitsBegun === 0,
  isUntouched: ({ context }: Seen) => context.unitsBegun === 0,
  isUnreleased: ({ context }: Seen) => !context.released,
  isProduced: ({ context }: Seen) => context.unitsLive > 0 && context.unitsOpen === 0,
  isUnproduced: ({ context }: Seen) => context.unitsOpen > 0,
  hasLoose: ({ context }: Seen) => context.loose > 0,
  isUnblocked: ({ context }: Seen) => context.unitsBlocked === 0,
  areRefundsStale: ({ context }: Seen) => context.refundsStale,
  isTrackingStale: ({ context }: Seen) => context.trackingStale,
  isSomethingIn: ({ context }: Seen) =>
    context.out === 0 || context.parcels === "Processing" || context.parcels === "Ready",
  hasStoppable: ({ context }: Seen) => context.stoppable,
  isNothingOut: ({ context }: Seen) => context.out === 0,
  isUnmerged: ({ context }: Seen) => !context.merged,
  isUnboxed: ({ context }: Seen) => !context.boxed,
  isOneUnlabelled: ({ context }: Seen) => context.unlabelled === 1,
  isUntracked: ({ context }: Seen) => !context.tracked,
  isLost: ({ context }: Seen) => context.lost,
  isReadyToLeave: ({ context }: Seen) => context.unitsOpen === 0 && context.parcels === "Ready",
  isHeldBeforeWork: ({ context }: Seen) => ["Pending", "Processing"].includes(context.heldFrom),
  isHeldInWork: ({ context }: Seen) => ["In Production", "Ready"].includes(context.heldFrom),
  isHeldFromPending: ({ context }: Seen) => context.heldFrom === "Pending",
  isHeldFromProcessing: ({ context }: Seen) => context.heldFrom === "Processing",
  isHeldFromProduction: ({ context }: Seen) => context.heldFrom === "In Production",
  isHeldFromReady: ({ context }: Seen) => context.heldFrom === "Ready",
};
