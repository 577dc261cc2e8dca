import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/prints": lazyPart(() => import("./print_page.tsx")) },
  recordParts: { "users.sign_in": lazyPart(() => import("./badge_part.tsx")) },
  bulkItems: () => import("./print_items.tsx"),
  options: { printers: async () => (await import("./use_printers.ts")).printers },
};
