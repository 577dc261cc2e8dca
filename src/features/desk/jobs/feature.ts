import type { Feature } from "../../../engine/features.ts";
import { lazily, suspending } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  screens: { jobs: { Record: lazily(() => import("./job_view.tsx")) } },
  cells: { job: suspending(() => import("./title_cell.tsx")) },
};
