import type { Feature } from "../../../engine/features.ts";
import { lazyPart, lazyWithSuspense } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  cells: {
    order: lazyWithSuspense(() => import("./order_link.tsx")),
    problems: lazyWithSuspense(() => import("./problem_cell.tsx")),
    wait: lazyWithSuspense(() => import("./wait_cell.tsx")),
  },
  pages: { "/orders/new": lazyPart(() => import("./new_order_page.tsx")) },
  recordParts: { approvals: lazyPart(() => import("./after_reversal.tsx")) },
  jobForms: () => import("./job_forms.tsx"),
  options: { tags: async () => (await import("./tag_options.ts")).tags },
};
