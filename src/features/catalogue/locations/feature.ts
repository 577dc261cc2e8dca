import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  pages: { "/locations/stock": lazily(() => import("../stock/import_page.tsx")) },
  screens: {
    locations: {
      tabs: [
        { key: "place" },
        { key: "hours" },
        { key: "work" },
        { key: "stations", Part: lazily(() => import("./stations_tab.tsx")) },
        { key: "printers", Part: lazily(() => import("./printers_tab.tsx")) },
        { key: "bins", Part: lazily(() => import("./bins_tab.tsx")) },
        { key: "stock", Part: lazily(() => import("../stock/stock_tab.tsx")) },
      ],
    },
  },
};
