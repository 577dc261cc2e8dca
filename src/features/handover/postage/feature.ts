import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

const DayAsk = lazyPart(async () => ({
  default: (await import("../local_bills/step_asks.tsx")).DayAsk,
}));

const StepNote = lazyPart(() => import("./step_note.tsx"));

export const feature: Feature = {
  pages: { "/pb-invoices/import": lazyPart(() => import("./import_page.tsx")) },
  screens: {
    pb_invoices: {
      parts: [lazyPart(() => import("./sums_part.tsx"))],
      StepNote,
    },
    pb_lines: { ListNote: lazyPart(() => import("./bucket_tabs.tsx")), StepNote },
  },
  asks: {
    "postage.pay.paid_on": DayAsk,
    "line.pass.pass_minor": lazyPart(async () => ({
      default: (await import("../../../engine/record/units_ask.tsx")).AmountAsk,
    })),
  },
  jobResults: () => import("./job_results.ts"),
};
