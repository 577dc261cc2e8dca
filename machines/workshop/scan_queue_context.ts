/** Computes the waiting scans, the next request and the shown refusals, without side effects. */
import type { Scan } from "../../api/generated/operations/stations.ts";
import type { DataOf } from "../../api/operation.ts";

export type ScanReply = DataOf<typeof Scan>["scan"][number];

/** Within this time the person still watches the screen, so a refusal need not be confirmed. */
export const FRESH_MS = 5_000;

/** A scan as it was made. It must be sent unchanged every time, otherwise the API takes it for another scan. */
export interface TakenScan {
  readonly key: string;
  readonly station: string;
  readonly device: string;
  readonly code: string;
  readonly typed: boolean;
  /** Unix seconds by the device's clock, which may be wrong. */
  readonly device_at: number;
  /** Ticket of the garment on the screen, or code of the package on the bench, when the code was scanned. */
  readonly about?: string;
  readonly note?: string;
  readonly fault_step?: string;
  /** Grams of a package at packing, or of a box; `sure` confirms a weight far from the expected one. */
  readonly weight_g?: number;
  readonly sure?: boolean;
  readonly method_code?: string;
  /** Confirms buying the label although the customs lines weigh more than the package. */
  readonly net_sure?: boolean;
  /** Code of the open box at a box station; empty without a box. */
  readonly into?: string;
  /** The package is taken out of the box. */
  readonly out?: boolean;
  readonly tare_g?: number;
  readonly count?: number;
}

export interface QueuedScan extends TakenScan {
  /** Number given by the storage; null until it is known, and without storage. */
  readonly seq: number | null;
}

export interface Refusal {
  readonly scan: QueuedScan;
  readonly answer: ScanReply;
}

/** Scans of another person that wait on this device until that person signs in. */
export interface OthersScans {
  readonly name: string;
  readonly count: number;
}

export type StoreOpened =
  | {
    readonly kind: "opened";
    readonly scans: readonly QueuedScan[];
    readonly refusals: readonly Refusal[];
    readonly others: readonly OthersScans[];
  }
  | { readonly kind: "closed" };

export type ScansWritten =
  | { readonly kind: "written"; readonly seqs: Readonly<Record<string, number>> }
  | { readonly kind: "closed" };

/** The answer to a scan; `isLate` if the scan had waited. */
export interface ScanAnswer {
  readonly answer: ScanReply;
  readonly isLate: boolean;
}

/** The scans of one request, at most as many as the API accepts. */
export interface SendInput {
  readonly scans: readonly QueuedScan[];
  readonly most: number;
  readonly isKeeping: boolean;
}

export type SendResult =
  | { readonly kind: "answered"; readonly answers: readonly ScanAnswer[] }
  /** The scan may have been done: it is sent again. */
  | { readonly kind: "unanswered" }
  /** The API could not read one of several scans, so they are sent one by one. */
  | { readonly kind: "refused" }
  /** Nobody is signed in or allowed to scan: the scans wait. */
  | { readonly kind: "barred" };

/** The scan is stored nowhere. */
export type ScanNotStored = "queueFull" | "cannotKeep";

export interface ScanQueueContext {
  readonly store: "opening" | "open" | "none";
  /** Scans that wait, the oldest first. */
  readonly scans: readonly QueuedScan[];
  /** Keys of scans that were sent before they were written. */
  readonly sentEarly: readonly string[];
  readonly refusals: readonly Refusal[];
  readonly others: readonly OthersScans[];
  /** Failed attempts in a row. */
  readonly tries: number;
  readonly isBarred: boolean;
  readonly most: number;
}

export type ScanQueueEvent =
  /** `seq` is given if it is known before the scan is written: nothing waits, and no other window sends. */
  | {
    readonly type: "scan.take";
    readonly scan: TakenScan;
    readonly isOnline: boolean;
    readonly seq: number | null;
  }
  /** Another window of this device sent stored scans, and shares their answers. */
  | { readonly type: "answers.hear"; readonly answers: readonly ScanAnswer[] }
  | { readonly type: "refusal.tap"; readonly key: string }
  /** The network is available again, or the person has signed in again. */
  | { readonly type: "net.back" };

/** Removes answered scans from the queue, and keeps late refusals until a person has seen them. */
export function afterAnswers({ scans, refusals }: ScanQueueContext, answers: readonly ScanAnswer[]) {
  const byKey = new Map(answers.map((each) => [each.answer.key, each]));
  const fresh = scans.flatMap((scan): Refusal[] => {
    const found = byKey.get(scan.key);
    return found && waitsForTap(found) ? [{ scan, answer: found.answer }] : [];
  });
  return {
    scans: scans.filter(({ key }) => !byKey.has(key)),
    refusals: [...refusals, ...fresh],
  };
}

export const isRefusal = ({ outcome }: Pick<ScanReply, "outcome">): boolean =>
  outcome === "refused" || outcome === "unknown";
/** Returns true for a late refusal, which a person must confirm because nobody watched the screen. */
const waitsForTap = ({ answer, isLate }: ScanAnswer): boolean => isLate && isRefusal(answer);

/** Returns the answers to this window's scans, because every window receives all answers. */
export const answersForQueue = (
  { scans }: ScanQueueContext,
  answers: readonly ScanAnswer[],
): readonly ScanAnswer[] => answers.filter(({ answer }) => scans.some(({ key }) => key === answer.key));

const isNumbered = ({ seq }: QueuedScan): boolean => seq !== null;

/** Returns the scans of the next request: numbered ones, or without storage any. */
export function headOf({ store, scans, most }: ScanQueueContext): readonly QueuedScan[] {
  if (store === "opening") return [];
  const unwritten = store === "open" ? scans.findIndex((scan) => !isNumbered(scan)) : -1;
  return scans.slice(0, Math.min(most, unwritten === -1 ? scans.length : unwritten));
}

export const findUnwritten = ({ scans, sentEarly }: ScanQueueContext): readonly QueuedScan[] =>
  scans.filter(({ key, seq }) => seq === null || sentEarly.includes(key));

/** Returns true if nothing waits, so that a new scan can be sent while it is written. */
export const isIdle = ({ store, scans, sentEarly, tries, isBarred }: ScanQueueContext): boolean =>
  store === "open" && scans.length === 0 && sentEarly.length === 0 && tries === 0 && !isBarred;
