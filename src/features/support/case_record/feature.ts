import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: { support: { Record: lazyPart(() => import("./case_view.tsx")) } },
};
