import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  screens: { print_batches: { parts: [lazily(() => import("./batch_units.tsx"))] } },
  inputs: {
    garments: lazily(() => import("./garments_input.tsx")),
    groups: lazily(() => import("./groups_input.tsx")),
  },
  options: { batchGroups: async () => (await import("./options.ts")).batchGroups },
};
