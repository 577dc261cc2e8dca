/** Plans 40 refund requests, which cover every state. */

type By = "seller" | "support" | "root" | "accounting";

interface Step {
  readonly event: "refund.approve" | "refund.post" | "refund.reject" | "refund.cancel";
  readonly by: By;
  readonly hours: number;
  readonly note?: string;
}

export interface RefundPlan {
  readonly maker: By;
  readonly hoursAgo: number;
  /** Half of the first line, or all that is left. */
  readonly wants: "half" | "all";
  /** True for a sum above the limit that one person may refund alone. */
  readonly isLarge: boolean;
  readonly reason: string;
  readonly steps: readonly Step[];
}

const REASONS = [
  "The print is off center by two inches. The buyer sent a photo.",
  "One of the two arrived with a hole under the sleeve.",
  "Printed on white instead of black.",
  "The package came nine days after the promised date.",
  "The mug arrived broken.",
  "The colors are much paler than on the mockup.",
  "Wrong size in the bag: M instead of XL.",
  "The buyer sent it back, and we agreed to take half.",
] as const;
const NOTES = [
  "The photo shows wear, not our print.",
  "Already replaced by a reprint.",
  "The design file was that pale.",
] as const;

const DAY_HOURS = 24;
const reasonOf = (at: number): string => REASONS[at % REASONS.length] ?? REASONS[0];

interface Kind extends Omit<RefundPlan, "hoursAgo" | "reason" | "wants"> {
  readonly wants?: RefundPlan["wants"];
  readonly since: number;
  readonly apart: number;
  readonly count: number;
}

const approve = (by: By): Step => ({ event: "refund.approve", by, hours: 5 });
const rejectWith = (note: string): Step => ({ event: "refund.reject", by: "root", hours: 8, note });

const KINDS: readonly Kind[] = [
  // Some requests are of this month, even minutes after it began.
  { maker: "seller", since: 0.02, apart: 0.03, count: 3, isLarge: false, steps: [] },
  { maker: "seller", since: 4, apart: 5, count: 9, isLarge: false, steps: [] },
  { maker: "support", since: 3, apart: 20, count: 2, isLarge: false, steps: [] },
  { maker: "root", since: 20, apart: 30, count: 2, isLarge: true, wants: "all", steps: [approve("root")] },
  { maker: "seller", since: 30, apart: 31, count: 8, isLarge: false, steps: [approve("root")] },
  {
    maker: "seller",
    since: 4 * DAY_HOURS,
    apart: 70,
    count: 3,
    isLarge: false,
    wants: "all",
    steps: [approve("accounting")],
  },
  {
    maker: "root",
    since: 2 * DAY_HOURS,
    apart: 100,
    count: 2,
    isLarge: true,
    wants: "all",
    steps: [approve("root"), { event: "refund.post", by: "accounting", hours: 26 }],
  },
  { maker: "root", since: 3 * DAY_HOURS, apart: 55, count: 3, isLarge: false, steps: [approve("root")] },
  ...NOTES.map((note, at): Kind => ({
    maker: at === 1 ? "support" : "seller",
    since: (at + 2) * 3 * DAY_HOURS,
    apart: 13,
    count: at === 0 ? 2 : 1,
    isLarge: false,
    steps: [rejectWith(note)],
  })),
  {
    maker: "seller",
    since: 26,
    apart: 90,
    count: 4,
    isLarge: false,
    steps: [{ event: "refund.cancel", by: "seller", hours: 2 }],
  },
];

export const PLANS: readonly RefundPlan[] = KINDS.flatMap(
  ({ since, apart, count, wants = "half", ...kind }, of) =>
    Array.from({ length: count }, (_, at) => ({
      ...kind,
      wants,
      hoursAgo: since + at * apart,
      reason: reasonOf(of * 3 + at),
    })),
);
