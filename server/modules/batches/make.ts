/** `makePrintBatch`: the most urgent garments of a group become one batch. */
import { readKey } from "../../../api/batches.ts";
import { printBatchInput } from "../../../api/inputs/print_batch.ts";
import { says } from "../../../api/inputs/read.ts";
import { nextCodes } from "../../codes.ts";
import { derived } from "../../entity/columns.ts";
import { defineEntity } from "../../entity/entity.ts";
import { getOf } from "../../entity/find.ts";
import { makeOf } from "../../entity/make.ts";
import { illegal } from "../../entity/refusals.ts";
import { stampOf } from "../../mutate.ts";
import { batchGroups, unitsOfGroup } from "./groups_store.ts";
import { batchesList, putInBatch, viewOf } from "./store.ts";

const batch = defineEntity({
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
  async follow({ group_key }, { tx }) {
    const group = (await batchGroups(tx)).find(({ key }) => key === group_key);
    return { title: group?.title ?? "", color: group?.color ?? "" };
  },
  // What somebody else took meanwhile is in their batch.
  async problems({ group_key }, { tx }) {
    const key = readKey(group_key);
    const waits = key !== null && (await unitsOfGroup(tx, key)).length > 0;
    return waits ? [] : [{ path: "group_key", code: says("unknown") }];
  },
  // Its files may be at the printer: garments leave it by their own steps.
  mayChange() {
    throw illegal("batchFixed");
  },
  async afterwards(_id, { group_key }, { tx, context }) {
    const key = readKey(group_key);
    if (key) await putInBatch(tx, await unitsOfGroup(tx, key), _id, context.now());
  },
});

export const getPrintBatchById = getOf(batch);
export const makePrintBatch = makeOf(batch);
