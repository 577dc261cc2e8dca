import type { Feature } from "../../../engine/features.ts";
import { lazyPart, lazyWithSuspense } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/shipping-preset/test": lazyPart(() => import("./dry_run_page.tsx")) },
  screens: {
    shipping_preset: {
      ListNote: lazyPart(() => import("./dry_run_link.tsx")),
      AboveFacts: lazyPart(() => import("./would_change.tsx")),
    },
  },
  outcomes: { "package.applyPolicy": async () => (await import("./applied_text.ts")).appliedWords },
  cells: { policy: lazyWithSuspense(() => import("./policy_cell.tsx")) },
};
