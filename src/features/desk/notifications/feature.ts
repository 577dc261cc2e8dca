import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  pages: { "/notifications": lazily(() => import("./notifications_page.tsx")) },
};
