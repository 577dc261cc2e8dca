import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  pages: { "/prints": lazily(() => import("./print_page.tsx")) },
  bulkItems: () => import("./print_items.tsx"),
  options: { printers: async () => (await import("./use_printers.ts")).printers },
};
