import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  pages: {
    "/profile/info": lazily(() => import("./info_page.tsx")),
    "/profile/password": lazily(() => import("./password_page.tsx")),
    "/profile/sessions": lazily(() => import("./sessions_page.tsx")),
  },
};
