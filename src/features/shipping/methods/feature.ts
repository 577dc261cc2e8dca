import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

const options = () => import("./options.ts");

export const feature: Feature = {
  pages: { "/logistics/test": lazily(() => import("./dry_run_page.tsx")) },
  screens: {
    logistics: {
      ListNote: lazily(() => import("./dry_run_link.tsx")),
      tabs: [
        { key: "method" },
        { key: "parcels" },
        { key: "customs" },
        { key: "numbers", Part: lazily(() => import("./ranges_tab.tsx")) },
      ],
    },
  },
  options: {
    places: async () => (await options()).places,
    methodProviders: async () => (await options()).methodProviders,
    carrierKeys: async () => (await options()).carrierKeys,
  },
};
