import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  screens: {
    users: {
      // A tab's title is `entity.users.tab.<key>`. The features of billing and notifications draw their own tabs.
      tabs: [
        { key: "profile" },
        { key: "power", Part: lazily(() => import("./tabs/power.tsx")) },
        { key: "pricing", Part: lazily(() => import("./tabs/pricing.tsx")) },
        { key: "billing" },
        { key: "tracking" },
        { key: "services" },
        { key: "hubs", Part: lazily(() => import("./tabs/hubs.tsx")) },
        { key: "notifications" },
        { key: "sign_in", Part: lazily(() => import("./tabs/sign_in.tsx")) },
      ],
      AfterMade: lazily(() => import("./invited.tsx")),
    },
  },
};
