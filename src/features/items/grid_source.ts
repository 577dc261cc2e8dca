/** The items that a grid shows: some by their ids, or all of a product; and what its texts are to the API. */
import { MAX_PAGE_SIZE } from "../../../api/constants.ts";
import type { InputProblem } from "../../../api/errors.ts";
import { GridItems } from "../../../api/generated/operations/items.ts";
import { itemInput } from "../../../api/inputs/item.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { decimalText, exactUnits, exponentOf } from "../../../api/money.ts";
import type { Operation } from "../../../api/operation.ts";
import type { GridColumn, GridTable, RowEdit } from "../../../machines/grid_table.ts";
import type { AnswerSource } from "../../engine/wiring/answer.ts";
import { ask } from "../../lib/client.ts";

type DataOf<O> = O extends Operation<infer _, infer Data> ? Data : never;
export type GridItem = DataOf<typeof GridItems>["catalogueItems"][number];

export const ITEM_COLUMNS = [
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

export interface GridAsked {
  readonly ids: readonly string[];
  /** Id of a product; empty where the items are named. */
  readonly product: string;
}

interface Answer {
  readonly items: readonly GridItem[];
}

/** All of them: a product may have more than one page. */
export const gridSource = ({ ids, product }: GridAsked): AnswerSource<Answer> => ({
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
      if (outcome.data.catalogueItems.length < MAX_PAGE_SIZE) return { ok: true, data: { items } };
    }
  },
});

export const tableOf = (items: readonly GridItem[], currency: string): GridTable => ({
  columns: ITEM_COLUMNS,
  currency,
  rows: items.map((item) => ({
    _id: item._id,
    version: item.version,
    cells: ITEM_COLUMNS.map(({ key, kind }) =>
      kind === "money" ? decimalText(item.price_minor, currency) : String(item[key])
    ),
  })),
});

/** A number as it is typed; what is none is for the API's own schema to refuse. */
function valueOf({ kind }: GridColumn, text: string, currency: string): unknown {
  if (kind === "money") return exactUnits(text, exponentOf(currency)) ?? text;
  return kind === "number" && /^\d{1,9}$/.test(text) ? Number(text) : text;
}

/** What changes of an item, as its form would send it. */
export const paramsOf = ({ cells }: RowEdit, currency: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(cells.map(({ column, after }) => [column.key, valueOf(column, after, currency)]));

export interface ItemProblem extends InputProblem {
  readonly _id: string;
}

/** What the API would refuse, by the schema that it reads. */
export const problemsOf = (changes: readonly RowEdit[], currency: string): readonly ItemProblem[] =>
  changes.flatMap((edit) => {
    const read = readInput(itemInput, paramsOf(edit, currency));
    return read.ok ? [] : read.problems.map((problem) => ({ ...problem, _id: edit.row._id }));
  });
