import { bundleIcon, ReceiptFilled, ReceiptRegular } from "@fluentui/react-icons";
import type { Feature } from "../../engine/features.ts";
import { lazily } from "../../lib/lazily.ts";
import { OrderView } from "./order_view.tsx";

export const feature: Feature = {
  // The one record that the first screen may open on.
  screens: { orders: { Record: OrderView } },
  cells: {
    order: lazily(() => import("./order_link.tsx")),
    problems: lazily(() => import("./problem_cell.tsx")),
  },
  pages: { "/orders/new": lazily(() => import("./new_order_page.tsx")) },
  icons: { orders: bundleIcon(ReceiptFilled, ReceiptRegular) },
  options: { tags: async () => (await import("./tag_options.ts")).tags },
};
