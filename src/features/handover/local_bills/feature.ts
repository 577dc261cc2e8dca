import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

const AmountAsk = lazyPart(async () => ({
  default: (await import("../../../engine/record/units_ask.tsx")).AmountAsk,
}));

export const feature: Feature = {
  screens: {
    local_bill: {
      parts: [lazyPart(() => import("./boxes_part.tsx")), lazyPart(() => import("./paper_part.tsx"))],
      StepNote: lazyPart(() => import("./hand_over_note.tsx")),
    },
  },
  recordParts: { "packages.costs": lazyPart(() => import("./costs_part.tsx")) },
  asks: {
    "bill.confirm.count": lazyPart(async () => ({ default: (await import("./step_asks.tsx")).CountAsk })),
    "bill.confirm.chargeable_g": lazyPart(async () => ({
      default: (await import("./step_asks.tsx")).KilogramsAsk,
    })),
    "bill.confirm.photo_id": lazyPart(() => import("./paper_ask.tsx")),
    "bill.invoice.amount_minor": AmountAsk,
    "bill.agree.amount_minor": AmountAsk,
    "bill.pay.paid_on": lazyPart(async () => ({ default: (await import("./step_asks.tsx")).DayAsk })),
  },
};
