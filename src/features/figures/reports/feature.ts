import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: {
    "/report": lazyPart(() => import("./finance_report_page.tsx")),
    "/order-report": lazyPart(() => import("./order_report_page.tsx")),
    "/statistics": lazyPart(() => import("./statistics_page.tsx")),
  },
  jobResults: () => import("./job_results.ts"),
};
