import type { Feature } from "../../../engine/features.ts";
import { lazily, suspending } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  cells: {
    order: suspending(() => import("./order_link.tsx")),
    problems: suspending(() => import("./problem_cell.tsx")),
    wait: suspending(() => import("./wait_cell.tsx")),
  },
  pages: { "/orders/new": lazily(() => import("./new_order_page.tsx")) },
  recordParts: { approvals: lazily(() => import("./after_reversal.tsx")) },
  jobForms: () => import("./job_forms.tsx"),
  options: { tags: async () => (await import("./tag_options.ts")).tags },
};
