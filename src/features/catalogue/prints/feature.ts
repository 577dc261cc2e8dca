import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  pages: { "/prints": lazily(() => import("./print_page.tsx")) },
  recordParts: { "users.sign_in": lazily(() => import("./badge_part.tsx")) },
  bulkItems: () => import("./print_items.tsx"),
  options: { printers: async () => (await import("./use_printers.ts")).printers },
};
