/** `makePrintBatch`: makes one batch of units of a group, or of merged groups of one machine. */
import {
  type BatchGroupKey,
  commonOf,
  keyText,
  mergedKey,
  readKey,
} from "../../../../api/workshop/batches.ts";
import type { PrintBatchInput } from "../../../../api/generated/schema.ts";
import { printBatchInput } from "../../../../api/inputs/workshop/print_batch.ts";
import { says } from "../../../../api/inputs/read.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { derivedColumn } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import { stampOf } from "../../../mutate.ts";
import { groupsByKey, unitsOfGroups } from "./groups_store.ts";
import { batchesList, putInBatch, viewOf } from "./store.ts";

const keysOf = ({ group_key, more_keys }: PrintBatchInput): readonly BatchGroupKey[] =>
  [...new Set([group_key ?? "", ...more_keys ?? []])].flatMap((text) => readKey(text) ?? []);

export const batch = defineEntity({
  noun: "PrintBatch",
  entity: "printBatches",
  called: "print batch",
  source: batchesList,
  view: viewOf,
  seller: () => null,
  name: "title",
  input: printBatchInput,
  columns: { title: derivedColumn<string>(""), color: derivedColumn<string>("") },
  search: ["title", "color"],
  once: ["code", "location_id", "method", "group_key", "status", "maker"],
  async begin({ input, tx, context }) {
    const [first, ...more] = keysOf(input);
    const code = input.group_key ? says("unknown") : says("required");
    if (!first || !input.group_key) throw batch.badInput([{ path: "group_key", code }]);
    const [number = ""] = await nextCodes(tx, "batches", 1);
    const { location_id, method } = first;
    const { actor } = stampOf(context);
    return {
      code: number,
      location_id,
      method,
      group_key: keyText(mergedKey(first, more)),
      status: "Open",
      maker: actor._id,
    };
  },
  async follow(_next, { tx, input }) {
    const groups = [...(await groupsByKey(tx, keysOf(input))).values()];
    return {
      title: commonOf(groups.map(({ title }) => title)),
      color: commonOf(groups.map(({ color }) => color)),
    };
  },
  async problems(_next, { tx, input }) {
    const picked = input.unit_ids ?? [];
    if (picked.length > 0) {
      const found = await unitsOfGroups(tx, keysOf(input), picked);
      return picked.flatMap((id, at) =>
        found.includes(id) ? [] : [{ path: `unit_ids.${at}`, code: says("unknown") }]
      );
    }
    const groups = await groupsByKey(tx, keysOf(input));
    const isGone = (text: string) => {
      const key = readKey(text);
      return key === null || !groups.has(keyText(key));
    };
    return [
      ...isGone(input.group_key ?? "") ? [{ path: "group_key", code: says("unknown") }] : [],
      ...(input.more_keys ?? []).flatMap((text, at) =>
        isGone(text) ? [{ path: `more_keys.${at}`, code: says("unknown") }] : []
      ),
    ];
  },
  // Its files may be at the printer: units leave it by their own steps.
  mayChange() {
    throw illegal("batchFixed");
  },
  async afterwards(_id, _next, { tx, context, input }) {
    const units = await unitsOfGroups(tx, keysOf(input), input.unit_ids ?? []);
    await putInBatch(tx, units, _id, context.now());
  },
});
