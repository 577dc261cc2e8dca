import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: {
    "/notifications": lazyPart(() => import("./notifications_page.tsx")),
    "/profile/notifications": lazyPart(() => import("../notification_settings/own_page.tsx")),
  },
  recordParts: { "users.notifications": lazyPart(() => import("../notification_settings/users_tab.tsx")) },
};
