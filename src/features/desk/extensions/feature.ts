import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: { extensions: { Record: lazyPart(() => import("./extension_view.tsx")) } },
  bulkItems: () => import("./added_items.tsx"),
};
