import { topupRights } from "../../../resources/topup.ts";
import type { Feature } from "../../engine/features.ts";
import { lazily } from "../../lib/lazily.ts";

export const feature: Feature = {
  screens: {
    topup: { FormNote: lazily(() => import("./topup_note.tsx")) },
    approvals: {
      ListNote: lazily(() => import("./accounting_links.tsx")),
      parts: [lazily(() => import("./after_reversal.tsx"))],
    },
  },
  ShortBalance: { rule: topupRights.add, Part: lazily(() => import("./top_up_link.tsx")) },
  options: { topupMethods: async () => (await import("./methods.ts")).topupMethods },
};
