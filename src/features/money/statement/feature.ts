import type { Feature } from "../../../engine/features.ts";
import { lazily, suspending } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  screens: {
    billing_history: {
      ListNote: lazily(() => import("./statement_strip.tsx")),
      ListFoot: lazily(() => import("./statement_foot.tsx")),
    },
  },
  recordParts: { "users.billing": lazily(() => import("../wallets/owed_part.tsx")) },
  cells: { reference: suspending(() => import("./reference_cell.tsx")) },
};
