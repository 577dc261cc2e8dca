import type { Feature } from "../../../engine/features.ts";
import { lazyPart, lazyWithSuspense } from "../../../lib/lazy_part.tsx";

const ListAlert = lazyPart(() => import("./paused_carriers.tsx"));

export const feature: Feature = {
  screens: {
    packages: { ListAlert, Record: lazyPart(() => import("./package_view.tsx")) },
    orders_ship: { ListAlert, Record: lazyPart(() => import("./ship_view.tsx")) },
    fulfilments: { Record: lazyPart(() => import("./fulfilment_view.tsx")) },
  },
  cells: { tracking: lazyWithSuspense(() => import("./tracking_cell.tsx")) },
  options: { shippingPolicies: async () => (await import("./labels/policies.ts")).policies },
  asks: {
    carrier: lazyPart(() => import("./labels/carrier_ask.tsx")),
    into: lazyPart(() => import("./into_ask.tsx")),
    method_code: lazyPart(() => import("./labels/method_ask.tsx")),
    policy_id: lazyPart(() => import("./labels/policy_ask.tsx")),
    outcome: lazyPart(() => import("./labels/outcome_ask.tsx")),
    weight_g: lazyPart(() => import("./labels/weight_ask.tsx")),
    package_type: lazyPart(() => import("./labels/packaging_ask.tsx")),
    status: lazyPart(() => import("./status_ask.tsx")),
  },
};
