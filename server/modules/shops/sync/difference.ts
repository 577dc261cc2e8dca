/** Compares an order of a shop with ours, without reading the database. */
import { type OrderTextField, orderTextsIn } from "../../../../api/orders/order_texts.ts";
import { bareNumber } from "../../../../api/orders/shop_numbers.ts";
import { editableParts } from "../../../../machines/lifecycles/orders/order_parts.ts";
import type { LineRow, OrderRow } from "../../orders/orders/rows.ts";
import type { RewrittenLine } from "../../orders/orders/rewrite.ts";
import type { ContentLine, ShopContent } from "./content.ts";
import type { NewShopOrder, ShopOrderRow } from "./store.ts";

/** Our order line for each line of the shop. */
type Pairs = Readonly<Record<string, string>>;

const NOTHING = "{}";

export const appliedContent = ({ applied }: Pick<ShopOrderRow, "applied">): ShopContent | null =>
  applied === NOTHING ? null : JSON.parse(applied) as ShopContent;

/** Pairs the lines of a draft that was made from this content: both have the same sequence. */
export const pairLines = ({ lines }: ShopContent, ours: readonly string[]): Pairs =>
  Object.fromEntries(lines.flatMap(({ shop_line_id }, index) => {
    const id = ours[index];
    return id ? [[shop_line_id, id]] : [];
  }));

/** Pairs the shop's lines with those of our order from a file or a person, by SKU and then by quantity. */
function matchLines({ lines }: ShopContent, ours: readonly LineRow[]): Pairs {
  const left = new Set(ours);
  // TikTok's lines are named by the id of their SKU, which is the key of a line whose SKU is not mapped.
  const isItem = (line: ContentLine, own: LineRow) =>
    own.sku === line.sku || own.external_sku === line.sku || own.external_sku === line.shop_line_id ||
    own.sku === line.shop_line_id;
  return Object.fromEntries(lines.flatMap((line) => {
    const alike = [...left].filter((own) => isItem(line, own));
    const own = alike.find(({ quantity }) => quantity === line.quantity) ?? alike[0];
    if (!own) return [];
    left.delete(own);
    return [[line.shop_line_id, own._id]];
  }));
}

const ADDRESS = orderTextsIn("address").filter((field) => field !== "email" && field !== "phone");

export interface OrderDifference {
  readonly words: Partial<Record<OrderTextField, string>>;
  /** True if a line was added or removed, or has another item or quantity. */
  readonly hasNewLines: boolean;
}

/** Returns what the shop changed since `before` and our order lacks, not what only a person changed. */
export function differenceOf(
  before: ShopContent | null,
  after: ShopContent,
  own: OrderRow,
  ours: readonly LineRow[],
  pairs: Pairs,
): OrderDifference {
  const fields = before
    ? (Object.keys(after.texts) as OrderTextField[]).filter((field) =>
      before.texts[field] !== after.texts[field]
    )
    : ADDRESS.filter((field) => after.texts[field] !== "");
  // The seller has chosen another method of ours for the same one of the shop, which only drafts follow.
  const isOurChoice = before?.method !== undefined && before.method === after.method &&
    !editableParts(own).lines;
  const changed = fields.filter((field) =>
    !(field === "shipping_method" && isOurChoice) &&
    meaningOf(field, own[field]) !== meaningOf(field, after.texts[field])
  );
  return {
    words: Object.fromEntries(changed.map((field) => [field, after.texts[field]])),
    hasNewLines: before
      ? keyOfLines(before) !== keyOfLines(after)
      : Object.keys(pairs).length !== after.lines.length || ours.length !== after.lines.length ||
        after.lines.some(({ shop_line_id, quantity }) =>
          ours.find(({ _id }) => _id === pairs[shop_line_id])?.quantity !== quantity
        ),
  };
}

const meaningOf = (field: OrderTextField, text: string): string =>
  field === "external_number" ? bareNumber(text) : text.trim().toLowerCase();

const keyOfLines = ({ lines }: ShopContent): string =>
  JSON.stringify(lines.map(({ shop_line_id, sku, quantity }) => [shop_line_id, sku, quantity]).toSorted());

export const isNoDifference = ({ words, hasNewLines }: OrderDifference): boolean =>
  !hasNewLines && Object.keys(words).length === 0;

/** Returns the columns that link a shop's order to ours, which a file, a push or a person made. */
export function linkOrder(
  content: ShopContent,
  own: OrderRow,
  ours: readonly LineRow[],
): Pick<NewShopOrder, "status" | "reason" | "applied" | "proposal" | "lines"> {
  const pairs = matchLines(content, ours);
  const lines = JSON.stringify(pairs);
  const text = JSON.stringify(content);
  return isNoDifference(differenceOf(null, content, own, ours, pairs))
    ? { status: "Made", reason: "", applied: text, proposal: NOTHING, lines }
    : { status: "Different", reason: "linked", applied: NOTHING, proposal: text, lines };
}

/**
 * Returns our lines after a change. An item that a person chose is kept unless the shop changed the item;
 * lines that only our order has are kept unless the shop's content was never applied.
 */
export function linesAfter(
  before: ShopContent | null,
  after: ShopContent,
  ours: readonly LineRow[],
  pairs: Pairs,
  currency: string,
): readonly RewrittenLine[] {
  const declared_currency = after.currency === currency ? "" : after.currency;
  const paired = new Set(Object.values(pairs));
  const fromShop = after.lines.map((line): RewrittenLine => {
    const { shop_line_id, sku, title, variant, quantity, declared_minor } = line;
    const own = ours.find(({ _id }) => _id === pairs[shop_line_id]);
    const isSameItem = own !== undefined &&
      (before?.lines.find((each) => each.shop_line_id === shop_line_id)?.sku ?? sku) === sku;
    return {
      line_id: own?._id,
      sku: isSameItem ? own.sku : sku,
      title,
      variant,
      quantity,
      declared_minor,
      declared_currency,
    };
  });
  const ofOurs = ours.filter(({ _id }) => before !== null && !paired.has(_id))
    .map(({ _id, sku, quantity }): RewrittenLine => ({ line_id: _id, sku, quantity }));
  return [...fromShop, ...ofOurs];
}
