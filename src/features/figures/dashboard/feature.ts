import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/dashboard": lazyPart(() => import("./dashboard_page.tsx")) },
};
