import type { Feature } from "../../../engine/features.ts";
import { lazily, suspending } from "../../../lib/lazily.tsx";

const ListAlert = lazily(() => import("./paused_carriers.tsx"));

export const feature: Feature = {
  screens: {
    packages: { ListAlert, Record: lazily(() => import("./package_view.tsx")) },
    orders_ship: { ListAlert, Record: lazily(() => import("./ship_view.tsx")) },
    fulfilments: { Record: lazily(() => import("./fulfilment_view.tsx")) },
  },
  cells: { tracking: suspending(() => import("./tracking_cell.tsx")) },
  options: { shippingPolicies: async () => (await import("./labels/policies.ts")).policies },
  asks: {
    carrier: lazily(() => import("./labels/carrier_ask.tsx")),
    into: lazily(() => import("./into_ask.tsx")),
    method_code: lazily(() => import("./labels/method_ask.tsx")),
    policy_id: lazily(() => import("./labels/policy_ask.tsx")),
    outcome: lazily(() => import("./labels/outcome_ask.tsx")),
    weight_g: lazily(() => import("./labels/weight_ask.tsx")),
    package_type: lazily(() => import("./labels/packaging_ask.tsx")),
    status: lazily(() => import("./status_ask.tsx")),
  },
};
