import type { Feature } from "../../engine/features.ts";
import { lazily } from "../../lib/lazily.ts";

export const feature: Feature = {
  screens: { orders: { Record: lazily(() => import("./order_view.tsx")) } },
  cells: {
    order: lazily(() => import("./order_link.tsx")),
    problems: lazily(() => import("./problem_cell.tsx")),
  },
  pages: { "/orders/new": lazily(() => import("./new_order_page.tsx")) },
  options: { tags: async () => (await import("./tag_options.ts")).tags },
};
