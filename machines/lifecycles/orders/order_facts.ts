import { BLANK_ORDER_FACTS } from "../../../api/generated/blank_facts.ts";
import type { OrderFacts } from "../../../api/generated/schema.ts";
import { isPackageEnded } from "../../../api/statuses.ts";

/** States of the `shipment` region that follow from the packages. */
export const SHIPMENTS = ["Processing", "Ready", "Handed Over", "Delivered", "Returned"] as const;
export type Shipment = (typeof SHIPMENTS)[number];

/** Facts of an order about which nothing is known: no package has left. */
export const NO_FACTS: OrderFacts = {
  ...BLANK_ORDER_FACTS,
  makeable: true,
  stoppable: true,
  parcels: "Processing",
};

/** @param statuses those of packages that are not voided or cancelled @param isLoose a garment is in no package */
export function shipmentOf(statuses: readonly string[], isLoose: boolean): Shipment {
  const isAny = (...of: string[]) => statuses.some((status) => of.includes(status));
  if (isLoose || statuses.length === 0 || isAny("Processing", "Failed")) return "Processing";
  if (isAny("Ready", "Packed", "Boxed")) return "Ready";
  if (statuses.some((status) => !isPackageEnded(status))) return "Handed Over";
  return isAny("Delivered") ? "Delivered" : isAny("Returned") ? "Returned" : "Handed Over";
}

export interface UnitProgress {
  readonly print_status: string;
  readonly begun_at: number | null;
  readonly rejects: number;
  /** Null if the garment is in no batch. */
  readonly batch_status: string | null;
}

export const isUnitBegun = ({ print_status, begun_at, rejects, batch_status }: UnitProgress): boolean =>
  begun_at !== null || rejects > 0 || print_status === "Packed" ||
  batch_status !== null && batch_status !== "Open";

interface WithFacts {
  readonly context: OrderFacts;
}

export const FACT_GUARDS = {
  hasNoProblems: ({ context }: WithFacts) => context.problems === 0,
  isAwaiting: ({ context }: WithFacts) => context.awaiting,
  isNotAwaiting: ({ context }: WithFacts) => !context.awaiting,
  isMakeable: ({ context }: WithFacts) => context.makeable,
  isNotOverdue: ({ context }: WithFacts) => !context.overdue,
  isAutoHeld: ({ context }: WithFacts) => context.autoHold,
  isPaid: ({ context }: WithFacts) => context.paid,
  isCooled: ({ context }: WithFacts) => !context.cooling,
  hasBegun: ({ context }: WithFacts) => context.unitsBegun > 0,
  hasNoneBegun: ({ context }: WithFacts) => context.unitsBegun === 0,
  isUntouched: ({ context }: WithFacts) => context.unitsBegun === 0,
  isUnreleased: ({ context }: WithFacts) => !context.released,
  isProduced: ({ context }: WithFacts) => context.unitsLive > 0 && context.unitsOpen === 0,
  isUnproduced: ({ context }: WithFacts) => context.unitsOpen > 0,
  hasLoose: ({ context }: WithFacts) => context.loose > 0,
  isUnblocked: ({ context }: WithFacts) => context.unitsBlocked === 0,
  areRefundsStale: ({ context }: WithFacts) => context.refundsStale,
  areCasesStale: ({ context }: WithFacts) => context.casesStale,
  hasNoOpenCase: ({ context }: WithFacts) => context.openCases === 0,
  isTrackingStale: ({ context }: WithFacts) => context.trackingStale,
  isSomethingIn: ({ context }: WithFacts) =>
    !context.gone && (context.out === 0 || context.parcels === "Processing" || context.parcels === "Ready"),
  hasStoppable: ({ context }: WithFacts) => context.stoppable,
  isNothingOut: ({ context }: WithFacts) => context.out === 0,
  isUnmerged: ({ context }: WithFacts) => !context.merged,
  isUnboxed: ({ context }: WithFacts) => !context.boxed,
  hasUnlabelled: ({ context }: WithFacts) => context.unlabelled > 0,
  isOneUnlabelled: ({ context }: WithFacts) => context.unlabelled === 1,
  isUntracked: ({ context }: WithFacts) => !context.tracked,
  isLost: ({ context }: WithFacts) => context.lost,
  isReadyToLeave: ({ context }: WithFacts) => context.unitsOpen === 0 && context.parcels === "Ready",
  isHeldBeforeWork: ({ context }: WithFacts) => ["Pending", "Processing"].includes(context.heldFrom),
  isHeldInWork: ({ context }: WithFacts) => ["In Production", "Ready"].includes(context.heldFrom),
  isHeldFromPending: ({ context }: WithFacts) => context.heldFrom === "Pending",
  isHeldFromProcessing: ({ context }: WithFacts) => context.heldFrom === "Processing",
  isHeldFromProduction: ({ context }: WithFacts) => context.heldFrom === "In Production",
  isHeldFromReady: ({ context }: WithFacts) => context.heldFrom === "Ready",
};
