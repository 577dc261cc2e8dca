import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

const options = () => import("./options.ts");

export const feature: Feature = {
  pages: { "/logistics/test": lazyPart(() => import("./dry_run_page.tsx")) },
  screens: {
    logistics: {
      ListNote: lazyPart(() => import("./dry_run_link.tsx")),
      tabs: [
        { key: "method" },
        { key: "parcels" },
        { key: "customs" },
      ],
    },
  },
  options: {
    places: async () => (await options()).places,
    methodProviders: async () => (await options()).methodProviders,
    carrierKeys: async () => (await options()).carrierKeys,
  },
};
