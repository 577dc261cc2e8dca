import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  asks: { file: lazyPart(() => import("./label_file_field.tsx")) },
};
