import type { Feature } from "../../engine/features.ts";
import { lazily } from "../../lib/lazily.ts";

export const feature: Feature = {
  screens: {
    billing_history: {
      ListNote: lazily(() => import("./statement_strip.tsx")),
      ListFoot: lazily(() => import("./statement_foot.tsx")),
    },
  },
  cells: { reference: lazily(() => import("./reference_cell.tsx")) },
};
