import { heads } from "../../../../resources/generated/heads.ts";
import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

const timeline = lazily(() => import("./topup_timeline.tsx"));
const proof = lazily(() => import("./proof_part.tsx"));

export const feature: Feature = {
  screens: {
    topup: { FormNote: lazily(() => import("./topup_note.tsx")), AboveFacts: proof, Timeline: timeline },
    approvals: {
      ListNote: lazily(() => import("./accounting_links.tsx")),
      StepNote: lazily(() => import("./step_note.tsx")),
      AboveFacts: proof,
      Timeline: timeline,
    },
  },
  inputs: { proof: lazily(() => import("./proof_input.tsx")) },
  ShortBalance: { rule: heads.topup.make, Part: lazily(() => import("./top_up_link.tsx")) },
  options: { topupMethods: async () => (await import("./methods.ts")).topupMethods },
};
