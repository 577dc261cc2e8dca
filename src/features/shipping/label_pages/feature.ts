import type { Feature } from "../../../engine/features.ts";
import { lazyPart, lazyWithSuspense } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: {
    ship_by_tiktok: {
      ListNote: lazyPart(() => import("./bins.tsx")),
      ListAlert: lazyPart(() => import("./drop_zone.tsx")),
      Record: lazyPart(() => import("./page_view.tsx")),
    },
  },
  cells: { page: lazyWithSuspense(() => import("./page_cell.tsx")) },
  asks: { "page.match.package_id": lazyPart(() => import("./package_ask.tsx")) },
};
