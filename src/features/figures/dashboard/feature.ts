import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  pages: { "/dashboard": lazily(() => import("./dashboard_page.tsx")) },
};
