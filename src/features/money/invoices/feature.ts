import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: {
    billing_invoice: {
      parts: [lazyPart(() => import("./invoice_parts.tsx"))],
      StepNote: lazyPart(() => import("./step_note.tsx")),
      Timeline: lazyPart(() => import("./invoice_timeline.tsx")),
    },
  },
  asks: {
    "invoice.pay.amount_minor": lazyPart(() => import("./pay_ask.tsx")),
  },
};
