import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: { print_batches: { parts: [lazyPart(() => import("./batch_units.tsx"))] } },
  options: {
    batchGroups: async () => (await import("./options.ts")).batchGroups,
    batchMerges: async () => (await import("./options.ts")).batchMerges,
    batchWaiting: async () => (await import("./options.ts")).batchWaiting,
  },
};
