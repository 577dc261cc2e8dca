import { readKey } from "../../../../api/workshop/batches.ts";
import { printBatches as resource } from "../../../../resources/workshop/print_batches.ts";
import { batchField, batchSelection } from "../../../graphql/batch.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { unitsFor } from "../units/parts_store.ts";
import { fileRoute } from "./file_route.ts";
import { batchGroups, waitingOfGroups } from "./groups_store.ts";
import { batchLifecycle } from "./lifecycle.ts";
import { batch } from "./make.ts";
import { pickKind } from "./batch_job.ts";
import { batchesList, mergedKeys, unitIdsIn } from "./store.ts";

export const batches: Module = {
  jobKinds: [pickKind],
  lists: [listOf(resource, batchesList)],
  entities: [batch],
  lifecycles: [batchLifecycle],
  queries: {
    batchWaiting({ group_key, more_keys }, { db }) {
      const keys = [group_key, ...more_keys ?? []].flatMap((text) => readKey(text) ?? []);
      return waitingOfGroups(db.read, keys);
    },
    batchGroups: (_args, { db, settings }) => batchGroups(db.read, settings.timeZone),
  },
  routes: [fileRoute],
  fields: {
    PrintBatch: {
      units: batchSelection(unitsFor("batch_id"), []),
      unit_ids: (parent, { db }) => unitIdsIn(db.read, String(parent["_id"])),
      more_keys: batchField((reader, _scope, ids) => mergedKeys(reader, ids), []),
    },
  },
};
