import { heads } from "../../../../resources/generated/heads.ts";
import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

const timeline = lazyPart(() => import("./topup_timeline.tsx"));
const proof = lazyPart(() => import("./proof_part.tsx"));

export const feature: Feature = {
  screens: {
    topup: { FormNote: lazyPart(() => import("./topup_note.tsx")), AboveFacts: proof, Timeline: timeline },
    approvals: {
      ListNote: lazyPart(() => import("./accounting_links.tsx")),
      StepNote: lazyPart(() => import("./step_note.tsx")),
      AboveFacts: proof,
      Timeline: timeline,
    },
  },
  inputs: { proof: lazyPart(() => import("./proof_input.tsx")) },
  ShortBalance: { rule: heads.topup.make, Part: lazyPart(() => import("./top_up_link.tsx")) },
  options: { topupMethods: async () => (await import("./methods.ts")).topupMethods },
};
