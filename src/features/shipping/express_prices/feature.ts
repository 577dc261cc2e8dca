import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  pages: { "/express-price-list": lazily(() => import("./price_list_page.tsx")) },
};
