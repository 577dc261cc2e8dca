/** `itemsPreview` and `makeItems`: create items for every color in every size. Source: docs/requirements.md S2.22. */
import { MAX_VARIANTS, variantText } from "../../../../api/catalogue/catalogue.ts";
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import type { ItemInput, ItemPreview } from "../../../../api/generated/schema.ts";
import { colorOrSize, itemsInput } from "../../../../api/inputs/catalogue/item.ts";
import { readInput, says } from "../../../../api/inputs/read.ts";
import { sku as skuInput } from "../../../../api/inputs/catalogue/sku.ts";
import { pairOf, type Variant, variantsOf, wordsIn } from "../../../../api/catalogue/variants.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { allOf } from "../../../entity/find.ts";
import { foldCase, insertRecord } from "../../../entity/record_store.ts";
import { illegal, notFoundOf } from "../../../entity/refusals.ts";
import { mutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { item } from "./make.ts";
import { productOf, siblingsOf, takenKeys } from "./make_store.ts";
import { viewOf } from "./store.ts";

const refused = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot make the items: a value is missing or wrong", { problems });
const inParams = ({ path, ...rest }: InputProblem): InputProblem => ({ path: `params.${path}`, ...rest });

interface VariantsRequest {
  readonly product: { readonly _id: string; readonly code: string; readonly title: string };
  readonly variants: readonly ItemPreview[];
  readonly common: ItemInput;
}

/** @throws {ApiError} NOT_FOUND, BAD_INPUT, ILLEGAL_TRANSITION */
async function readRequest(reader: Reader, id: string, params: unknown): Promise<VariantsRequest> {
  const read = readInput(itemsInput, params);
  if (!read.ok) throw refused(read.problems.map(inParams));
  const product = await productOf(reader, id);
  if (!product) throw notFoundOf("product")();
  if (product.status !== "Active") throw illegal("isProductActive");
  const colors = wordsIn(read.value.colors ?? "");
  const sizes = wordsIn(read.value.sizes ?? "", true);
  const wanted = variantsOf(product.code, colors, sizes);
  if (!wanted) {
    const code = colors.length + sizes.length === 0 ? says("required") : says("tooMany");
    throw refused([{ path: "params.colors", code }]);
  }
  const tooLong = [["colors", colors], ["sizes", sizes]] as const;
  for (const [path, words] of tooLong) {
    if (words.some(({ name }) => !readInput(colorOrSize, name).ok)) {
      throw refused([{ path: `params.${path}`, code: says("tooLong") }]);
    }
  }
  if (wanted.some(({ sku }) => !readInput(skuInput, sku).ok)) {
    throw refused([{ path: "params.colors", code: says("tooLong") }]);
  }
  const { colors: _, sizes: __, ...common } = read.value;
  return { product, variants: await statesOf(reader, id, wanted), common };
}

async function statesOf(reader: Reader, product: string, wanted: readonly Variant[]): Promise<ItemPreview[]> {
  const there = await siblingsOf(reader, product, null);
  const known = new Set(there.map(pairOf));
  const usedKeys = await takenKeys(reader, wanted.map(({ sku }) => foldCase(sku)));
  const previews = wanted.map(({ sku, color, size }): ItemPreview => ({
    sku,
    color,
    size,
    state: known.has(pairOf({ color, size })) ? "there" : usedKeys.has(foldCase(sku)) ? "taken" : "new",
  }));
  const added = previews.filter(({ state }) => state === "new").length;
  if (there.length + added > MAX_VARIANTS) {
    throw refused([{
      path: "params.colors",
      code: says("tooMany"),
      most: MAX_VARIANTS,
      found: there.length + added,
    }]);
  }
  return previews;
}

export const itemsPreview = async (
  { product, params }: { readonly product: string; readonly params: unknown },
  { db }: AuthorizedContext,
): Promise<readonly ItemPreview[]> => (await readRequest(db.read, product, params)).variants;

export const makeItems = mutation<"makeItems">(async (tx, { product: id, params }, context) => {
  const { product, variants, common } = await readRequest(tx, id, params);
  if (variants.some(({ state }) => state === "taken")) {
    throw refused([{ path: "params.colors", code: says("taken") }]);
  }
  const fresh = variants.filter(({ state }) => state === "new");
  const ids = await insertAll(tx, product, fresh, common, context);
  const made = await allOf(tx, item, ids, context);
  const audit = made.map((row) => item.auditOf(row, "makeItems", item.changes(item.blank, row)));
  return { result: made.map((row) => viewOf(row, context)), audit };
});

async function insertAll(
  tx: Writer,
  product: VariantsRequest["product"],
  variants: readonly Variant[],
  input: ItemInput,
  context: AuthorizedContext,
): Promise<string[]> {
  const { title, _id: product_id } = product;
  const common = item.read(input, item.blank, context);
  const ids: string[] = [];
  for (const { sku, color, size } of variants) {
    const values = { ...common, sku, title, color, size, variant: variantText(color, size) };
    const _id = newId();
    const defaults = { product_id, currency: context.settings.currency, status: "Active" };
    const derived = { sku_key: foldCase(sku), search_text: item.searchText(values) };
    await insertRecord(tx, item.source.table, { _id, ...defaults, ...values, ...derived }, context.now());
    ids.push(_id);
  }
  return ids;
}
