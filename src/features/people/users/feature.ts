import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  screens: {
    users: {
      // The words of a tab are `entity.users.tab.<key>`.
      tabs: [
        { key: "profile" },
        { key: "power", Part: lazily(() => import("./tabs/power.tsx")) },
        { key: "pricing", Part: lazily(() => import("./tabs/pricing.tsx")) },
        { key: "billing", Part: lazily(() => import("../../money/wallets/owed_part.tsx")) },
        { key: "tracking" },
        { key: "services" },
        { key: "hubs", Part: lazily(() => import("./tabs/hubs.tsx")) },
        { key: "notifications", Part: lazily(() => import("./tabs/notifications.tsx")) },
        { key: "sign_in", Part: lazily(() => import("./tabs/sign_in.tsx")) },
      ],
      AfterMade: lazily(() => import("./invited.tsx")),
    },
  },
};
