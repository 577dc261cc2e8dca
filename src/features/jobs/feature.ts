import type { Feature } from "../../engine/features.ts";
import { lazily } from "../../lib/lazily.ts";

export const feature: Feature = {
  screens: { jobs: { Record: lazily(() => import("./job_view.tsx")) } },
  cells: { job: lazily(() => import("./title_cell.tsx")) },
};
