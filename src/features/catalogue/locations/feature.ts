import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/locations/stock": lazyPart(() => import("../stock/import_page.tsx")) },
  screens: {
    locations: {
      tabs: [
        { key: "place" },
        { key: "hours" },
        { key: "work" },
        { key: "stations", Part: lazyPart(() => import("./stations_tab.tsx")) },
        { key: "printers", Part: lazyPart(() => import("./printers_tab.tsx")) },
        { key: "bins", Part: lazyPart(() => import("./bins_tab.tsx")) },
        { key: "stock", Part: lazyPart(() => import("../stock/stock_tab.tsx")) },
      ],
    },
  },
};
