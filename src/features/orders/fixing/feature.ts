import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  pages: { "/orders/mending": lazily(() => import("./fixing_page.tsx")) },
};
