import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/express-price-list": lazyPart(() => import("./price_list_page.tsx")) },
};
