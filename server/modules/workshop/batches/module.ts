import { batchFileName, readKey } from "../../../../api/workshop/batches.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { printBatches as resource } from "../../../../resources/workshop/print_batches.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { illegal } from "../../../entity/refusals.ts";
import { batchField, batchSelection } from "../../../graphql/batch.ts";
import { HttpError } from "../../../http/errors.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { unitFiles } from "../../catalogue/prints/unit_files.ts";
import { unitsFor } from "../units/parts_store.ts";
import { batch, batchLifecycle } from "./batch.ts";
import { batchUnitsJob } from "./batch_job.ts";
import { batchesById, batchesList, mergedKeys, unitIdsIn } from "./store.ts";
import { batchGroups, waitingOfGroups } from "./waiting_store.ts";

export const batches: Module = {
  jobKinds: [batchUnitsJob],
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
  routes: [{ method: "GET", path: "/batches/file", rule: resource.rule, handle: sendFiles }],
  fields: {
    PrintBatch: {
      units: batchSelection(unitsFor("batch_id"), []),
      unit_ids: (parent, { db }) => unitIdsIn(db.read, String(parent["_id"])),
      more_keys: batchField((reader, _scope, ids) => mergedKeys(reader, ids), []),
    },
  },
};

/** `GET {api}/batches/file?id=ID&per=unit`: the printer's files of a released batch. */
async function sendFiles(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const _id = query.get("id") ?? "";
  const found = (await batchesById(context.db.read, [_id])).get(_id);
  if (!found) throw new HttpError(404, "NOT_FOUND", REASONS.notFound);
  const { code, released_at } = found;
  if (released_at === null) throw illegal("wrongState");
  const name = batchFileName(code, released_at, context.settings.timeZone);
  const ids = await unitIdsIn(context.db.read, _id);
  return await unitFiles(context, { ids, name, field: "batches.file", reason: code, query });
}
