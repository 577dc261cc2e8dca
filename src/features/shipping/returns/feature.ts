import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/stations/returns": lazyPart(() => import("./returns_page.tsx")) },
};
