import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: {
    ibic: {
      parts: [
        lazyPart(() => import("./flight_boxes.tsx")),
        lazyPart(() => import("./flight_problems.tsx")),
        lazyPart(() => import("./flight_manifest.tsx")),
      ],
    },
  },
  options: { gateways: async () => (await import("./options.ts")).gateways },
  asks: {
    "flight.clear.duty_minor": lazyPart(async () => ({
      default: (await import("../../../engine/record/units_ask.tsx")).AmountAsk,
    })),
    "flight.completeShort.missing": lazyPart(() => import("./missing_ask.tsx")),
  },
};
