/** Fixed values of cases: kinds, reasons, wishes, outcomes and ends. */

import type { CasePriority } from "./sla.ts";

/** Kinds of cases; a canned reply is for one of them. */
export const SUPPORT_CASES = ["Product", "Print", "Shipping", "Address", "Billing", "Other"] as const;
export type SupportCase = (typeof SUPPORT_CASES)[number];

export const CASE_PRIORITIES = ["Normal", "High"] as const satisfies readonly CasePriority[];

/** Outcomes of a line. A reprint or reship is a linked order, a refund a refund request. */
export const OUTCOMES = ["Reprint", "Reship", "Refund", "Reject"] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** A seller asks for an outcome, or for advice. */
export const WISHES = ["Reprint", "Reship", "Refund", "Advice"] as const;
export type Wish = (typeof WISHES)[number];
/** The outcome of a whole case: that of all its lines, Mixed, or Advice for a case without a remedy. */
export const CASE_OUTCOMES = [...OUTCOMES, "Advice", "Mixed"] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

export interface CaseReason {
  readonly id: string;
  /** True if a photo or video is needed. */
  readonly evidence: boolean;
  /** Days in which the case may be opened; 0 for no limit. */
  readonly window_days: number;
  readonly priority: CasePriority;
  /** The start of `window_days`: the delivery, or the day it was due for goods that never arrived. */
  readonly counts_from: "delivery" | "due";
}

const WINDOW_DAYS = 30;

const reason = (id: string, more: Partial<CaseReason> = {}): CaseReason => ({
  id,
  evidence: true,
  window_days: WINDOW_DAYS,
  priority: "Normal",
  counts_from: "delivery",
  ...more,
});
const UNSEEN = { evidence: false } as const;
const UNDELIVERED = { evidence: false, counts_from: "due" } as const;
const ANY_TIME = { evidence: false, window_days: 0 } as const;

export const REASONS: Readonly<Record<SupportCase, readonly CaseReason[]>> = {
  Product: [
    reason("wrongProduct"),
    reason("wrongSize"),
    reason("wrongColor"),
    reason("sizeDeviation"),
    reason("defect"),
    reason("stain"),
  ],
  Print: [
    reason("wrongPrint"),
    reason("blurredPrint"),
    reason("misplacedPrint"),
    reason("peelingPrint"),
    reason("wrongPrintSize"),
  ],
  Shipping: [
    reason("damagedInTransit"),
    reason("missingItem", UNSEEN),
    reason("lost", UNDELIVERED),
    reason("noTrackingUpdate", UNDELIVERED),
    reason("late", UNDELIVERED),
  ],
  Address: [
    reason("wrongAddress", { ...UNDELIVERED, priority: "High" }),
    reason("returnedToSender", UNDELIVERED),
  ],
  Billing: [reason("wrongCharge", ANY_TIME), reason("missingRefund", ANY_TIME)],
  Other: [reason("outOfStock", ANY_TIME), reason("otherReason", ANY_TIME)],
};

export const CASE_REASONS: readonly string[] = SUPPORT_CASES.flatMap((kind) =>
  REASONS[kind].map(({ id }) => id)
);

export const isSupportCase = (text: string): text is SupportCase =>
  (SUPPORT_CASES as readonly string[]).includes(text);

export const reasonOf = (kind: string, id: string): CaseReason | undefined =>
  isSupportCase(kind) ? REASONS[kind].find((each) => each.id === id) : undefined;

const WITHOUT_ORDER: readonly string[] = ["Billing", "Other"];
export const needsOrder = (kind: string): boolean => !WITHOUT_ORDER.includes(kind);

/** Statuses of cases that support still works on, or whose remedy is under way. */
export const OPEN_CASES = ["Processing", "Waiting Seller", "Inprocess"] as const;

export const MAX_CASE_LINES = 200;
export const MAX_CASE_WORDS = 2_000;
/** The sum of refunds that an agent decides alone, or its worth (api/money_limits.ts); above it root decides. */
export const MAX_AGENT_REFUND_CENTS = 20_000;
/** Days after its end in which a case can be reopened; after them it is closed. */
export const REOPEN_DAYS = 7;
export const MAX_REOPENED = 2;

/** Writers of comments that both sides read. */
export const COMMENT_SIDES = ["seller", "staff"] as const;
export const CASE_CLOCKS = ["overdue", "soon", "running", "standing"] as const;
