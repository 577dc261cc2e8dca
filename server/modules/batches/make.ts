/** `makePrintBatch`: garments of a group that somebody picked, or its most urgent ones, become one batch. */
import { readKey } from "../../../api/batches.ts";
import { printBatchInput } from "../../../api/inputs/print_batch.ts";
import { says } from "../../../api/inputs/read.ts";
import { nextCodes } from "../../codes.ts";
import { derived } from "../../entity/columns.ts";
import { defineEntity } from "../../entity/entity.ts";
import { illegal } from "../../entity/refusals.ts";
import { stampOf } from "../../mutate.ts";
import { batchGroups, unitsOfGroup } from "./groups_store.ts";
import { batchesList, putInBatch, viewOf } from "./store.ts";

export const batch = defineEntity({
  noun: "PrintBatch",
  entity: "printBatches",
  called: "print batch",
  source: batchesList,
  view: viewOf,
  seller: () => null,
  name: "title",
  input: printBatchInput,
  columns: { title: derived<string>(""), color: derived<string>("") },
  search: ["title", "color"],
  once: ["code", "location_id", "method", "group_key", "status", "maker"],
  async begin({ input, tx, context }) {
    const key = readKey(input.group_key ?? "");
    const code = input.group_key ? says("unknown") : says("required");
    if (!key) throw batch.badInput([{ path: "group_key", code }]);
    const [number = ""] = await nextCodes(tx, "batches", 1);
    const { location_id, method } = key;
    const { actor } = stampOf(context);
    return {
      code: number,
      location_id,
      method,
      group_key: input.group_key ?? "",
      status: "Open",
      maker: actor._id,
    };
  },
  async follow({ group_key }, { tx, context }) {
    const group = (await batchGroups(tx, context.settings.timeZone)).find(({ key }) => key === group_key);
    return { title: group?.title ?? "", color: group?.color ?? "" };
  },
  // What somebody else took meanwhile is in their batch.
  async problems({ group_key }, { tx, input }) {
    const key = readKey(group_key);
    const picked = input.unit_ids ?? [];
    const found = key === null ? [] : await unitsOfGroup(tx, key, picked);
    const gone = picked.flatMap((id, at) =>
      found.includes(id) ? [] : [{ path: `unit_ids.${at}`, code: says("unknown") }]
    );
    if (picked.length > 0 && key !== null) return gone;
    return found.length > 0 ? [] : [{ path: "group_key", code: says("unknown") }];
  },
  // Its files may be at the printer: garments leave it by their own steps.
  mayChange() {
    throw illegal("batchFixed");
  },
  async afterwards(_id, { group_key }, { tx, context, input }) {
    const key = readKey(group_key);
    if (key) await putInBatch(tx, await unitsOfGroup(tx, key, input.unit_ids ?? []), _id, context.now());
  },
});
