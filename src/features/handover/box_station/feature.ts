import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/stations/box": lazyPart(() => import("./box_page.tsx")) },
};
