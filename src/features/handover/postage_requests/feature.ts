import type { Feature } from "../../../engine/features.ts";
import { lazyWithSuspense } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  cells: {
    daysLeft: lazyWithSuspense(() => import("./days_left_cell.tsx")),
  },
};
