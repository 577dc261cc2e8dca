import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/shipment-report": lazyPart(() => import("./check_list_page.tsx")) },
};
