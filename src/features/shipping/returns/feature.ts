import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  pages: { "/stations/returns": lazily(() => import("./returns_page.tsx")) },
};
