import type { Feature } from "../../../engine/features.ts";
import { lazily, suspending } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  pages: { "/shipping-preset/test": lazily(() => import("./dry_run_page.tsx")) },
  screens: {
    shipping_preset: {
      ListNote: lazily(() => import("./dry_run_link.tsx")),
      AboveFacts: lazily(() => import("./would_change.tsx")),
    },
  },
  outcomes: { "package.applyPolicy": async () => (await import("./applied_text.ts")).appliedWords },
  cells: { policy: suspending(() => import("./policy_cell.tsx")) },
};
