import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  pages: { "/support/new": lazily(() => import("./new_case_page.tsx")) },
  recordParts: {
    orders: lazily(async () => ({ default: (await import("./cases_part.tsx")).OrderCases })),
    packages: lazily(async () => ({ default: (await import("./cases_part.tsx")).PackageCases })),
    units: lazily(async () => ({ default: (await import("./cases_part.tsx")).UnitCases })),
  },
};
