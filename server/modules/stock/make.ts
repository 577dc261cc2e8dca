/** What a person writes of stock: from when on an item is counted, what came, and what is really there. */
import type { StockMoveInput } from "../../../api/generated/schema.ts";
import { ApiError, type InputProblem } from "../../../api/errors.ts";
import { stockInput, stockMoveInput } from "../../../api/inputs/stock.ts";
import { readInput, says } from "../../../api/inputs/read.ts";
import { MAX_STOCK } from "../../../api/stock.ts";
import type { Writer } from "../../db/database.ts";
import { number } from "../../entity/columns.ts";
import { defineEntity } from "../../entity/entity.ts";
import { getOf } from "../../entity/find.ts";
import { makeOf } from "../../entity/make.ts";
import { recordsById } from "../../entity/record_store.ts";
import { mutation } from "../../fields.ts";
import { stampOf } from "../../mutate.ts";
import { isLocation } from "../locations/parts_store.ts";
import { isItem } from "../items/make_store.ts";
import { unitsChanged } from "../units/store.ts";
import { beginStock, isCounted, reservedLast, stockAt, unreserve } from "./count_store.ts";
import { stockList, type StockRow, viewOf } from "./list_store.ts";
import { moveStock } from "./store.ts";

async function placeProblems(
  tx: Writer,
  { location_id, item_id }: Pick<StockRow, "location_id" | "item_id">,
) {
  const problems: InputProblem[] = [];
  if (!await isLocation(tx, location_id)) problems.push({ path: "location_id", code: says("unknown") });
  if (!await isItem(tx, item_id)) problems.push({ path: "item_id", code: says("unknown") });
  return problems;
}

const stock = defineEntity({
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

export const getStockById = getOf(stock);
export const makeStock = makeOf(stock);

const refused = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot keep the stock: a value is missing or wrong", { problems });

export const makeStockMove = mutation<"makeStockMove">(async (tx, { params }, context) => {
  const read = readInput(stockMoveInput, params);
  if (!read.ok) throw refused(inParams(read.problems));
  const asked: StockMoveInput = read.value;
  const { kind, count } = read.value;
  const reason = asked.reason ?? "";
  const wrong = await placeProblems(tx, asked);
  if (wrong.length > 0) throw refused(inParams(wrong));
  const at = context.now();
  await beginStock(tx, asked, at);
  const before = await stockAt(tx, asked);
  const after = kind === "count" ? count : before.on_hand + count;
  if (after < 0) throw refused(inParams([{ path: "count", code: says("belowZero") }]));
  if (after > MAX_STOCK) throw refused(inParams([{ path: "count", code: says("badNumber") }]));
  const stamp = { reason, actor_id: stampOf(context).actor._id, at };
  // Those that are due last wait: what is not there was promised to somebody.
  const short = await reservedLast(tx, asked, Math.max(0, before.reserved - after));
  if (short.length > 0) {
    await unreserve(tx, short.map(({ _id }) => _id), at);
    const moves = short.map(({ _id }) => ({ d_on_hand: 0, d_reserved: -1, unit_id: _id, unit_version: 0 }));
    await moved(tx, asked, moves, { ...stamp, kind: "release" });
  }
  const change = { d_on_hand: after - before.on_hand, d_reserved: 0, unit_id: null, unit_version: 0 };
  await moved(tx, asked, [change], { ...stamp, kind });
  const row = (await recordsById(tx, stockList, [before._id], context)).get(before._id);
  if (!row) throw new Error("Cannot answer with the stock: expected to find what was just written");
  const along = [...Map.groupBy(short, ({ seller_id }) => seller_id)]
    .flatMap(([seller_id, own]) => unitsChanged({ seller_id }, own.map(({ _id }) => _id)));
  const entry = {
    entity: "stock",
    entityId: row._id,
    sellerId: null,
    action: "makeStockMove",
    reason,
    changes: [
      { field: "kind", before: "", after: kind },
      { field: "on_hand", before: String(before.on_hand), after: String(after) },
      ...short.map(({ code }) => ({ field: "short", before: "", after: code })),
    ],
    along,
  };
  // Its moves are fetched where they are asked for.
  const result = { stock: { ...viewOf(row), moves: [] }, short: short.map(({ code }) => code) };
  return { result, audit: [entry] };
});

const inParams = (problems: readonly InputProblem[]) =>
  problems.map((each) => ({ ...each, path: each.path === "" ? "params" : `params.${each.path}` }));

async function moved(...asked: Parameters<typeof moveStock>): Promise<void> {
  if (await moveStock(...asked) === null) {
    throw new Error("Cannot move the stock: expected what was read in the same transaction");
  }
}
