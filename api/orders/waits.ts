/** Finds the reason for which an order waits: the same for its record, the column and the filter. */
import { WORK_STEPS } from "../steps.ts";

/**
 * An order waits for its payment (`money`), for a print file that passed its checks (`art`), for something to print on
 * (`blank`), for a person, who submits a draft, ends a hold, answers a cancel request or decides about a rejected unit
 * (`decision`), for the end of the store's cooling-off (`cooling`), for a step in the workshop (`step`), for a label
 * (`label`), or to be collected or delivered (`carrier`).
 */
export const WAIT_KINDS = [
  "money",
  "art",
  "blank",
  "decision",
  "cooling",
  "step",
  "label",
  "carrier",
] as const;
/** Maximum number of units that are counted ahead of an order; beyond it no number is shown. */
export const MAX_COUNTED_IN_FRONT = 200;
export type WaitKind = (typeof WAIT_KINDS)[number];

export type GarmentWait = Extract<WaitKind, "decision" | "art" | "blank" | "step">;

export interface GarmentGroup {
  readonly kind: GarmentWait;
  /** A step, Packed or Rejected. */
  readonly step: string;
  readonly count: number;
  readonly open: number;
  /** Unix seconds since which the first of these units has been at the step. */
  readonly since: number;
}

export interface WaitingOrder {
  readonly status: string;
  /** Unix seconds since which the order has had that status. */
  readonly status_at: number;
  readonly pay_asked_at: number | null;
  readonly cools_until: number | null;
}

export interface Wait {
  readonly kind: WaitKind;
  /** The step of a unit, or the order's status if it does not wait for a unit. */
  readonly step: string;
  readonly since: number;
  /** 0 if the order does not wait for a unit. */
  readonly units: number;
  readonly open: number;
  readonly of: number;
}

export const STATUSES_IN_HOUSE = ["Processing", "In Production", "Ready"] as const;
const BY_STATUS: Readonly<Record<string, WaitKind>> = {
  Draft: "decision",
  Pending: "money",
  "On Hold": "decision",
  "Cancel Requested": "decision",
  Shipped: "carrier",
};
export const statusesOfWait = (kind: WaitKind): readonly string[] =>
  Object.keys(BY_STATUS).filter((status) => BY_STATUS[status] === kind);

/** Waits that block the whole order, because they take longer than any step. */
const BLOCKS: readonly GarmentWait[] = ["decision", "art", "blank"];
const PACKED = "Packed";
const STEPS: readonly string[] = WORK_STEPS.map(({ state }) => state);
const isWaiting = ({ kind, step }: GarmentGroup) => kind === "step" && step !== PACKED;

/**
 * Returns a block, else the step of the units that are furthest behind; null if nothing has to happen any more.
 * `groups` exclude stopped units; `now` is in unix seconds: a cooling-off time ends without an event.
 */
export function waitOf(order: WaitingOrder, groups: readonly GarmentGroup[], now: number): Wait | null {
  const { status, status_at, pay_asked_at, cools_until } = order;
  const of = groups.reduce((sum, { count }) => sum + count, 0);
  const itself = (kind: WaitKind, since = status_at): Wait => ({
    kind,
    step: status,
    since,
    units: 0,
    open: 0,
    of,
  });
  const ofStatus = BY_STATUS[status];
  if (ofStatus) return itself(ofStatus, status === "Pending" ? pay_asked_at ?? status_at : status_at);
  if (!(STATUSES_IN_HOUSE as readonly string[]).includes(status)) return null;
  const blocked = BLOCKS.map((kind) => groups.filter((group) => group.kind === kind))
    .find((some) => some.length > 0);
  if (blocked) return ofGarments(blocked, of);
  if (status === "Processing" && (cools_until ?? 0) > now) return itself("cooling");
  const behind = STEPS.map((step) => groups.filter((group) => isWaiting(group) && group.step === step))
    .find((some) => some.length > 0);
  if (behind) return ofGarments(behind, of);
  const packedAt = Math.max(...groups.map(({ since }) => since), 0);
  return itself(
    status === "Ready" ? "carrier" : "label",
    status === "Ready" ? status_at : packedAt || status_at,
  );
}

/** Takes one or more groups of one kind; if they are at several steps, the first names the wait. */
function ofGarments(groups: readonly GarmentGroup[], of: number): Wait {
  const [first] = groups.toSorted((one, other) => STEPS.indexOf(one.step) - STEPS.indexOf(other.step));
  const sum = (key: "count" | "open") => groups.reduce((total, group) => total + group[key], 0);
  return {
    kind: first!.kind,
    step: first!.step,
    since: Math.min(...groups.map(({ since }) => since)),
    units: sum("count"),
    open: sum("open"),
    of,
  };
}
