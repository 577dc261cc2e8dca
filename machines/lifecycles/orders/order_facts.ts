import { BLANK_ORDER_FACTS } from "../../../api/generated/blank_facts.ts";
import type { OrderFacts } from "../../../api/generated/schema.ts";

/** Packages reach these states of the `shipment` region. */
export const SHIPMENTS = ["Processing", "Ready", "Handed Over", "Delivered", "Returned"] as const;
export type Shipment = (typeof SHIPMENTS)[number];

/** Facts of an order about which nothing is known: nothing forbids a step, and no package has left. */
export const NO_FACTS: OrderFacts = {
  ...BLANK_ORDER_FACTS,
  makeable: true,
  stoppable: true,
  parcels: "Processing",
};

/** Leaves out voided and cancelled packages; `isLoose` is true when a garment is in none. */
export function packagesOf(statuses: readonly string[], isLoose: boolean): Shipment {
  const isAny = (...of: string[]) => statuses.some((status) => of.includes(status));
  if (isLoose || statuses.length === 0 || isAny("Processing", "Failed")) return "Processing";
  if (isAny("Ready", "Packed", "Boxed")) return "Ready";
  if (statuses.some((status) => !ENDED.includes(status))) return "Handed Over";
  return isAny("Delivered") ? "Delivered" : isAny("Returned") ? "Returned" : "Handed Over";
}
const ENDED: readonly string[] = ["Delivered", "Returned", "Lost"];

export interface MadeUnit {
  readonly print_status: string;
  readonly begun_at: number | null;
  readonly rejects: number;
  /** Null without a batch. */
  readonly batch_status: string | null;
}

export const isUnitBegun = ({ print_status, begun_at, rejects, batch_status }: MadeUnit): boolean =>
  begun_at !== null || rejects > 0 || print_status === "Packed" ||
  batch_status !== null && batch_status !== "Open";

interface Seen {
  readonly context: OrderFacts;
}

export const FACT_GUARDS = {
  hasNoProblems: ({ context }: Seen) => context.problems === 0,
  isAwaiting: ({ context }: Seen) => context.awaiting,
  isNotAwaiting: ({ context }: Seen) => !context.awaiting,
  isMakeable: ({ context }: Seen) => context.makeable,
  isNotOverdue: ({ context }: Seen) => !context.overdue,
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
  areCasesStale: ({ context }: Seen) => context.casesStale,
  hasNoOpenCase: ({ context }: Seen) => context.openCases === 0,
  isTrackingStale: ({ context }: Seen) => context.trackingStale,
  isSomethingIn: ({ context }: Seen) =>
    !context.gone && (context.out === 0 || context.parcels === "Processing" || context.parcels === "Ready"),
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
