import { MAX_PAGE_SIZE } from "../../../../api/constants.ts";
import type { InputProblem } from "../../../../api/errors.ts";
import { GridItems } from "../../../../api/generated/operations/items.ts";
import { itemInput } from "../../../../api/inputs/catalogue/item.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { decimalText, exponentOf } from "../../../../api/money.ts";
import { exactUnits } from "../../../../api/typed_amount.ts";
import { levelField, levelIn, pricesInText } from "../../../../api/catalogue/pricing.ts";
import { bySize } from "../../../../api/catalogue/sizes.ts";
import type { DataOf } from "../../../../api/operation.ts";
import type { GridColumn, GridTable, RowEdit } from "../../../../machines/grid_table.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";

export type GridItem = DataOf<typeof GridItems>["catalogueItems"][number];

/** The prices by level are the columns after this one. */
const PRICE = "price_minor";
const ITEM_COLUMNS = [
  { key: "sku", kind: "fixed" },
  { key: "title", kind: "fixed" },
  { key: "color", kind: "text" },
  { key: "size", kind: "text" },
  { key: "price_minor", kind: "money" },
  { key: "weight_g", kind: "number" },
  { key: "packed_l_mm", kind: "number" },
  { key: "packed_w_mm", kind: "number" },
  { key: "packed_h_mm", kind: "number" },
] as const satisfies readonly (GridColumn & { readonly key: keyof GridItem })[];

export interface GridQuery {
  readonly ids: readonly string[];
  /** Id of a product; empty if `ids` names the items. */
  readonly product: string;
}

interface Answer {
  readonly items: readonly GridItem[];
}

/** Loads every page, since a product's items may fill more than one. */
export const gridSource = ({ ids, product }: GridQuery): AnswerSource<Answer> => ({
  name: `items.grid.${product}.${ids.join(",")}`,
  entities: ["catalogueItems"],
  debounceMs: 0,
  async ask(options) {
    const items: GridItem[] = [];
    const which = product === "" ? { ids } : { product: [product] };
    for (let page = 1;; page++) {
      const outcome = await ask(GridItems, which, {
        ...options,
        page,
        perPage: MAX_PAGE_SIZE,
        background: true,
      });
      if (!outcome.ok) return { ok: false, failure: outcome.failure };
      items.push(...outcome.data.catalogueItems);
      if (outcome.data.catalogueItems.length < MAX_PAGE_SIZE) {
        return { ok: true, data: { items: items.toSorted(byColorAndSize) } };
      }
    }
  },
});

const byText = (a: string, b: string): number => a === b ? 0 : a < b ? -1 : 1;

/** Sorts by title, then like the matrix of a product: by color, then by size from small to large. */
export const byColorAndSize = (a: GridItem, b: GridItem): number =>
  byText(a.title, b.title) || byText(a.color, b.color) || bySize(a.size, b.size);

const columnsFor = (levels: readonly number[]): readonly GridColumn[] =>
  ITEM_COLUMNS.flatMap((column) =>
    column.key === PRICE
      ? [column, ...levels.map((level): GridColumn => ({ key: levelField(level), kind: "money" }))]
      : [column]
  );

export const levelsOf = (items: readonly GridItem[]): readonly number[] =>
  [...new Set(items.flatMap(({ level_prices }) => [...pricesInText(level_prices).keys()]))]
    .sort((a, b) => a - b);

/** @param levels Each VIP level has a column; a cell is empty if the item has no price for the level. */
export function tableOf(
  items: readonly GridItem[],
  currency: string,
  levels: readonly number[] = levelsOf(items),
): GridTable {
  const columns = columnsFor(levels);
  return {
    columns,
    currency,
    rows: items.map((item) => {
      const amounts = new Map([
        [PRICE, decimalText(item.price_minor, currency)],
        ...[...pricesInText(item.level_prices)].map(([level, text]): [string, string] => [
          levelField(level),
          text,
        ]),
      ]);
      const textOf = ({ key, kind }: GridColumn): string =>
        kind === "money" ? amounts.get(key) ?? "" : String(item[key as keyof GridItem]);
      return { _id: item._id, version: item.version, cells: columns.map(textOf) };
    }),
  };
}

/** Returns the value of a cell. An invalid number stays a text, which the API's input schema refuses. */
function valueOf({ kind }: GridColumn, text: string, currency: string): unknown {
  if (kind === "money") return exactUnits(text, exponentOf(currency)) ?? text;
  return kind === "number" && /^\d{1,9}$/.test(text) ? Number(text) : text;
}

/** Returns the changes of an item as its form would send them. One changed level sends the prices of all. */
export function paramsOf({ row, cells }: RowEdit, { columns, currency }: GridTable) {
  const plain = cells.filter(({ column }) => levelIn(column.key) === null);
  const params = Object.fromEntries(
    plain.map(({ column, after }) => [column.key, valueOf(column, after, currency)]),
  );
  if (plain.length === cells.length) return params;
  const edited = new Map(cells.map(({ column, after }) => [column.key, after]));
  const prices = columns.flatMap((column, at) => {
    const level = levelIn(column.key);
    const text = edited.get(column.key) ?? row.cells[at] ?? "";
    return level === null || text === "" ? [] : [{ level, price_minor: valueOf(column, text, currency) }];
  });
  return { ...params, prices };
}

export interface ItemProblem extends InputProblem {
  readonly _id: string;
}

export const problemsOf = (changes: readonly RowEdit[], table: GridTable): readonly ItemProblem[] =>
  changes.flatMap((edit) => {
    const params = paramsOf(edit, table);
    const read = readInput(itemInput, params);
    return read.ok ? [] : read.problems.map((problem) => ({
      ...problem,
      path: columnOf(problem.path, params["prices"] as readonly { readonly level: number }[]),
      _id: edit.row._id,
    }));
  });

/** Returns the column of a path: for `prices.1.price_minor` the column of the level of `prices[1]`. */
function columnOf(path: string, prices: readonly { readonly level: number }[] = []): string {
  const at = /^prices\.(\d+)/.exec(path)?.[1];
  const level = prices[Number(at ?? -1)]?.level;
  return level === undefined ? path : levelField(level);
}
