import type { Feature } from "../../engine/features.ts";
import { lazily } from "../../lib/lazily.ts";

const proof = lazily(() => import("./proof_part.tsx"));

export const feature: Feature = {
  screens: {
    topup: { FormNote: lazily(() => import("./topup_note.tsx")), parts: [proof] },
    approvals: { ListNote: lazily(() => import("./accounting_links.tsx")), parts: [proof] },
  },
  inputs: { proof: lazily(() => import("./proof_input.tsx")) },
  options: { topupMethods: async () => (await import("./methods.ts")).topupMethods },
};
