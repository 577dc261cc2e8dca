import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: {
    users: {
      // A tab's title is `entity.users.tab.<key>`.
      tabs: [
        { key: "profile" },
        { key: "power", Part: lazyPart(() => import("./tabs/effective_rights.tsx")) },
        { key: "pricing", Part: lazyPart(() => import("./tabs/pricing.tsx")) },
        { key: "billing" },
        { key: "tracking" },
        { key: "services" },
        { key: "hubs", Part: lazyPart(() => import("./tabs/hubs.tsx")) },
        { key: "notifications" },
        { key: "sign_in", Part: lazyPart(() => import("./tabs/sign_in.tsx")) },
      ],
      AfterMade: lazyPart(() => import("./invited_user.tsx")),
    },
  },
};
