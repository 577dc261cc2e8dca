import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  recordParts: { stores: lazyPart(() => import("./connection_part.tsx")) },
};
