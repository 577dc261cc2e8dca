import type { Feature } from "../../../engine/features.ts";
import { lazyPart, lazyWithSuspense } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: {
    orders: {
      Record: lazyPart(async () => {
        const added = import("../../../engine/record/added_part.tsx");
        const [record] = await Promise.all([
          import("./order_record.tsx"),
          added.then(({ loadAddedPart }) => loadAddedPart("orders")),
        ]);
        return record;
      }),
    },
    units: {
      Record: lazyPart(() => import("./unit_view.tsx")),
      ListNote: lazyPart(() => import("./quality_link.tsx")),
    },
  },
  cells: {
    age: lazyWithSuspense(() => import("./age_cell.tsx")),
    batch: lazyWithSuspense(() => import("./batch_cell.tsx")),
    unit: lazyWithSuspense(() => import("./unit_cell.tsx")),
  },
  options: { unitPlaces: async () => (await import("./options.ts")).unitPlaces },
  asks: {
    unit_ids: lazyPart(() => import("./unit_ids_ask.tsx")),
    reason_code: lazyPart(() => import("./reject_reason_ask.tsx")),
    location: lazyPart(() => import("./location_ask.tsx")),
    fault_step: lazyPart(() => import("./fault_step_ask.tsx")),
  },
};
