import type { Feature } from "../../engine/features.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: {
    "/flows": lazyPart(() => import("./flows_page.tsx")),
    "/flows/reports": lazyPart(() => import("./reports_page.tsx")),
  },
  LifecycleChart: lazyPart(() => import("./record_flow.tsx")),
};
