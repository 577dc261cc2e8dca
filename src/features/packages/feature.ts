import type { Feature } from "../../engine/features.ts";
import { lazily, suspending } from "../../lib/lazily.tsx";

export const feature: Feature = {
  screens: {
    packages: { Record: lazily(() => import("./package_view.tsx")) },
    fulfilments: { Record: lazily(() => import("./fulfilment_view.tsx")) },
  },
  cells: { tracking: suspending(() => import("./tracking_cell.tsx")) },
  asks: {
    into: lazily(() => import("./into_ask.tsx")),
    status: lazily(() => import("./status_ask.tsx")),
  },
};
