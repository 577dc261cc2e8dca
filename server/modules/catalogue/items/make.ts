import { ART, MAX_VARIANTS, variantText } from "../../../../api/catalogue/catalogue.ts";
import type { InputProblem } from "../../../../api/errors.ts";
import { itemInput } from "../../../../api/inputs/catalogue/item.ts";
import { says } from "../../../../api/inputs/read.ts";
import type { LevelPrice } from "../../../../api/catalogue/pricing.ts";
import { pairOf } from "../../../../api/catalogue/variants.ts";
import { ITEM_STATUSES } from "../../../../api/statuses.ts";
import { items } from "../../../../resources/catalogue/items.ts";
import type { Writer } from "../../../db/database.ts";
import { derivedColumn, json, number, reference, text, textOf } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { foldCase } from "../../../entity/record_store.ts";
import { illegal } from "../../../entity/refusals.ts";
import { recordEditorOf } from "../../desk/bulk/record_editor.ts";
import { isItem, isSubstituteInUse, productOf, requestRecheck, siblingsOf } from "./make_store.ts";
import { itemsList, type ShownItem, viewOf } from "./store.ts";

const IN_WORDS = { ...derivedColumn<string>(""), auditText: textOf };

export const item = defineEntity({
  noun: "Item",
  entity: "catalogueItems",
  called: "item",
  source: itemsList,
  view: viewOf,
  seller: () => null,
  name: "sku",
  input: itemInput,
  columns: {
    sku: text(),
    title: IN_WORDS,
    color: text(),
    size: text(),
    variant: derivedColumn<string>(""),
    price_minor: number(),
    prices: json("[]"),
    weight_g: number(),
    packed_l_mm: number(),
    packed_w_mm: number(),
    packed_h_mm: number(),
    art: text(ART[0]),
    substitute_id: reference(),
  },
  search: ["sku", "title", "color", "size"],
  once: ["product_id", "currency", "status"],
  begin: ({ input: { product_id }, context }) => ({
    product_id: product_id ?? "",
    currency: context.settings.currency,
    status: ITEM_STATUSES[0],
  }),
  required: ["product_id", "sku"],
  unique: { column: "sku", within: [], alike: true, key: "sku_key" },
  stored: ({ sku }) => ({ sku_key: foldCase(sku) }),
  async follow({ product_id, title, color, size }, { tx, before }) {
    const product = before ? null : await productOf(tx, product_id);
    return { title: product?.title ?? title, variant: variantText(color, size) };
  },
  async problems(next, { tx, before }) {
    const problems: InputProblem[] = [];
    if (!before && next.product_id !== "") {
      const product = await productOf(tx, next.product_id);
      if (!product) return [{ path: "product_id", code: says("unknown") }];
      if (product.status !== "Active") throw illegal("isProductActive");
    }
    const siblings = await siblingsOf(tx, next.product_id, before?._id ?? null);
    if (siblings.length >= MAX_VARIANTS) problems.push({ path: "product_id", code: says("tooMany") });
    const pair = pairOf(next);
    const isMoved = !before || pairOf(before) !== pair;
    if (isMoved && siblings.some((each) => pairOf(each) === pair)) {
      problems.push({ path: "size", code: says("taken") });
    }
    const isLost = next.substitute_id !== null && next.substitute_id !== before?.substitute_id &&
      !await isSubstitute(tx, next.substitute_id, before);
    return isLost ? [...problems, { path: "substitute_id", code: says("unknown") }] : problems;
  },
  // Drafts with the item may lack a print file or a price now, or no longer lack one.
  async afterwards(_id, next, { tx, before }) {
    const isOther = before && (before.art !== next.art || freeLevels(before) !== freeLevels(next));
    if (isOther) await requestRecheck(tx, [_id]);
  },
  async mayTrash(rows, _context, tx) {
    if (await isSubstituteInUse(tx, rows.map(({ _id }) => _id))) throw illegal("itemInUse");
  },
  referrers: {
    "order_lines.item_id": "itemInUse",
    "sku_map.item_id": "itemInUse",
    "stock.item_id": "itemInUse",
    "tiktok_lines.item_id": "itemInUse",
    "item_rechecks.item_id": "deleted",
    "production_costs.item_id": "deleted",
    "items.substitute_id": "emptied",
  },
});

/** Returns the levels whose price is 0, at which the item cannot be ordered. */
const freeLevels = ({ price_minor, prices }: Pick<ShownItem, "price_minor" | "prices">): string =>
  [{ level: 0, price_minor }, ...JSON.parse(prices) as readonly LevelPrice[]]
    .filter((each) => each.price_minor === 0).map(({ level }) => level).join();

export const editedItems = recordEditorOf(items, item);

async function isSubstitute(tx: Writer, id: string, of: ShownItem | null): Promise<boolean> {
  if (id === of?._id) return false;
  return await isItem(tx, id);
}
