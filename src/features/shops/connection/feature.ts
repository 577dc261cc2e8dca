import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/stores/connected": lazyPart(() => import("./sign_in_page.tsx")) },
  recordParts: { stores: lazyPart(() => import("./connection_part.tsx")) },
};
