import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: {
    "/profile/info": lazyPart(() => import("./info_page.tsx")),
    "/profile/password": lazyPart(() => import("./password_page.tsx")),
    "/profile/sessions": lazyPart(() => import("./sessions_page.tsx")),
  },
};
