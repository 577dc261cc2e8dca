import type { BatchFacts } from "../../../../api/generated/schema.ts";
import { LIVE_BATCHES } from "../../../../api/workshop/batches.ts";
import { printBatches } from "../../../../resources/workshop/print_batches.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import { entityOf } from "../../../../resources/define.ts";
import { units } from "../../../../resources/workshop/units.ts";
import { batchesById, batchesList, type BatchRow, putInBatch, unitIdsIn } from "./store.ts";

type Patch = Partial<Pick<BatchRow, "status" | "released_at">>;

export const batchLifecycle = defineLifecycle<"PrintBatch", BatchRow, BatchFacts, Patch>({
  resource: printBatches,
  called: "print batch",
  source: batchesList,
  // Settling reads them without a person, so without a scope.
  rows: batchesById,
  factsOf: ({ units_count, printed_count }) => ({
    units: Number(units_count),
    unitsOpen: Number(units_count) - Number(printed_count),
  }),
  effects: {
    stampRelease: ({ stamp }) => ({ patch: { released_at: stamp.at } }),
    async freeUnits({ tx, row, stamp }) {
      const ids = LIVE_BATCHES.includes(row.status) ? await unitIdsIn(tx, row._id) : [];
      await putInBatch(tx, ids, null, stamp.at);
      return { live: ids.length > 0 ? [{ entity: entityOf(units), sellerId: null, ids }] : [] };
    },
  },
  sampleFacts: [{ units: 1, unitsOpen: 1 }],
});
