import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import { stockInput, stockMoveInput, stockTableInput } from "../../../../api/inputs/catalogue/stock.ts";
import { readInput, says } from "../../../../api/inputs/read.ts";
import type { Writer } from "../../../db/database.ts";
import { number } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { recordsById } from "../../../entity/record_store.ts";
import { mutation, type QueryField } from "../../../fields.ts";
import { stampOf } from "../../../mutate.ts";
import { isLocation } from "../locations/parts_store.ts";
import { isItem } from "../items/make_store.ts";
import { isCounted } from "./count_store.ts";
import { stockList, type StockRow, viewOf } from "./list_store.ts";
import { stockDiffOf } from "./diff.ts";
import { moveShelf } from "./move.ts";

async function placeProblems(
  tx: Writer,
  { location_id, item_id }: Pick<StockRow, "location_id" | "item_id">,
) {
  const problems: InputProblem[] = [];
  if (!await isLocation(tx, location_id)) problems.push({ path: "location_id", code: says("unknown") });
  if (!await isItem(tx, item_id)) problems.push({ path: "item_id", code: says("unknown") });
  return problems;
}

export const stockEntity = defineEntity({
  noun: "Stock",
  entity: "stock",
  called: "stock",
  source: stockList,
  view: viewOf,
  seller: () => null,
  name: "low_at",
  input: stockInput,
  columns: { low_at: number() },
  once: ["location_id", "item_id"],
  begin: ({ input: { location_id, item_id } }) => ({
    location_id: location_id ?? "",
    item_id: item_id ?? "",
  }),
  required: ["location_id", "item_id"],
  async problems({ location_id, item_id }, { tx, before }) {
    if (before || location_id === "" || item_id === "") return [];
    const problems = await placeProblems(tx, { location_id, item_id });
    const isThere = await isCounted(tx, { location_id, item_id });
    return isThere ? [...problems, { path: "item_id", code: says("taken") }] : problems;
  },
});

const refused = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot keep the stock: a value is missing or wrong", { problems });

export const makeStockMove = mutation<"makeStockMove">(async (tx, { params }, context) => {
  const read = readInput(stockMoveInput, params);
  if (!read.ok) throw refused(inParams(read.problems));
  const request = { ...read.value, reason: read.value.reason ?? "" };
  const wrong = await placeProblems(tx, request);
  if (wrong.length > 0) throw refused(inParams(wrong));
  const done = await moveShelf(tx, request, { stamp: stampOf(context), action: "makeStockMove" });
  if (typeof done === "string") throw refused(inParams([{ path: "count", code: says(done) }]));
  const row = (await recordsById(tx, stockList, [done._id], context)).get(done._id);
  if (!row) throw new Error("Cannot answer with the stock: expected to find what was just written");
  return { result: { stock: { ...viewOf(row), moves: [] }, short: [...done.short] }, audit: [done.audit] };
});

export const stockDiff: QueryField<"stockDiff"> = async ({ table }, { db }) => {
  const read = readInput(stockTableInput, table);
  if (!read.ok) throw refused(read.problems.map((each) => ({ ...each, path: `table.${each.path}` })));
  if (!await isLocation(db.read, read.value.location)) {
    throw refused([{ path: "table.location", code: says("unknown") }]);
  }
  return await stockDiffOf(db.read, read.value);
};

const inParams = (problems: readonly InputProblem[]) =>
  problems.map((each) => ({ ...each, path: each.path === "" ? "params" : `params.${each.path}` }));
