import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  asks: { file: lazily(() => import("./label_file_field.tsx")) },
};
