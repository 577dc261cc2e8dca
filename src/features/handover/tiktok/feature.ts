import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: {
    "/tiktok-orders/import": lazyPart(() => import("./import_page.tsx")),
    "/tiktok-orders/skus": lazyPart(() => import("./skus_page.tsx")),
    "/tiktok-orders/tracking": lazyPart(() => import("./tracking_page.tsx")),
  },
  screens: {
    tiktok_orders: {
      ListNote: lazyPart(() => import("./list_links.tsx")),
      AboveFacts: lazyPart(() => import("./order_notes.tsx")),
      parts: [lazyPart(() => import("./lines_part.tsx"))],
    },
  },
  recordParts: { "orders.tiktok": lazyPart(() => import("./order_link.tsx")) },
  jobResults: () => import("./job_results.ts"),
};
