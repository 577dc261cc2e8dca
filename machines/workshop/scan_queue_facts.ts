/** Computes what waits, what is sent next and what is shown, without side effects. */
import type { Scan } from "../../api/generated/operations/stations.ts";
import type { DataOf } from "../../api/operation.ts";

export type ScanReply = DataOf<typeof Scan>["scan"][number];

/** Within this time the person still watches the screen: the verdict is enough. */
export const FRESH_MS = 5_000;

/** A scan as it was made; a repeated request must be identical, or the API takes it for another scan. */
export interface TakenScan {
  readonly key: string;
  readonly station: string;
  readonly device: string;
  readonly code: string;
  readonly typed: boolean;
  /** Unix seconds by the device's clock, which may be wrong. */
  readonly device_at: number;
  /** Ticket of the garment on the screen when a command was scanned. */
  readonly about?: string;
  readonly note?: string;
  readonly fault_step?: string;
  /** Grams of a package at packing; `sure` confirms a weight far from the expected one. */
  readonly weight_g?: number;
  readonly sure?: boolean;
  readonly method_code?: string;
  /** Buys the label although the customs lines weigh more than the package. */
  readonly net_sure?: boolean;
  /** At a box station the code of the open box; empty for none. */
  readonly into?: string;
  /** The package is taken out of the box. */
  readonly out?: boolean;
  readonly tare_g?: number;
  readonly count?: number;
}

export interface QueuedScan extends TakenScan {
  /** Null until the number is known, and without storage. */
  readonly seq: number | null;
}

export interface Refusal {
  readonly scan: QueuedScan;
  readonly answer: ScanReply;
}

/** Scans of another person wait on this device for that person. */
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

/** An answer; `isLate` for a scan that had waited. */
export interface ScanAnswer {
  readonly answer: ScanReply;
  readonly isLate: boolean;
}

/** As many scans as one request may hold. */
export interface SendInput {
  readonly scans: readonly QueuedScan[];
  readonly most: number;
  readonly isKeeping: boolean;
}

export type SendResult =
  | { readonly kind: "answered"; readonly answers: readonly ScanAnswer[] }
  /** The scan may have been done: it is sent again. */
  | { readonly kind: "unanswered" }
  /** The API cannot read one of several: they are sent one by one. */
  | { readonly kind: "refused" }
  /** Nobody is signed in or allowed to scan: the scans wait. */
  | { readonly kind: "barred" };

/** The scan is stored nowhere. */
export type NotTaken = "queueFull" | "cannotKeep";

export interface ScanQueueContext {
  readonly store: "opening" | "open" | "none";
  /** The oldest is first. */
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
  /** Another window of this device sent stored scans. */
  | { readonly type: "answers.hear"; readonly answers: readonly ScanAnswer[] }
  | { readonly type: "refusal.tap"; readonly key: string }
  /** The network, or the person, is back. */
  | { readonly type: "net.back" };

/** Keeps late refusals until they are seen. */
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
/** Nobody watched the screen when the scan was refused. */
export const waitsForTap = ({ answer, isLate }: ScanAnswer): boolean => isLate && isRefusal(answer);

/** Other windows receive the same answers. */
export const answersForQueue = (
  { scans }: ScanQueueContext,
  answers: readonly ScanAnswer[],
): readonly ScanAnswer[] => answers.filter(({ answer }) => scans.some(({ key }) => key === answer.key));

const isNumbered = ({ seq }: QueuedScan): boolean => seq !== null;

/** Numbered ones, or all without storage. */
export function headOf({ store, scans, most }: ScanQueueContext): readonly QueuedScan[] {
  if (store === "opening") return [];
  const unwritten = store === "open" ? scans.findIndex((scan) => !isNumbered(scan)) : -1;
  return scans.slice(0, Math.min(most, unwritten === -1 ? scans.length : unwritten));
}

export const findUnwritten = ({ scans, sentEarly }: ScanQueueContext): readonly QueuedScan[] =>
  scans.filter(({ key, seq }) => seq === null || sentEarly.includes(key));

/** A new scan may be sent while it is written. */
export const isIdle = ({ store, scans, sentEarly, tries, isBarred }: ScanQueueContext): boolean =>
  store === "open" && scans.length === 0 && sentEarly.length === 0 && tries === 0 && !isBarred;
