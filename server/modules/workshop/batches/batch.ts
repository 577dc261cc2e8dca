/** Defines print batches: units of one group, or of several groups of the same location and method. */
import {
  type BatchGroupKey,
  commonOf,
  keyText,
  LIVE_BATCHES,
  mergedKey,
  readKey,
} from "../../../../api/workshop/batches.ts";
import type { BatchFacts, PrintBatchInput } from "../../../../api/generated/schema.ts";
import { printBatchInput } from "../../../../api/inputs/workshop/print_batch.ts";
import { says } from "../../../../api/inputs/read.ts";
import { entityOf } from "../../../../resources/define.ts";
import { printBatches } from "../../../../resources/workshop/print_batches.ts";
import { units } from "../../../../resources/workshop/units.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { derivedColumn } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import { stampOf } from "../../../mutate.ts";
import { batchesById, batchesList, type BatchRow, putInBatch, unitIdsIn, viewOf } from "./store.ts";
import { groupsByKey, unitsOfGroups } from "./waiting_store.ts";

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
  async problems(_next, { tx, input: { group_key, more_keys, unit_ids }, input }) {
    const unknown = (paths: readonly string[]) => paths.map((path) => ({ path, code: says("unknown") }));
    if (unit_ids && unit_ids.length > 0) {
      const found = await unitsOfGroups(tx, keysOf(input), unit_ids);
      return unknown(unit_ids.flatMap((id, at) => found.includes(id) ? [] : `unit_ids.${at}`));
    }
    const groups = await groupsByKey(tx, keysOf(input));
    const isGone = (text: string) => {
      const key = readKey(text);
      return !key || !groups.has(keyText(key));
    };
    const keys = [
      ["group_key", group_key ?? ""],
      ...more_keys?.map((key, at) => [`more_keys.${at}`, key]) ?? [],
    ];
    return unknown(keys.flatMap(([path = "", key = ""]) => isGone(key) ? path : []));
  },
  // A batch cannot be edited, because its files may be at the printer; units leave it by their own steps.
  mayChange() {
    throw illegal("batchFixed");
  },
  async afterwards(_id, _next, { tx, context, input }) {
    const units = await unitsOfGroups(tx, keysOf(input), input.unit_ids ?? []);
    await putInBatch(tx, units, _id, context.now());
  },
});

type Patch = Partial<Pick<BatchRow, "status" | "released_at">>;

export const batchLifecycle = defineLifecycle<"PrintBatch", BatchRow, BatchFacts, Patch>({
  resource: printBatches,
  called: "print batch",
  source: batchesList,
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
