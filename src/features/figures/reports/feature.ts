import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/order-report": lazyPart(() => import("./order_report_page.tsx")) },
};
