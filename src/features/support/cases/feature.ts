import type { Feature } from "../../../engine/features.ts";
import { suspending } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  cells: { deadline: suspending(() => import("./deadline_cell.tsx")) },
};
