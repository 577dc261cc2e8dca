import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/after-restore": lazyPart(() => import("./restore_page.tsx")) },
};
