/** What a queue of scans holds, and what follows from an answer. Pure; the machine is scan_queue.ts. */
import type { Scan } from "../api/generated/operations/stations.ts";
import type { Operation } from "../api/operation.ts";

type DataOf<O> = O extends Operation<infer _, infer Data> ? Data : never;
export type ScanReply = DataOf<typeof Scan>["scan"][number];

/** Whoever scanned it still looks at it: the verdict is enough. */
export const FRESH_MS = 5_000;

/** As it was scanned; sent again it is the same in every word, or the API would take it for another one. */
export interface TakenScan {
  readonly key: string;
  readonly station: string;
  readonly device: string;
  readonly code: string;
  readonly typed: boolean;
  /** By the clock of the device, which may be wrong: unix seconds. */
  readonly device_at: number;
  /** Ticket of the garment that the screen showed: a command is about that one. */
  readonly about?: string;
  readonly note?: string;
  readonly fault_step?: string;
  /** Of a parcel at packing, in grams, and that it is so although it is far from what was expected. */
  readonly weight_g?: number;
  readonly sure?: boolean;
  readonly method_code?: string;
  /** The customs lines of the package weigh more than it, and its label is bought all the same. */
  readonly net_sure?: boolean;
}

export interface KeptScan extends TakenScan {
  /** Of the device, rising, given by its storage; null until it is known, and where nothing is kept. */
  readonly seq: number | null;
}

export interface Refusal {
  readonly scan: KeptScan;
  readonly answer: ScanReply;
}

/** What somebody else scanned here: it waits for them. */
export interface OthersScans {
  readonly name: string;
  readonly count: number;
}

export type Opened =
  | {
    readonly kind: "opened";
    readonly scans: readonly KeptScan[];
    readonly refusals: readonly Refusal[];
    readonly others: readonly OthersScans[];
  }
  | { readonly kind: "closed" };

export type Written =
  | { readonly kind: "written"; readonly seqs: Readonly<Record<string, number>> }
  | { readonly kind: "closed" };

/** An answer, and whether its scan was kept for a while. */
export interface Told {
  readonly answer: ScanReply;
  readonly isLate: boolean;
}

/** What is to be sent: the oldest, so many at once. */
export interface SendInput {
  readonly scans: readonly KeptScan[];
  readonly most: number;
  /** The storage holds them, and may hold those of other windows. */
  readonly isKeeping: boolean;
}

export type Sent =
  | { readonly kind: "answered"; readonly told: readonly Told[] }
  /** It may have been done, or not: it is asked again. */
  | { readonly kind: "unanswered" }
  /** One of several is what the API does not read: they are sent one by one. */
  | { readonly kind: "refused" }
  /** Nobody is signed in, or may scan: it waits. */
  | { readonly kind: "barred" };

/** Why a scan is not taken: said at once, for it is kept nowhere. */
export type NotTaken = "queueFull" | "cannotKeep";

export interface ScanQueueContext {
  readonly store: "opening" | "open" | "none";
  /** Not answered yet, the oldest first. */
  readonly scans: readonly KeptScan[];
  /** Keys of those whose number was known beforehand: they are sent while they are written. */
  readonly ahead: readonly string[];
  readonly refusals: readonly Refusal[];
  readonly others: readonly OthersScans[];
  /** How often in a row no answer came. */
  readonly tries: number;
  readonly isBarred: boolean;
  /** How many are sent at once. */
  readonly most: number;
}

export type ScanQueueEvent =
  /** `seq` where its number is known before it is written: nothing waits before it, and no other window sends. */
  | {
    readonly type: "scan.take";
    readonly scan: TakenScan;
    readonly isOnline: boolean;
    readonly seq: number | null;
  }
  /** Another window of this device sent what is kept here. */
  | { readonly type: "answers.hear"; readonly told: readonly Told[] }
  /** Somebody saw the refusal. */
  | { readonly type: "refusal.tap"; readonly key: string }
  /** The network, or the person, is back. */
  | { readonly type: "net.back" };

/** What answers change: the scans are done with, and refusals of late ones wait. */
export function afterAnswers({ scans, refusals }: ScanQueueContext, told: readonly Told[]) {
  const byKey = new Map(told.map((each) => [each.answer.key, each]));
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
/** Nobody looked when it was refused. */
export const waitsForTap = ({ answer, isLate }: Told): boolean => isLate && isRefusal(answer);

/** Of what was answered, what is waited for here: other windows hear the same. */
export const awaited = ({ scans }: ScanQueueContext, told: readonly Told[]): readonly Told[] =>
  told.filter(({ answer }) => scans.some(({ key }) => key === answer.key));

const isNumbered = ({ seq }: KeptScan): boolean => seq !== null;

/** The oldest that may be sent: those that have their number, or all where nothing is kept. */
export function headOf({ store, scans, most }: ScanQueueContext): readonly KeptScan[] {
  if (store === "opening") return [];
  const unwritten = store === "open" ? scans.findIndex((scan) => !isNumbered(scan)) : -1;
  return scans.slice(0, Math.min(most, unwritten === -1 ? scans.length : unwritten));
}

/** Those that are not in the storage. */
export const unwrittenOf = ({ scans, ahead }: ScanQueueContext): readonly KeptScan[] =>
  scans.filter(({ key, seq }) => seq === null || ahead.includes(key));

/** Nothing waits or is under way: what is scanned now may leave while it is written. */
export const isIdle = ({ store, scans, ahead, tries, isBarred }: ScanQueueContext): boolean =>
  store === "open" && scans.length === 0 && ahead.length === 0 && tries === 0 && !isBarred;
