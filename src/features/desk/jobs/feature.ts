import type { Feature } from "../../../engine/features.ts";
import { lazyPart, lazyWithSuspense } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: { jobs: { Record: lazyPart(() => import("./job_view.tsx")) } },
  cells: { job: lazyWithSuspense(() => import("./title_cell.tsx")) },
};
