import type { Feature } from "../../../engine/features.ts";
import { lazily, suspending } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  screens: {
    orders: { Record: lazily(() => import("./order_record.tsx")) },
    units: { Record: lazily(() => import("./unit_view.tsx")) },
  },
  cells: {
    age: suspending(() => import("./age_cell.tsx")),
    batch: suspending(() => import("./batch_cell.tsx")),
  },
  options: { unitPlaces: async () => (await import("./options.ts")).unitPlaces },
  asks: {
    unit_ids: lazily(() => import("./unit_ids_ask.tsx")),
    reason_code: lazily(() => import("./reject_reason_ask.tsx")),
    location: lazily(() => import("./location_ask.tsx")),
    fault_step: lazily(() => import("./fault_step_ask.tsx")),
  },
};
