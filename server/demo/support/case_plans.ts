/** Plans 160 cases of 90 days: every state, kind and outcome. */
import type { Outcome, Wish } from "../../../api/support/cases.ts";

export type CaseBy = "seller" | "support" | "root" | "system";

export interface CaseStep {
  readonly event:
    | `case.${"submit" | "ask" | "answer" | "decide" | "resolve" | "reject" | "reopen"}`
    | `case.${"close" | "withdraw" | "merge"}`
    | "remedies.settle";
  readonly by: CaseBy;
  /** Hours after the case was made. */
  readonly hours: number;
  /** A message that both the seller and staff read. */
  readonly words?: string;
  /** A message that only staff read. */
  readonly note?: string;
}

/** The remedy that was decided, and its state in the end. */
export interface CaseRemedy {
  readonly outcome: Exclude<Outcome, "Reject">;
  readonly charged?: true;
  readonly end: "Open" | "Done" | "Failed";
}

export interface CasePlan {
  readonly support_case: string;
  readonly reason: string;
  readonly requested: Wish;
  readonly hoursAgo: number;
  readonly isWithoutOrder?: true;
  readonly isAssigned?: true;
  readonly words: string;
  readonly steps: readonly CaseStep[];
  readonly remedy?: CaseRemedy;
}

type Fault = Pick<CasePlan, "support_case" | "reason" | "requested" | "words">;

const fault = (support_case: string, reason: string, requested: Wish, words: string): Fault => ({
  support_case,
  reason,
  requested,
  words,
});

/** Reasons that need a picture, like those of `GOODS`. */
const PRINTS: readonly Fault[] = [
  fault("Print", "blurredPrint", "Reprint", "The lines are blurred all over. The file is sharp."),
  fault("Print", "misplacedPrint", "Reprint", "The print sits two inches too low."),
  fault("Print", "peelingPrint", "Reprint", "It peeled off after the first wash at 30 °C."),
  fault("Print", "wrongPrint", "Reprint", "This is the design of another shop."),
  fault("Print", "wrongPrintSize", "Reprint", "The print is half as large as ordered."),
];
const GOODS: readonly Fault[] = [
  fault("Product", "wrongSize", "Refund", "The label says M, the order says XL."),
  fault("Product", "stain", "Refund", "There is a dark stain on the sleeve."),
  fault("Product", "defect", "Refund", "The seam under the arm is open."),
  fault("Product", "wrongColor", "Refund", "Navy was ordered, this one is black."),
  fault("Shipping", "damagedInTransit", "Refund", "The bag was torn and the shirt is wet."),
];
/** Reasons without a picture. */
const OTHERS: readonly Fault[] = [
  fault("Shipping", "noTrackingUpdate", "Advice", "Nothing moved for eight days. Where is it?"),
  fault("Shipping", "late", "Advice", "The buyer needed it for a birthday last week."),
  fault("Address", "wrongAddress", "Advice", "The buyer gave the wrong house number. Can you stop it?"),
  fault("Shipping", "missingItem", "Advice", "One of two shirts is missing."),
  fault("Billing", "wrongCharge", "Advice", "The postage is higher than on the price list."),
  fault("Shipping", "lost", "Advice", "The carrier says it is lost."),
  fault("Other", "otherReason", "Advice", "May we print a note on the packing slip?"),
  fault("Address", "returnedToSender", "Reship", "It came back to you. The address is right now."),
  fault("Billing", "missingRefund", "Advice", "The refund of last week is not on the balance."),
  fault("Other", "outOfStock", "Advice", "When will sand in L be back?"),
];
const BACK = OTHERS[7]!;

const DAY = 24;
const pick = (some: readonly Fault[], at: number): Fault => some[at % some.length]!;
const submit: CaseStep = { event: "case.submit", by: "seller", hours: 0.1 };
const settle = (hours: number): CaseStep => ({ event: "remedies.settle", by: "system", hours });
const decide = (hours: number, words: string, note?: string): CaseStep => ({
  event: "case.decide",
  by: "support",
  hours,
  words,
  ...note && { note },
});
const close = (hours: number): CaseStep => ({ event: "case.close", by: "seller", hours });
const silence = (hours: number): CaseStep => ({ event: "case.close", by: "system", hours });
const resolve = (hours: number): CaseStep => ({
  event: "case.resolve",
  by: "support",
  hours,
  words: "We looked into it: all is on its way again. Tell us if it is not there by Friday.",
});
const reject = (hours: number): CaseStep => ({
  event: "case.reject",
  by: "support",
  hours,
  words: "The garment is as ordered. The photo on the order shows the same.",
  note: "Second claim of this kind. Watch the next one.",
});
const ask: CaseStep = {
  event: "case.ask",
  by: "support",
  hours: 3,
  words: "Please send us a photo of the whole garment and one of the label in the collar.",
};

const STATION_NOTE = "Same station as the other blurred ones. I told the shift lead.";
const REMADE = "We are sorry. It is printed again today, and you get the new tracking number.";
const REFUNDED = "We are sorry. You get the price of the garment back.";
const RESENT = "It is back with us and leaves again today.";

interface Group {
  readonly count: number;
  readonly since: number;
  readonly apart: number;
  readonly faults: readonly Fault[];
  readonly steps: readonly CaseStep[];
  readonly remedy?: CaseRemedy;
  readonly isAssigned?: true;
  readonly isWithoutOrder?: true;
}

/** Hours since the week of the faulty prints, whose causes lead to one station. */
const WEEK = 21 * DAY;

const GROUPS: readonly Group[] = [
  { count: 3, since: 1, apart: 20, faults: OTHERS, steps: [] },
  { count: 6, since: 0.4, apart: 0.5, faults: GOODS, steps: [submit] },
  { count: 14, since: 0.3, apart: 0.3, faults: OTHERS, steps: [submit], isAssigned: true },
  { count: 2, since: 9 * DAY, apart: 30, faults: GOODS, steps: [submit], isAssigned: true },
  { count: 4, since: 10 * DAY, apart: 26, faults: OTHERS, steps: [submit] },
  { count: 2, since: 2 * DAY, apart: 30, faults: PRINTS, steps: [submit, ask], isAssigned: true },
  { count: 2, since: 3 * DAY, apart: 26, faults: OTHERS, steps: [submit, ask] },
  {
    count: 3,
    since: WEEK,
    apart: 26,
    faults: PRINTS,
    steps: [submit, decide(6, REMADE, STATION_NOTE)],
    remedy: { outcome: "Reprint", end: "Open" },
    isAssigned: true,
  },
  {
    count: 1,
    since: WEEK + 80,
    apart: 0,
    faults: PRINTS.slice(2),
    steps: [submit, decide(8, "It is printed again at your cost, as agreed.")],
    remedy: { outcome: "Reprint", charged: true, end: "Open" },
    isAssigned: true,
  },
  {
    count: 3,
    since: WEEK + 20,
    apart: 19,
    faults: PRINTS,
    steps: [submit, decide(5, REMADE, STATION_NOTE), settle(15 * DAY)],
    remedy: { outcome: "Reprint", end: "Done" },
    isAssigned: true,
  },
  {
    count: 2,
    since: WEEK + 60,
    apart: 30,
    faults: PRINTS,
    steps: [submit, decide(5, REMADE, STATION_NOTE), settle(8 * DAY), close(9 * DAY)],
    remedy: { outcome: "Reprint", end: "Done" },
  },
  {
    count: 1,
    since: 4 * DAY,
    apart: 0,
    faults: [BACK],
    steps: [submit, decide(20, RESENT)],
    remedy: { outcome: "Reship", end: "Open" },
    isAssigned: true,
  },
  {
    count: 1,
    since: 9 * DAY,
    apart: 0,
    faults: [BACK],
    steps: [submit, decide(20, RESENT), settle(5 * DAY)],
    remedy: { outcome: "Reship", end: "Done" },
  },
  {
    count: 1,
    since: 15 * DAY,
    apart: 0,
    faults: [BACK],
    steps: [submit, decide(20, RESENT), settle(4 * DAY), close(5 * DAY)],
    remedy: { outcome: "Reship", end: "Done" },
  },
  {
    count: 2,
    since: 3 * DAY,
    apart: 28,
    faults: GOODS,
    steps: [submit, decide(7, REFUNDED)],
    remedy: { outcome: "Refund", end: "Open" },
    isAssigned: true,
  },
  {
    count: 4,
    since: 5 * DAY,
    apart: 22,
    faults: [...GOODS.slice(2), ...OTHERS.slice(3, 4)],
    steps: [submit, decide(6, REFUNDED), settle(2 * DAY)],
    remedy: { outcome: "Refund", end: "Done" },
  },
  {
    count: 5,
    since: 30 * DAY,
    apart: 140,
    faults: OTHERS.slice(3, 6).filter(({ support_case }) => support_case === "Shipping"),
    steps: [submit, decide(9, REFUNDED), settle(2 * DAY), close(3 * DAY)],
    remedy: { outcome: "Refund", end: "Done" },
  },
  {
    count: 1,
    since: 2 * DAY,
    apart: 0,
    faults: OTHERS.slice(3),
    steps: [submit, decide(4, REFUNDED), settle(30)],
    remedy: { outcome: "Refund", end: "Failed" },
    isAssigned: true,
  },
  { count: 6, since: 2 * DAY, apart: 17, faults: OTHERS, steps: [submit, resolve(5)] },
  { count: 6, since: 2 * DAY, apart: 19, faults: OTHERS.slice(1), steps: [submit, reject(7)] },
  { count: 40, since: 12 * DAY, apart: 40, faults: OTHERS, steps: [submit, resolve(6), close(2 * DAY)] },
  {
    count: 16,
    since: 14 * DAY,
    apart: 70,
    faults: OTHERS.filter(({ support_case }) => ["Billing", "Other"].includes(support_case)),
    steps: [submit, resolve(4), silence(8 * DAY)],
    isWithoutOrder: true,
  },
  {
    count: 16,
    since: 13 * DAY,
    apart: 90,
    faults: OTHERS.slice(2),
    steps: [submit, reject(9), silence(8 * DAY)],
  },
  { count: 8, since: 16 * DAY, apart: 120, faults: OTHERS, steps: [submit, ask, silence(7 * DAY + 4)] },
  {
    count: 9,
    since: 10 * DAY,
    apart: 150,
    faults: OTHERS.slice(4),
    steps: [submit, { event: "case.withdraw", by: "seller", hours: 5 }],
  },
  {
    count: 2,
    since: 1.5,
    apart: 1,
    faults: OTHERS,
    steps: [submit, { event: "case.merge", by: "support", hours: 1 }],
  },
];

export const CASE_PLANS: readonly CasePlan[] = GROUPS.flatMap(
  ({ count, since, apart, faults, steps, ...group }, of) =>
    Array.from({ length: count }, (_, at): CasePlan => ({
      ...pick(faults, at + of),
      ...group,
      steps,
      hoursAgo: since + at * apart,
    })),
);
