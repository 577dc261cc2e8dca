import type { Feature } from "../../engine/features.ts";
import { lazily } from "../../lib/lazily.tsx";

export const feature: Feature = {
  screens: {
    topup: { FormNote: lazily(() => import("./topup_note.tsx")) },
    approvals: { ListNote: lazily(() => import("./accounting_links.tsx")) },
  },
  options: { topupMethods: async () => (await import("./methods.ts")).topupMethods },
};
