import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

const ScaleAsk = lazyPart(() => import("./scale_ask.tsx"));

export const feature: Feature = {
  screens: {
    containers: {
      AboveFacts: lazyPart(() => import("./box_notes.tsx")),
      parts: [lazyPart(() => import("./box_packages.tsx"))],
    },
  },
  options: { openBoxes: async () => (await import("./options.ts")).openBoxes },
  asks: {
    gross_g: ScaleAsk,
    tare_g: ScaleAsk,
    count: lazyPart(() => import("./count_ask.tsx")),
    box_id: lazyPart(() => import("./box_ask.tsx")),
  },
};
