import type { Feature } from "../../engine/features.ts";
import { lazily } from "../../lib/lazily.tsx";

export const feature: Feature = {
  pages: {
    "/flows": lazily(() => import("./flows_page.tsx")),
    "/flows/reports": lazily(() => import("./reports_page.tsx")),
  },
  LifecycleChart: lazily(() => import("./record_flow.tsx")),
};
