import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  recordParts: {
    "items.item": lazyPart(() => import("./item_costs.tsx")),
    "locations.work": lazyPart(() => import("./location_costs.tsx")),
  },
};
