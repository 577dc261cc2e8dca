import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/orders/artwork": lazyPart(() => import("./artwork_page.tsx")) },
};
