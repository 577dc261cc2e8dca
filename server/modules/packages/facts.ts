/** What the guards of the package machine read, of many packages in four statements. */
import { type TrackedEvent, trackOf } from "../../../api/tracking.ts";
import type { PackageFacts } from "../../../machines/lifecycles/package.ts";
import { UNDO_SECONDS } from "../../../api/scans.ts";
import type { PackageRow } from "./rows.ts";

/** An order that is not on its way through the house any more, or perhaps will not be. */
export const CLOSED = ["On Hold", "Cancel Requested", "Cancelled", "Draft", "Pending"] as const;

type Amount = number | string;
export interface Inside {
  readonly units: Amount;
  readonly made: Amount;
  readonly packed: Amount;
  readonly closed: Amount;
  readonly unpaid: Amount;
}

/** What lies around a package: what is in it, and what is said of its live label. */
export interface AroundPackage {
  readonly its: Inside | undefined;
  readonly labelled: boolean;
  readonly said: readonly TrackedEvent[];
}

export const NOTHING_AROUND: AroundPackage = { its: undefined, labelled: false, said: [] };

export function factsOfPackage(
  { handed_by, handed_at }: Pick<PackageRow, "handed_by" | "handed_at">,
  { its, labelled, said }: AroundPackage,
  { now, person }: { readonly now: number; readonly person: string | undefined },
): PackageFacts {
  const isMine = handed_by !== null && handed_by === person;
  return {
    orderOpen: its !== undefined && Number(its.closed) === 0,
    paid: its !== undefined && Number(its.unpaid) === 0,
    labelled,
    unscanned: !said.some(isByCarrier),
    untracked: !said.some(isByCarrier),
    units: Number(its?.units ?? 0),
    unitsMade: Number(its?.made ?? 0),
    unitsPacked: Number(its?.packed ?? 0),
    tracked: trackOf(said).status,
    undoable: isMine && handed_at !== null && now - handed_at <= UNDO_SECONDS,
  };
}

const isByCarrier = ({ source }: Pick<TrackedEvent, "source">): boolean => source !== "hand";
