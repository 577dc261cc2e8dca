import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  screens: {
    app_config: {
      parts: [lazily(() => import("./connection.tsx")), lazily(() => import("./log.tsx"))],
    },
  },
};
