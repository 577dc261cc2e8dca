import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  recordParts: {
    "packages.profit": lazyPart(() => import("./package_profit.tsx")),
    "orders.profit": lazyPart(() => import("./order_profit.tsx")),
  },
};
