import type { PackageFacts } from "../../../../api/generated/schema.ts";
import type { RateResult } from "../../../../api/shipping/rating/price_table.ts";
import { isByCarrier, type TrackedEvent, trackOf } from "../../../../api/shipping/tracking.ts";
import { UNDO_SECONDS } from "../../../../api/workshop/scans.ts";
import { isLabelRequested, LABELS_REQUESTED } from "../../../../api/statuses.ts";
import type { LabelsTable } from "../../../db/tables.ts";
import type { PackagePatch, PackageRow } from "./rows.ts";

export const CLOSED_ORDERS = ["On Hold", "Cancel Requested", "Cancelled", "Draft", "Pending"] as const;

type Amount = number | string;
export interface Inside {
  readonly units: Amount;
  readonly made: Amount;
  readonly packed: Amount;
  readonly closed: Amount;
  readonly unpaid: Amount;
}

export type LabelSeen = Pick<
  LabelsTable,
  | "_id"
  | "package_id"
  | "status"
  | "provider"
  | "carrier"
  | "number"
  | "error"
  | "billed_g"
  | "quote"
  | "cost_minor"
  | "cost_currency"
  | "void_until"
>;

/** The facts that decide if a label can be bought. */
export interface BuyingFacts {
  readonly buyable: boolean;
  readonly addressed: boolean;
  readonly declared: boolean;
  readonly netFits: boolean;
  readonly priced: boolean;
}

/** Data for a package's facts: the labels are the oldest first, the events those of the live label. */
export interface PackageData {
  readonly its: Inside | undefined;
  readonly labels: readonly LabelSeen[];
  readonly events: readonly TrackedEvent[];
  readonly buying: BuyingFacts | null;
  readonly graded: number;
}

export const NO_PACKAGE_DATA: PackageData = {
  its: undefined,
  labels: [],
  events: [],
  buying: null,
  graded: 0,
};

const NOT_ASKED: BuyingFacts = {
  buyable: false,
  addressed: false,
  declared: false,
  netFits: true,
  priced: false,
};
/** Returns the live label, or else the one that is being bought, or else the last one. */
export const leadingLabel = (labels: readonly LabelSeen[]): LabelSeen | undefined =>
  labels.find(({ status }) => status === "Live") ?? labels.find(({ status }) => isLabelRequested(status)) ??
    labels.at(-1);

export function labelColumnsOf(
  labels: readonly LabelSeen[],
): Pick<PackagePatch, "label_status" | "failed_reason" | "cost_minor" | "cost_currency"> & PackagePatch {
  const label = leadingLabel(labels);
  const isLive = label?.status === "Live";
  const costs = isLive && label.provider !== "upload";
  return {
    label_status: label?.status ?? "",
    failed_reason: label?.status === "Failed" ? label.error : "",
    cost_minor: costs ? label.cost_minor : null,
    cost_currency: costs ? label.cost_currency : "",
    ...isLive && { carrier: label.carrier, tracking_number: label.number },
  };
}

/** Returns the grams that a label covers: the end of its weight bracket, or infinity without a price. */
export function coveredGrams({ billed_g, quote }: Pick<LabelSeen, "billed_g" | "quote">): number {
  if (billed_g === 0) return Infinity;
  const rated = JSON.parse(quote) as Partial<RateResult>;
  const ends = (rated.steps ?? []).map(({ values }) => values.up_to_g);
  return Math.max(billed_g, ...ends.filter((end) => typeof end === "number"));
}

export interface StepRequest {
  readonly now: number;
  readonly actor: string | undefined;
  readonly device: string;
  /** True if a person confirmed that the customs lines weigh more than the package. */
  readonly isNetSure?: boolean;
}

export function factsOfPackage(
  row:
    & Pick<
      PackageRow,
      | "handed_by"
      | "handed_at"
      | "returned_by"
      | "returned_on"
      | "returned_at"
      | "before_return"
      | "weighed_g"
      | "weight_g"
      | "tolerance_g"
      | "box_id"
      | "box_status"
      | "listed_as"
    >
    & PackagePatch,
  { its, labels, events, buying, graded }: PackageData,
  asking: StepRequest,
): PackageFacts {
  const { now, actor } = asking;
  const { handed_by, handed_at, weighed_g, weight_g } = row;
  const boxed = row.shipment_status === "Boxed";
  const isMine = handed_by !== null && handed_by === actor;
  const live = labels.find(({ status }) => status === "Live");
  const is = (...of: readonly string[]) => labels.some(({ status }) => of.includes(status));
  const columns: Readonly<Record<string, unknown>> = { ...row };
  return {
    orderOpen: its !== undefined && Number(its.closed) === 0,
    paid: its !== undefined && Number(its.unpaid) === 0,
    labelled: live !== undefined,
    asking: is(...LABELS_REQUESTED),
    unknown: is("Unknown"),
    failed: leadingLabel(labels)?.status === "Failed",
    voidAsked: is("Void Asked"),
    voidRefused: is("Void Refused"),
    voidable: live === undefined || live.void_until === null || now <= live.void_until,
    labelStale: Object.entries(labelColumnsOf(labels)).some(([column, value]) => columns[column] !== value),
    ...buying ?? NOT_ASKED,
    netFits: asking.isNetSure === true || (buying ?? NOT_ASKED).netFits,
    weighed: (weighed_g ?? weight_g) > 0,
    enough: live === undefined || weighed_g === null || weighed_g <= coveredGrams(live) + row.tolerance_g,
    unscanned: !events.some(isByCarrier),
    untracked: !events.some(isByCarrier),
    units: Number(its?.units ?? 0),
    unitsMade: Number(its?.made ?? 0),
    unitsPacked: Number(its?.packed ?? 0),
    tracked: trackOf(events).status,
    // The handover of a package that left in a box cannot be undone for this package alone.
    undoable: row.box_id === null && isMine && handed_at !== null && now - handed_at <= UNDO_SECONDS,
    returnUndoable: isReturnUndoable(row, asking),
    returnedFrom: stateBeforeReturn(row)?.shipment_status ?? "",
    graded,
    boxed,
    boxOpen: boxed && row.box_status === "Processing",
    boxOut: boxed && (row.box_status === "Handed Over" || row.box_status === "Received"),
    submitted: Boolean(row.listed_as),
    accepted: row.listed_as === "Accepted",
  };
}

type Returned = Pick<PackageRow, "returned_by" | "returned_on" | "returned_at">;

/** Returns true for the person who opened the return, on the same device and for two minutes. */
export const isReturnUndoable = (
  { returned_by, returned_on, returned_at }: Returned,
  asking: StepRequest,
): boolean =>
  returned_on !== "" && returned_on === asking.device && returned_by === asking.actor &&
  returned_at !== null && asking.now - returned_at <= UNDO_SECONDS;

export type BeforeReturn = Pick<
  PackageRow,
  "shipment_status" | "returned_at" | "last_event" | "last_event_at"
>;
export const stateBeforeReturn = (
  { before_return }: Pick<PackageRow, "before_return">,
): BeforeReturn | null => before_return === "" ? null : JSON.parse(before_return);
