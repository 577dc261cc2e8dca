/** Print batches: what is printed together, its files, and its lifecycle. Source: workshop §3, §5. */
import { readKey } from "../../../api/batches.ts";
import { printBatches as resource } from "../../../resources/print_batches.ts";
import { recordsById } from "../../entity/record_store.ts";
import { batched, batchedAsked } from "../../batch.ts";
import type { Module } from "../../fields.ts";
import { timelinesOf } from "../../lifecycle/timeline_store.ts";
import { listOf } from "../../list_resolver.ts";
import { unitsFor } from "../units/parts_store.ts";
import { fileRoute } from "./file_route.ts";
import { batchGroups, waitingOfGroup } from "./groups_store.ts";
import { factsOfBatch, movePrintBatch } from "./lifecycle.ts";
import { getPrintBatchById, makePrintBatch } from "./make.ts";
import { batchesList, unitIdsIn } from "./store.ts";

const { list, count } = listOf(resource, batchesList);

export const batches: Module = {
  queries: {
    printBatches: list,
    printBatchesCount: count,
    getPrintBatchById,
    async batchWaiting({ group_key }, { db }) {
      const key = readKey(group_key);
      return key ? await waitingOfGroup(db.read, key) : [];
    },
    batchGroups: (_args, { db, settings }) => batchGroups(db.read, settings.timeZone),
  },
  routes: [fileRoute],
  mutations: { makePrintBatch, movePrintBatch },
  fields: {
    PrintBatch: {
      units: batchedAsked(unitsFor("batch_id"), []),
      unit_ids: (parent, { db }) => unitIdsIn(db.read, String(parent["_id"])),
      timeline: batched(timelinesOf("printBatches"), []),
      async facts(parent, context) {
        const id = String(parent["_id"]);
        const row = (await recordsById(context.db.read, batchesList, [id], context)).get(id);
        return row ? factsOfBatch(row) : null;
      },
    },
  },
};
