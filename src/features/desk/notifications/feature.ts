import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  pages: {
    "/notifications": lazily(() => import("./notifications_page.tsx")),
    "/profile/notifications": lazily(() => import("../notification_settings/own_page.tsx")),
  },
  recordParts: { "users.notifications": lazily(() => import("../notification_settings/users_tab.tsx")) },
};
