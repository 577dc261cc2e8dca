import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

const ScaleAsk = lazyPart(async () => ({ default: (await import("./weighing_asks.tsx")).ScaleAsk }));

export const feature: Feature = {
  pages: { "/containers/scans": lazyPart(() => import("./scans_page.tsx")) },
  screens: {
    containers: {
      ListNote: lazyPart(() => import("./scans_link.tsx")),
      AboveFacts: lazyPart(() => import("./box_notes.tsx")),
      parts: [lazyPart(() => import("./box_packages.tsx"))],
    },
  },
  options: { openBoxes: async () => (await import("./options.ts")).openBoxes },
  asks: {
    gross_g: ScaleAsk,
    tare_g: ScaleAsk,
    count: lazyPart(async () => ({ default: (await import("./weighing_asks.tsx")).CountAsk })),
    box_id: lazyPart(() => import("./box_ask.tsx")),
  },
};
