import type { Feature } from "../../engine/features.ts";
import { lazily } from "../../lib/lazily.ts";

export const feature: Feature = {
  cells: { tracking: lazily(() => import("./tracking_cell.tsx")) },
};
