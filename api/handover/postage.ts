/** Invoices of postage providers: their lines, and how each is compared with its label. Source: docs/postage.md. */
import { DAY_SECONDS } from "../constants.ts";
import { limitIn } from "../money_limits.ts";

/** Companies that bill us for labels. Their ledger accounts are `provider:<code>`. */
export const POSTAGE_PROVIDERS = ["pb", "easypost", "house"] as const;
export type PostageProvider = (typeof POSTAGE_PROVIDERS)[number];

/** Signs by type of line: 1 adds to what we owe, -1 reduces it. The types are those of Pitney Bowes' reports. */
const SIGNS = {
  fund: -1,
  print: 1,
  refund: -1,
  fee: 1,
  apv_over: -1,
  apv_under: 1,
  apv_dispute: -1,
  credit: -1,
  debit: 1,
} as const;
export type PostageType = keyof typeof SIGNS;
export const POSTAGE_TYPES = Object.keys(SIGNS) as readonly PostageType[];
export const isPostageType = (word: string): word is PostageType => Object.hasOwn(SIGNS, word);

/**
 * Returns what a line adds to what we owe. Providers write credits with and without a minus; a charge below zero is one
 * that was taken back.
 */
export const owedBy = (type: PostageType, minor: number): number =>
  SIGNS[type] < 0 ? 0 - Math.abs(minor) : minor;

export const POSTAGE_BUCKETS = ["matched", "variance", "unmatched", "duplicate", "unused", "info"] as const;
export type PostageBucket = (typeof POSTAGE_BUCKETS)[number];

/** Largest difference to the label's cost that is accepted, or its worth; a larger one is a variance. */
const TOLERANCE_CENTS = 5;
/** A carrier scans a label within this time, or it was never used. */
export const UNUSED_SECONDS = 30 * DAY_SECONDS;
/** A line may be this much earlier than its label: providers write days without times, and clocks differ. */
export const MATCH_SECONDS = DAY_SECONDS;
export const MAX_POSTAGE_ROWS = 200_000;
export const MAX_POSTAGE_CENTS = 100_000_000;

/** Reasons why a line is in its bucket, if its amount is not the reason. */
export const POSTAGE_FINDINGS = [
  "requested",
  "denied",
  "noNumber",
  "noLabel",
  "boughtLater",
  "otherCurrency",
  "otherBiller",
  "repeated",
  "printedTwice",
  "voided",
  "unscanned",
  "notVoided",
] as const;
export type PostageFinding = "" | (typeof POSTAGE_FINDINGS)[number];

export interface BilledLine {
  readonly type: PostageType;
  readonly amount_minor: number;
  /** A refund that is only requested or denied moves no money. */
  readonly state: "" | "requested" | "denied";
}

export interface BilledLabel {
  readonly status: string;
  readonly biller: string;
  readonly cost_minor: number;
  readonly cost_currency: string;
  readonly bought_at: number;
  readonly scanned: boolean;
}

/** Lines of the same label that came before. */
export interface EarlierLines {
  /** True if an earlier line has the same type and amount. */
  readonly isRepeated: boolean;
  /** True if an earlier line bills the print of the label. */
  readonly isPrinted: boolean;
}

export interface Judgement {
  readonly bucket: PostageBucket;
  readonly status: "Open" | "Accepted" | "Ignored";
  readonly accrued_minor: number;
  readonly diff_minor: number;
  readonly finding: PostageFinding;
}

interface Circumstances extends EarlierLines {
  readonly provider: string;
  readonly currency: string;
  /** When the file is read. */
  readonly now: number;
  /** The reason for which the line has no label. */
  readonly missing: PostageFinding;
}

/** States of a label after a void was asked for, whatever the answer. */
const VOIDS_ASKED: readonly string[] = ["Void Asked", "Void Refused", "Voided"];

/** Compares a line with its label. Source: docs/postage.md. */
export function judgeLine(line: BilledLine, label: BilledLabel | null, around: Circumstances): Judgement {
  const { type, amount_minor: amount, state } = line;
  const judged = (
    bucket: PostageBucket,
    finding: PostageFinding = "",
    accrued = 0,
  ): Judgement => {
    const isNothing = bucket === "duplicate" || bucket === "info";
    const status = bucket === "matched" ? "Accepted" : isNothing ? "Ignored" : "Open";
    return { bucket, status, finding, accrued_minor: accrued, diff_minor: amount - accrued };
  };
  if (state !== "") return judged("info", state);
  // Payments and fees belong to no label: they are posted as they are.
  if (type === "fund" || type === "fee") return { ...judged("info"), status: "Accepted" };
  if (!label) return judged("unmatched", around.missing);
  if (label.cost_minor > 0 && label.cost_currency !== around.currency) {
    return judged("unmatched", "otherCurrency");
  }
  if (around.isRepeated) return judged("duplicate", "repeated");
  if (label.cost_minor > 0 && label.biller !== around.provider) return judged("variance", "otherBiller");
  if (type === "print" && amount > 0) {
    if (label.status === "Voided" || label.status === "Failed") return judged("unused", "voided");
    if (around.isPrinted) return judged("variance", "printedTwice");
    const isOld = around.now - label.bought_at >= UNUSED_SECONDS;
    if (label.status === "Live" && !label.scanned && isOld) {
      return judged("unused", "unscanned", label.cost_minor);
    }
    return judged(bucketBy(amount - label.cost_minor, around), "", label.cost_minor);
  }
  if (type === "refund") {
    if (!VOIDS_ASKED.includes(label.status)) return judged("variance", "notVoided");
    const expected = 0 - label.cost_minor;
    return judged(bucketBy(amount - expected, around), "", expected);
  }
  return judged(bucketBy(amount, around));
}

const bucketBy = (diff: number, { currency }: Pick<Circumstances, "currency">): PostageBucket =>
  Math.abs(diff) > limitIn(currency, TOLERANCE_CENTS) ? "variance" : "matched";

/** Returns what is left to pay of an invoice: at most the sum of its lines, and nothing if it was prepaid. */
export function dueOf(opening: number | null, booked: number): number {
  const due = opening === null ? booked : Math.min(booked, opening + booked);
  return Math.max(0, due);
}
