/** Compares a table of counted or received blanks with the stock, for both the preview and the job. */
import type { StockDiff, StockDiffRow, StockRowInput } from "../../../../api/generated/schema.ts";
import type { Reader } from "../../../db/database.ts";
import { foldCase } from "../../../entity/record_store.ts";
import { reservedLast } from "./count_store.ts";
import { itemsBySkus, shelvesAt } from "./diff_store.ts";
import { stockAfter, stockProblem } from "./move.ts";

/** Maximum number of rows that name the units losing their blank, and of units that one row names. */
const MAX_NAMED_ROWS = 50;
const MAX_NAMED = 20;

export interface StockTable {
  readonly location: string;
  readonly kind: string;
  readonly rows: readonly StockRowInput[];
}

export async function stockDiffOf(reader: Reader, { location, kind, rows }: StockTable): Promise<StockDiff> {
  const keys = rows.map(({ sku }) => foldCase(sku));
  const items = new Map((await itemsBySkus(reader, [...new Set(keys)])).map((item) => [item.sku_key, item]));
  const ids = [...items.values()].map(({ _id }) => _id);
  const shelves = new Map((await shelvesAt(reader, location, ids)).map((row) => [row.item_id, row]));
  const seen = new Set<string>();
  const found = rows.map(({ sku, count }, at): StockDiffRow => {
    const item = items.get(keys[at] ?? "");
    if (!item) return { ...NOTHING, sku, will: 0, problem: "unknown" };
    const isDouble = seen.has(item._id);
    seen.add(item._id);
    const shelf = shelves.get(item._id);
    const will = stockAfter(kind, shelf?.on_hand ?? 0, count);
    const reserved = shelf?.reserved ?? 0;
    return {
      sku: item.sku,
      item_id: item._id,
      name: [item.title, item.variant].filter(Boolean).join(" · "),
      was: shelf?.on_hand ?? null,
      will,
      reserved,
      short_count: Math.max(0, reserved - will),
      short: [],
      problem: isDouble ? "double" : stockProblem(will) ?? "",
    };
  });
  const named = found.filter(({ problem, short_count }) => problem === "" && short_count > 0);
  for (const row of named.slice(0, MAX_NAMED_ROWS)) {
    const shelf = { location_id: location, item_id: row.item_id ?? "" };
    const units = await reservedLast(reader, shelf, Math.min(row.short_count, MAX_NAMED));
    row.short = units.map(({ code }) => code);
  }
  return { rows: found, short: named.reduce((sum, { short_count }) => sum + short_count, 0) };
}

const NOTHING = { item_id: null, name: "", was: null, reserved: 0, short_count: 0, short: [] };
