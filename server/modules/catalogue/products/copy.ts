/** `copyProduct`: copies a product, and its items under new SKUs. Source: docs/requirements.md S2.22. */
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import { productInput } from "../../../../api/inputs/catalogue/product.ts";
import { readInput, says } from "../../../../api/inputs/read.ts";
import { sku as skuInput } from "../../../../api/inputs/catalogue/sku.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { allOf, oneOf } from "../../../entity/find.ts";
import { foldCase, insertRecord, isTaken } from "../../../entity/record_store.ts";
import { mutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { item } from "../items/make.ts";
import { takenKeys } from "../items/make_store.ts";
import { product } from "./make.ts";
import { itemIdsOf, type ProductRow, viewOf } from "./store.ts";

const refused = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot copy the product: a value is missing or wrong", { problems });

export const copyProduct = mutation<"copyProduct">(async (tx, { _id: of, items, ...columns }, context) => {
  const row = await oneOf(tx, product, of, context);
  const read = readInput(productInput, { code: columns.code, title: columns.title });
  if (!read.ok) throw refused(read.problems);
  const code = read.value.code ?? "";
  const title = read.value.title ?? "";
  const claim = { table: "products", column: "code", value: code, isAlike: true, key: "code_key" };
  if (await isTaken(tx, { ...claim, within: {}, except: "" })) {
    throw refused([{ path: "code", code: says("taken") }]);
  }
  const values = { ...valuesOf(row), code, title, status: "Active" };
  const _id = newId();
  const derived = { code_key: foldCase(code), search_text: product.searchText(values) };
  await insertRecord(tx, product.source.table, { _id, ...values, ...derived }, context.now());
  const ids = items ? await copyItems(tx, row, { _id, code, title }, context) : [];
  const made = await oneOf(tx, product, _id, context);
  const entries = (await allOf(tx, item, ids, context))
    .map((each) => item.auditOf(each, "copyProduct", item.changes(item.blank, each)));
  const audit = [product.auditOf(made, "copyProduct", product.changes(product.blank, made)), ...entries];
  return { result: viewOf(made), audit };
});

const valuesOf = (row: ProductRow) =>
  Object.fromEntries(product.keys.map((key) => [key, row[key]])) as typeof product.blank;

/** Replaces the product's code at the start of a SKU. */
const skuOf = (sku: string, from: string, to: string): string =>
  foldCase(sku).startsWith(foldCase(from)) ? `${to}${sku.slice(from.length)}` : `${to}-${sku}`;

async function copyItems(
  tx: Writer,
  from: ProductRow,
  to: { readonly _id: string; readonly code: string; readonly title: string },
  context: AuthorizedContext,
): Promise<string[]> {
  const rows = await allOf(tx, item, await itemIdsOf(tx, from._id), context);
  const live = rows.filter(({ status }) => status !== "Discontinued");
  const skus = live.map(({ sku }) => skuOf(sku, from.code, to.code));
  if (skus.some((sku) => !readInput(skuInput, sku).ok)) {
    throw refused([{ path: "code", code: says("tooLong") }]);
  }
  const keys = skus.map(foldCase);
  if (new Set(keys).size < keys.length || (await takenKeys(tx, keys)).size > 0) {
    throw refused([{ path: "code", code: says("taken") }]);
  }
  const ids: string[] = [];
  for (const [at, row] of live.entries()) {
    const values = {
      ...Object.fromEntries(item.keys.map((key) => [key, row[key]])) as typeof item.blank,
      sku: skus[at] ?? "",
      title: to.title,
      substitute_id: null,
    };
    const _id = newId();
    const defaults = { product_id: to._id, currency: row.currency, status: "Active" };
    const derived = { sku_key: foldCase(values.sku), search_text: item.searchText(values) };
    await insertRecord(tx, item.source.table, { _id, ...defaults, ...values, ...derived }, context.now());
    ids.push(_id);
  }
  return ids;
}
