import type { Feature } from "../../../engine/features.ts";
import { lazyPart, lazyWithSuspense } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: {
    billing_history: {
      ListNote: lazyPart(() => import("./statement_strip.tsx")),
      ListFoot: lazyPart(() => import("./statement_foot.tsx")),
    },
  },
  recordParts: { "users.billing": lazyPart(() => import("../wallets/owed_part.tsx")) },
  cells: { reference: lazyWithSuspense(() => import("./reference_cell.tsx")) },
};
