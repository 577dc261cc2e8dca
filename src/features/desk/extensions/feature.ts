import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  screens: { extensions: { Record: lazily(() => import("./extension_view.tsx")) } },
  bulkItems: () => import("./added_items.tsx"),
};
