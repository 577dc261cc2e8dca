import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: {
    "/orders/print/quality": lazyPart(() => import("./quality_page.tsx")),
    "/orders/print/quality/orders": lazyPart(() => import("./quality_orders_page.tsx")),
    "/orders/print/quality/costs": lazyPart(() => import("./reprint_costs_page.tsx")),
  },
};
