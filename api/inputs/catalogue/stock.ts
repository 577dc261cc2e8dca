import {
  array,
  check,
  forward,
  type GenericSchema,
  maxLength,
  nullish,
  object,
  picklist,
  pipe,
} from "valibot";
import type { StockInput, StockMoveInput, StockTableInput } from "../../generated/schema.ts";
import { MAX_STOCK, MAX_STOCK_ROWS, STOCK_IMPORTS, STOCK_WRITES } from "../../catalogue/stock.ts";
import { whole } from "../numbers.ts";
import type { JobFields } from "../desk/job.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const ID = 64;
const REASON = 200;
const SKU = 64;

export const stockInput = object({
  location_id: nullish(requiredLine(ID)),
  item_id: nullish(requiredLine(ID)),
  low_at: nullish(whole(0, MAX_STOCK)),
}) satisfies GenericSchema<unknown, StockInput>;

export const stockMoveInput = pipe(
  object({
    location_id: requiredLine(ID),
    item_id: requiredLine(ID),
    kind: picklist(STOCK_WRITES, says("unknown")),
    count: whole(-MAX_STOCK, MAX_STOCK),
    reason: nullish(line(REASON)),
  }),
  forward(check(({ kind, count }) => kind === "adjust" || count >= 0, says("badNumber")), ["count"]),
  forward(check(({ kind, reason }) => kind !== "adjust" || Boolean(reason), says("required")), ["reason"]),
) satisfies GenericSchema<unknown, StockMoveInput>;

const row = object({ sku: requiredLine(SKU), count: whole(0, MAX_STOCK) });

export const stockTableInput = object({
  location: requiredLine(ID),
  kind: picklist(STOCK_IMPORTS, says("unknown")),
  reason: nullish(line(REASON)),
  rows: pipe(array(row, says("invalid")), maxLength(MAX_STOCK_ROWS, says("tooMany"))),
}) satisfies GenericSchema<unknown, StockTableInput>;

export const stockFields = { stock: nullish(stockTableInput) } satisfies JobFields;
