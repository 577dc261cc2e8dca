import type { Feature } from "../../../engine/features.ts";
import { lazyWithSuspense } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  cells: {
    deadline: lazyWithSuspense(() => import("./deadline_cell.tsx")),
    case: lazyWithSuspense(() => import("./case_cell.tsx")),
  },
};
