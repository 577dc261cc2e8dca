import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/billing/months": lazyPart(() => import("./months_page.tsx")) },
};
