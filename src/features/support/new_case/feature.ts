import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/support/new": lazyPart(() => import("./new_case_page.tsx")) },
  recordParts: {
    orders: lazyPart(async () => ({ default: (await import("./cases_part.tsx")).OrderCases })),
    packages: lazyPart(async () => ({ default: (await import("./cases_part.tsx")).PackageCases })),
    units: lazyPart(async () => ({ default: (await import("./cases_part.tsx")).UnitCases })),
  },
};
