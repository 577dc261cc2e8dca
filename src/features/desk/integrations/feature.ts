import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: {
    app_config: {
      parts: [lazyPart(() => import("./connection.tsx")), lazyPart(() => import("./log.tsx"))],
    },
  },
};
